import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newEmail, newPhone } from "../support/actors.ts";
import { waitForMail } from "../support/mailbox.ts";
import { deliverMail } from "./outbox.ts";
import { call, useProduct } from "./product.ts";

useProduct();

const form = () => ({
  ...{ name: "Asha Rao", email: newEmail(), phone: newPhone().slice(3), website: "" },
  ...{ message: "Which plan do I need for GST?", request_id: randomUUID() },
});

test("[P-03] [P-13] whoever writes on a Hindi page is answered in Hindi, and others in English", async () => {
  const [hindi, english] = [{ ...form(), language: "hi" as const }, form()];
  for (const sent of [hindi, english]) {
    await call("sendContactMessage", sent);
    expect(await deliverMail(`contact_received_${sent.request_id}`)).toBe("sent");
  }
  const { subject, text, html } = await waitForMail(hindi.email);
  expect(subject).toBe("आपका संदेश मिल गया");
  expect(text).toMatch(/^नमस्ते,/);
  expect(text).toContain("कोई सवाल?");
  expect(text).not.toContain("Questions?");
  expect(html).toContain('lang="hi-IN"');
  const other = await waitForMail(english.email);
  expect(other.subject).toBe("We have your message");
  expect(other.text).toMatch(/^Hello,/);
  expect(other.text).toContain("Questions?");
});
