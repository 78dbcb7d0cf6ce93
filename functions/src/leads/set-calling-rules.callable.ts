import { defineCallable } from "../platform/define-callable.ts";
import { saveCallingRules } from "../settings/save-calling-rules.ts";

/** Sets when people are called, and how leads come to those who call. */
export const setCallingRules = defineCallable(
  "setCallingRules",
  { roles: ["admin"] },
  async (input, caller) => {
    await saveCallingRules(input, caller);
    return {};
  },
);
