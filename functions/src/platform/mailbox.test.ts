import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test("[R-05] addresses with a note after a plus are one mailbox", () => {
  expect(mailboxOf("asha+one@example.in")).toBe("asha@example.in");
  expect(mailboxOf("Asha+one+two@example.in")).toBe("asha@example.in");
  expect(mailboxOf("asha.rao@example.in")).toBe("asha.rao@example.in");
  expect(mailboxOf("+@example.in")).toBe("+@example.in");
});

test("[P-03] dots are no other mailbox where the provider sees none", () => {
  for (const typed of ["asharao@gmail.com", "Asha.Rao@gmail.com", "a.s.h.a.rao+x.y@googlemail.com"]) {
    expect(mailboxOf(typed)).toBe("asharao@gmail.com");
  }
  expect(mailboxOf("asha.rao@gmail.com.example.in")).toBe("asha.rao@gmail.com.example.in");
});
