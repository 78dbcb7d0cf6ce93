import { defineCallable } from "../platform/define-callable.ts";
import { sendNumberProof as send } from "./send-number-proof.ts";

/** Mails the second proof of an account that nobody used for long; by the ticket of the refused sign-in. */
export const sendNumberProof = defineCallable("sendNumberProof", { roles: "anyone" }, ({ token }) =>
  send(token),
);
