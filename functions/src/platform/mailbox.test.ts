import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test("[R-05] addresses with a note after a plus are one mailbox", () => {
  expect(mailboxOf("asha+one@example.in")).toBe("asha@example.in");
  expect(mailboxOf("Asha+one+two@example.in")).toBe("asha@example.in");
  expect(mailboxOf("asha.rao@example.in")).toBe("asha.rao@example.in");
  expect(mailboxOf("+@example.in")).toBe("+@example.in");
});
