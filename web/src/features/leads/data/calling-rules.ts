import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type CallingHours, DEFAULT_CALLING_HOURS } from "@niyamdesk/domain/calls/calling-hours";
import { DEFAULT_LEAD_RULES, type LeadRules } from "@niyamdesk/domain/leads/lead-rules";
import { type Live, mapLive, useLiveDocument } from "../../../lib/firestore/live.ts";
import { type StoredData, timeIn } from "../../../lib/firestore/stored.ts";

/** Hours and rules as they are set, and when that was; null: never. */
export interface CallingRules {
  hours: CallingHours;
  rules: LeadRules;
  setAt: number | null;
}

/** Live; as usual until somebody sets others. */
export function useCallingRules(): Live<CallingRules> {
  const stored = useLiveDocument([COLLECTIONS.settings, "calling"], (_, data) => data);
  return mapLive(stored, (data) => readRules(data ?? {}));
}

/** The document is written by functions only, in the domain's own shape. */
function readRules(data: StoredData): CallingRules {
  const kept = data as Partial<CallingHours & LeadRules>;
  return {
    hours: { ...DEFAULT_CALLING_HOURS, ...kept },
    rules: { ...DEFAULT_LEAD_RULES, ...kept },
    setAt: timeIn(data, "updated_at"),
  };
}
