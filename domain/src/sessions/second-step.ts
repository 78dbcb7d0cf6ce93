import type { Role } from "../base/roles.ts";
import type { Moment } from "../time/moment.ts";

/** Who must sign in with a second step. */
export const SECOND_STEP_RULES = ["nobody", "administrators", "staff"] as const;
export type SecondStepRule = (typeof SECOND_STEP_RULES)[number];

/** `settings/access`; absent: nobody. The rules of Firestore and Storage read it, so that it counts at once. */
export interface AccessSettings {
  second_step: SecondStepRule;
  updated_at?: Moment;
}

export function needsSecondStep(rule: SecondStepRule, role: Role | null): boolean {
  if (role === null || role === "client_user") return false;
  return rule === "staff" || (rule === "administrators" && role === "admin");
}

/** What a profile says of the second step of its account, for screens: the account at the provider is what counts. */
export interface SecondStep {
  /** What the provider calls what stands on the account: one usually. */
  ids: readonly string[];
  kind: "phone" | "app";
  /** The last digits of the number; null: an app. */
  phone_end: string | null;
  added_at: Moment;
}
