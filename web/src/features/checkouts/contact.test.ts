import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { expect, test } from "vitest";
import { contactToBill, contactToEdit, knownContact } from "./contact.ts";

const account = { email: "asha@example.com", name: null };

function known(phone: string | null) {
  const profile: Partial<Profile> = { name: "Asha Rao", email: "asha@example.com", phone, state_code: "29" };
  return knownContact(profile as Profile, account);
}

test("[Y-02] a stored number stands in the field as the profile shows it, and is billed as it is stored", () => {
  expect(contactToEdit(known("+919876543210"), {}).phone).toBe("+91 98765 43210");
  expect(contactToBill(known("+919876543210"), {}, 149_900)?.phone).toBe("+919876543210");
  expect(contactToEdit(known(null), {}).phone).toBe("");
});

test("[Y-02] what was typed in this tab wins over the stored number", () => {
  expect(contactToEdit(known("+919876543210"), { contact: { phone: "+91 98" } }).phone).toBe("+91 98");
});
