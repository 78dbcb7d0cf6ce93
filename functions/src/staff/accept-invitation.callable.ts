import { defineCallable } from "../platform/define-callable.ts";
import { acceptInvitation as accept } from "./accept-invitation.ts";

/** The first password of an invited member of staff, by the token of the mail. */
export const acceptInvitation = defineCallable(
  "acceptInvitation",
  { roles: "anyone" },
  async ({ token, password }) => ({ email: await accept(token, password) }),
);
