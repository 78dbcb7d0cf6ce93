import { defineCallable } from "../platform/define-callable.ts";
import { resendInvitation as resend } from "./resend-invitation.ts";

/** Another invitation for somebody who has not signed in yet. */
export const resendInvitation = defineCallable("resendInvitation", { roles: ["admin"] }, ({ uid }, caller) =>
  resend(uid, caller),
);
