import { defineCallable } from "../platform/define-callable.ts";
import { agree } from "./agree-fees.ts";

/** Agrees fees with a CA, from a day on. */
export const agreeFees = defineCallable("agreeFees", { roles: ["admin"] }, async (input, caller) => {
  await agree(input, caller);
  return {};
});
