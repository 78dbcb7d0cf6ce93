import { type CallingHours, DEFAULT_CALLING_HOURS } from "@niyamdesk/domain/calls/calling-hours";
import { DEFAULT_LEAD_RULES, type LeadRules } from "@niyamdesk/domain/leads/lead-rules";
import type { Moment } from "@niyamdesk/domain/time/moment";
import { settingsRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** When people are called, as an administrator set it. */
export function callingHours(unit: UnitOfWork): Promise<CallingHours> {
  return callingSettings(unit);
}

/** The same, with how leads come to those who call. */
export async function callingSettings(
  unit: UnitOfWork,
): Promise<CallingHours & LeadRules & { updated_at?: Moment }> {
  return { ...DEFAULT_CALLING_HOURS, ...DEFAULT_LEAD_RULES, ...(await unit.get(settingsRef("calling"))) };
}
