import { defineCallable } from "../platform/define-callable.ts";
import { resendMail as resend } from "./resend-mail.ts";

/** Tries a mail again that was given up. */
export const resendMail = defineCallable("resendMail", { roles: ["admin"] }, async (input, caller) => {
  await resend(input, caller);
  return {};
});
