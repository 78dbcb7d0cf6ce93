import { normalisePhone } from "@niyamdesk/domain/phone/phone";
import fc from "fast-check";
import { expect, it } from "vitest";
import { typedPhone } from "./typed-phone.ts";

/** As a person types: one key after the other. */
function keyed(text: string, before = ""): string {
  let value = before;
  for (const key of text) value = typedPhone(value, value + key);
  return value;
}

it.each([
  "98765 43210",
  "9876543210",
  "09876543210",
  "0091 98765 43210",
  "919876543210",
  "+919876543210",
  "+91 98765-43210",
  "(+91)98765 43210",
  "९८७६५४३२१०",
])("[A-03] [AUTH-01] '%s' is one number, pasted or typed, and begins with a plus", (text) => {
  for (const value of [typedPhone("", text), keyed(text), typedPhone("+91 ", text)]) {
    expect(value).toMatch(/^\+[\d ]+$/);
    expect(normalisePhone(value)).toBe("+919876543210");
  }
});

it("[A-03] behind the country code that stands there already, any common way to go on is understood", () => {
  for (const text of ["9876543210", "98765 43210", "09876543210", "919876543210"]) {
    expect(normalisePhone(keyed(text, "+91 "))).toBe("+919876543210");
  }
});

it.each(["098765 43210", "09876543210", "(0)98765-43210", "91 098765 43210", "0 91 98765 43210"])(
  "[A-03] the zero of '%s' is dialled within India only: the field shows the number without it",
  (text) => {
    for (const value of [
      typedPhone("", text),
      typedPhone("+91 ", `+91 ${text}`),
      keyed(text),
      keyed(text, "+91 "),
    ]) {
      expect(value.replace(/ /g, "")).toBe("+919876543210");
    }
  },
);

it("[A-03] another country's number is left alone", () => {
  expect(normalisePhone(keyed("+65 9123 4567"))).toBe("+6591234567");
  expect(normalisePhone(typedPhone("+91 ", "+1 415 555 2671"))).toBe("+14155552671");
});

it("[A-03] deleted down to the plus, the field starts anew; a plus typed into an empty field stays", () => {
  expect(typedPhone("+9", "+")).toBe("");
  expect(typedPhone("", "+")).toBe("+");
  expect(keyed("98765 43210", typedPhone("+9", "+"))).toBe("+91 98765 43210");
});

it("[A-03] whatever is typed, only digits, spaces and one leading plus stay, and typing it again changes nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^[0-9+ :().-]{0,20}$/)), (text) => {
      const value = typedPhone("", text);
      expect(value).toMatch(/^(\+?[\d ]*|0)$/);
      expect(typedPhone("", value)).toBe(value);
    }),
  );
});

it.each([
  ["+65 9123 4567", "+6591234567"],
  ["+960 777 1234", "+9607771234"],
  ["0065 9123 4567", "+6591234567"],
  ["+44 7700 900123", "+447700900123"],
])(
  "[N-13] '%s' stays that number, typed or pasted, also behind the +91 that stands there",
  (text, number) => {
    for (const value of [
      typedPhone("", text),
      typedPhone("+91 ", `+91 ${text}`),
      keyed(text),
      keyed(text, "+91 "),
      keyed(text, "+91"),
    ]) {
      expect(normalisePhone(value)).toBe(number);
    }
  },
);

it("[N-13] landlines with their 0 can be typed behind it too", () => {
  for (const before of ["", "+91 "]) {
    expect(normalisePhone(keyed("022 2345 6789", before))).toBe("+912223456789");
  }
});

it.each([
  "\u202a+91 98765 43210\u202c",
  "\u2068+91 98765 43210\u2069",
  "98765\u201143210",
  "98765–43210",
  "98765\u200b43210",
  "tel:+919876543210",
  "９８７６５４３２１０",
  "૯૮૭૬૫૪૩૨૧૦",
  "৯৮৭৬৫৪৩২১০",
  "＋91 98765 43210",
])("[N-12] '%s' is pasted as one number, and no digit is lost", (text) => {
  for (const value of [typedPhone("", text), typedPhone("+91 ", `+91 ${text}`)]) {
    expect(normalisePhone(value)).toBe("+919876543210");
  }
});
