import { defineCallable } from "../platform/define-callable.ts";
import { saveStepPlan as save } from "./save-step-plan.ts";

/** Changes the way of a service from paid to filed. */
export const saveStepPlan = defineCallable(
  "saveStepPlan",
  { roles: ["admin"], maxBytes: 48 * 1024 },
  async (input, caller) => ({ version: await save(input, caller) }),
);
