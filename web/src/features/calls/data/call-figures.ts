import { CALL_DISPOSITIONS, CALL_STATUSES } from "@niyamdesk/domain/calls/call";
import { type CallSums, type DayCall, figuresOf, type TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import { ownDaysSinceQuery } from "@niyamdesk/domain/calls/queries";
import { istDay } from "@niyamdesk/domain/time/time";
import { useEffect, useState } from "react";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { numberIn, oneIn, partsIn, type StoredData, textIn } from "../../../lib/firestore/stored.ts";

/** Sums of a person's calls by days, live: all of them, however many a list shows. @param since epoch ms, a day's begin */
export function useDays(uid: string, since: number): Live<TelecallerDay[]> {
  return useLiveQuery(ownDaysSinceQuery, { uid, since: istDay(since) }, readDay);
}

/**
 * Sums over all calls there ever were, which the database adds up.
 *
 * @param again changes when they are to be asked for anew; null: they are not needed
 */
export function useAllSums(again: string | null): Live<CallSums> {
  const [answer, setAnswer] = useState<Live<CallSums>>({ status: "loading" });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both say that it is asked anew
  useEffect(() => {
    if (again === null) return;
    let isShown = true;
    call("sumOfCalls", {}).then(
      (value) => isShown && setAnswer({ status: "ready", value }),
      () => isShown && setAnswer({ status: "failed", retry: () => setTries((count) => count + 1) }),
    );
    return () => {
      isShown = false;
    };
  }, [again, tries]);
  return answer;
}

export function sumsIn(days: readonly TelecallerDay[]): CallSums {
  const { calls, connected, talk_seconds } = figuresOf(days);
  return { calls, connected, talk_seconds };
}

function readDay(id: string, data: StoredData): TelecallerDay {
  return {
    telecaller_id: textIn(data, "telecaller_id") ?? "",
    day: textIn(data, "day") ?? id,
    calls: partsIn(data, "calls").map(readDayCall),
    results: [],
  };
}

function readDayCall(data: StoredData): DayCall {
  return {
    id: textIn(data, "id") ?? "",
    lead_id: textIn(data, "lead_id") ?? "",
    minute: numberIn(data, "minute"),
    status: oneIn(data, "status", CALL_STATUSES, "failed"),
    disposition: CALL_DISPOSITIONS.find((known) => known === data.disposition) ?? null,
    seconds: numberIn(data, "seconds"),
  };
}
