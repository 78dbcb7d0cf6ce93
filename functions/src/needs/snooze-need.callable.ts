import { defineCallable } from "../platform/define-callable.ts";
import { snooze } from "./snooze.ts";

/** Puts off what the dashboard says until tomorrow. */
export const snoozeNeed = defineCallable("snoozeNeed", { roles: ["admin"] }, async (input, caller) => {
  await snooze(input, caller);
  return {};
});
