import { defineCallable } from "../platform/define-callable.ts";
import { prove } from "./look-at-mailing.ts";

/** Sends a mailing to who asks, and to nobody else. */
export const proveMailing = defineCallable("proveMailing", { roles: ["admin"] }, async (input, caller) => ({
  to: await prove(input, caller),
}));
