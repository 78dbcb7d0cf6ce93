import type { BookPart, MonthBooks } from "@niyamdesk/domain/accounting/callables";
import { boundsOfMonth } from "@niyamdesk/domain/accounting/month";
import { settlementsOfMonthQuery } from "@niyamdesk/domain/accounting/queries";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { useEffect, useState } from "react";
import { call } from "../../../lib/backend/callables.ts";
import { saveFile } from "../../../lib/files/save-file.ts";
import { type Live, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import { readLook, readSettlement, type SettlementView, type UnsettledView } from "../read-settlement.ts";

/** What a month comes to, as it was when it was asked for. */
export function useBooks(month: string): Live<MonthBooks> {
  const [answer, setAnswer] = useState<{ month: string; live: Live<MonthBooks> } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks anew
  useEffect(() => {
    let isShown = true;
    const tell = (live: Live<MonthBooks>) => isShown && setAnswer({ month, live });
    call("booksOfMonth", { month }).then(
      (value) => tell({ status: "ready", value }),
      () =>
        tell({
          status: "failed",
          retry: () => {
            setAnswer(null);
            setTries((count) => count + 1);
          },
        }),
    );
    return () => {
      isShown = false;
    };
  }, [month, tries]);
  return answer?.month === month ? answer.live : { status: "loading" };
}

/** The settlements of a month, the newest first, live. */
export function useSettlements(month: string): Live<SettlementView[]> {
  const { from, until } = boundsOfMonth(month);
  return useLiveQuery(settlementsOfMonthQuery, { from_at: from, until_at: until }, readSettlement);
}

/** What is not settled yet, live; null: nobody has looked yet. */
export function useUnsettled(): Live<UnsettledView | null> {
  const live = useLiveDocument([COLLECTIONS.settings, "settlements"], readLook);
  return live.status === "refused" ? { status: "ready", value: null } : live;
}

/** Each throws `AppError`. */
export async function saveBook(month: string, part: BookPart): Promise<{ name: string; rows: number }> {
  return save(await call("exportBooks", { month, part }));
}

export async function saveSettlements(month: string): Promise<{ name: string; rows: number }> {
  return save(await call("exportSettlements", { month }));
}

function save({ name, text, rows }: { name: string; text: string; rows: number }) {
  saveFile(new TextEncoder().encode(text), "text/csv;charset=utf-8", name);
  return { name, rows };
}
