import { type CallingHours, DEFAULT_CALLING_HOURS } from "@niyamdesk/domain/calls/calling-hours";
import { settingsRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** When people are called, as an administrator set it. */
export async function callingHours(unit: UnitOfWork): Promise<CallingHours> {
  return { ...DEFAULT_CALLING_HOURS, ...(await unit.get(settingsRef("calling"))) };
}
