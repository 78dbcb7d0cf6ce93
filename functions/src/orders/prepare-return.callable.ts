import { defineCallable } from "../platform/define-callable.ts";
import { prepareReturn as prepare } from "./prepare-return.ts";

/** Prepares a purchase for a client and mails them where to pay it. */
export const prepareReturn = defineCallable(
  "prepareReturn",
  { roles: ["tax_executive", "ca", "admin"] },
  (input, caller) => prepare(input, caller),
);
