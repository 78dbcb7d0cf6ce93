import { defineCallable } from "../platform/define-callable.ts";
import { inviteMember } from "./invite-member.ts";

/** Mails somebody the way into a partner's workspace. */
export const invitePartnerStaff = defineCallable(
  "invitePartnerStaff",
  // Ten at a time, and a few that were mistyped.
  { roles: ["franchise"], rateLimit: { calls: 20, perSeconds: 3600 } },
  async (input, caller) => ({ uid: await inviteMember(input, caller) }),
);
