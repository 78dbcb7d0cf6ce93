import { CALL_DISPOSITIONS, CALL_STATUSES } from "@niyamdesk/domain/calls/call";
import type { DayCall, DayResult, TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import { numberIn, oneIn, partsIn, type StoredData, textIn } from "../../../lib/firestore/stored.ts";

const RESULTS: readonly DayResult["result"][] = ["qualified", "interested", "converted"];

export function readDay(_: string, data: StoredData): TelecallerDay | null {
  const day = textIn(data, "day");
  if (day === null) return null;
  return {
    telecaller_id: textIn(data, "telecaller_id") ?? "",
    day,
    calls: partsIn(data, "calls").map(readCall),
    results: partsIn(data, "results").flatMap(readResult),
  };
}

function readCall(data: StoredData): DayCall {
  return {
    id: textIn(data, "id") ?? "",
    lead_id: textIn(data, "lead_id") ?? "",
    minute: numberIn(data, "minute"),
    status: oneIn(data, "status", CALL_STATUSES, "failed"),
    disposition: CALL_DISPOSITIONS.find((known) => known === data.disposition) ?? null,
    seconds: numberIn(data, "seconds"),
  };
}

function readResult(data: StoredData): DayResult[] {
  const result = RESULTS.find((known) => known === data.result);
  if (result === undefined) return [];
  return [{ lead_id: textIn(data, "lead_id") ?? "", minute: numberIn(data, "minute"), result }];
}
