import { defineCallable } from "../platform/define-callable.ts";
import { sendLink } from "./send-link.ts";

/** Prepares a purchase for a lead, and mails it where that is wanted. */
export const sendCheckoutLink = defineCallable(
  "sendCheckoutLink",
  { roles: ["telecaller", "ca", "admin"] },
  (input, caller) => sendLink(input, caller),
);
