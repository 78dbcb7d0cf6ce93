import { describe, expect, it } from "vitest";
import { usePhoneTables } from "../phone/phone.ts";
import { PHONE_TABLES } from "../phone/phone-tables.ts";
import { callbackForm, callbackInput, contactForm, contactInput } from "./contact.ts";

usePhoneTables(PHONE_TABLES);

const form = {
  name: "R. K.",
  email: "asha@example.in",
  phone: "9876543210",
  message: "Which plan do I need?",
};
const sent = { ...form, request_id: "3f2b8c1e-9d4a-4e6f-8b1a-2c3d4e5f6a7b", website: "" };

describe("the contact form", () => {
  it("[P-03] takes a complete form; the number is stored as one that can be called", () => {
    expect(contactForm.parse(form)).toEqual({ ...form, phone: "+919876543210" });
    expect(contactForm.parse({ ...form, phone: "०९८७६५४३२१०" }).phone).toBe("+919876543210");
    expect(contactInput.safeParse(sent).success).toBe(true);
  });

  it.each([
    [{ name: "A" }, "name", "Name must be at least 2 characters"],
    [{ email: "asha" }, "email", "Please enter a valid email address"],
    [{ phone: "98765 4321O" }, "phone", "Please enter a phone number of 10 digits or more, digits only"],
    [{ phone: "call me" }, "phone", "Please enter a phone number of 10 digits or more, digits only"],
    [{ phone: "14155552671" }, "phone", "Please enter a valid phone number"],
    [{ phone: "+65 1234 5678" }, "phone", "Please enter a valid phone number"],
    [{ phone: "+91 98765 4321" }, "phone", "Please enter a valid phone number"],
    [{ phone: "987654321" }, "phone", "Please enter a phone number of 10 digits or more, digits only"],
    [{ phone: "1234567890" }, "phone", "Please enter a valid phone number"],
    [{ message: "too short" }, "message", "Message must be at least 10 characters"],
    [{ message: "x".repeat(2001) }, "message", "Please keep the message under 2000 characters"],
    [{ message: "\u200b".repeat(12) }, "message", "Message must be at least 10 characters"],
    [{ message: "\ud800".repeat(12) }, "message", "Please write in plain text"],
    [{ message: "\u202e click here now please" }, "message", "Please write in plain text"],
    [{ message: "a message\u0000 with a control" }, "message", "Please write in plain text"],
  ])("[P-03] %j is answered at the field", (change, field, words) => {
    const issues = contactForm.safeParse({ ...form, ...change }).error?.issues ?? [];
    expect(issues.filter((issue) => issue.path[0] === field).map((issue) => issue.message)).toContain(words);
  });

  it.each([
    ["98765 43210", "+919876543210"],
    ["\u202a+91 98765 43210\u202c", "+919876543210"],
    ["tel:+919876543210", "+919876543210"],
    ["022 2345 6789", "+912223456789"],
    ["+91 22 2345 6789", "+912223456789"],
    ["+65 9123 4567", "+6591234567"],
    ["0014155550100", "+14155550100"],
    ["+960 777 1234", "+9607771234"],
    ["+44 7700 900123", "+447700900123"],
  ])(
    "[SX-03] [N-12] [N-13] '%s' reaches the function as that number, from form and call-back",
    (typed, number) => {
      expect(contactForm.parse({ ...form, phone: typed }).phone).toBe(number);
      expect(contactInput.parse({ ...sent, phone: typed }).phone).toBe(number);
      expect(contactInput.parse({ ...sent, phone: number }).phone).toBe(number);
      expect(callbackForm.parse({ name: form.name, phone: typed }).phone).toBe(number);
    },
  );

  it("[FRM-15] markup in a name is refused, and so is what the form does not ask", () => {
    expect(contactForm.safeParse({ ...form, name: "<img src=x onerror=alert(1)>" }).success).toBe(false);
    expect(contactInput.safeParse({ ...sent, status: "closed" }).success).toBe(false);
    expect(callbackInput.safeParse({ ...sent, service_id: "a/b" }).success).toBe(false);
  });
});
