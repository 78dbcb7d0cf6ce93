import * as z from "zod/mini";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { SECOND_STEP_RULES } from "./second-step.ts";
import { accountReason } from "./session.ts";

/** `setSecondStepRule`. */
export const secondStepRuleInput = z.strictObject({
  /** `updated_at` of what was on the screen, epoch ms. */
  seen_at: z.nullable(z.int()),
  second_step: z.enum(SECOND_STEP_RULES),
});

/** `removeStaffSecondStep`: of a colleague whose phone is lost. */
export const removeStaffSecondStepInput = z.strictObject({
  uid: z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, FIELD_WORDS.fillThisIn)),
  reason: accountReason,
});
