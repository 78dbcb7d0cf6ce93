import { defineCallable } from "../platform/define-callable.ts";
import { removeMember } from "./remove-member.ts";

/** Ends somebody's work for a partner, at once. */
export const removePartnerStaff = defineCallable(
  "removePartnerStaff",
  { roles: ["franchise"] },
  async ({ uid }, caller) => {
    await removeMember(uid, caller);
    return {};
  },
);
