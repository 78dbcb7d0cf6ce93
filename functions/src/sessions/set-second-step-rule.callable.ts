import { defineCallable } from "../platform/define-callable.ts";
import { saveSecondStepRule } from "./second-step-rule.ts";

/** Who must sign in with a second step. */
export const setSecondStepRule = defineCallable(
  "setSecondStepRule",
  { roles: ["admin"] },
  async (input, caller) => {
    await saveSecondStepRule(input, caller);
    return {};
  },
);
