import { defineCallable } from "../platform/define-callable.ts";
import { invite } from "./invite.ts";

/** Makes the account of a new member of staff and mails the way to its first password. */
export const inviteStaff = defineCallable("inviteStaff", { roles: ["admin"] }, async (input, caller) => ({
  uid: await invite(input, caller),
}));
