import { defineCallable } from "../platform/define-callable.ts";
import { sendVerification } from "./send-verification.ts";

/** The mail by which a person proves that the account's address is theirs. */
export const sendVerificationMail = defineCallable(
  "sendVerificationMail",
  { roles: "signed_in", rateLimit: { calls: 20, perSeconds: 60 } },
  (_input, caller) => sendVerification(caller),
);
