import { FIGURES, FIRM_MONTHS, type Figures, SIDES } from "@niyamdesk/domain/firm/firm-month";
import { monthsAt, type ReportedMonth } from "@niyamdesk/domain/firm/report";
import { type Live, useLiveDocument } from "../../lib/firestore/live.ts";
import { partIn, type StoredData, timeIn } from "../../lib/firestore/stored.ts";

export interface MonthView extends ReportedMonth {
  /** Epoch ms. */
  recountedAt: number | null;
}

/** This month and the one before, as far as there is anything of them. @param now epoch ms */
export function useFirmMonths(now: number): Live<MonthView[]> {
  const [current, previous] = monthsAt(now);
  const one = useLiveDocument([FIRM_MONTHS, current], readMonth);
  const next = useLiveDocument([FIRM_MONTHS, previous], readMonth);
  if (one.status !== "ready") return one;
  if (next.status !== "ready") return next;
  return { status: "ready", value: [one.value, next.value].filter((month) => month !== null) };
}

function readMonth(month: string, data: StoredData): MonthView {
  const sums = (field: string) =>
    Object.fromEntries(
      Object.keys(partIn(data, field)).map((key) => [key, figuresIn(partIn(partIn(data, field), key))]),
    );
  const [services, partners, workers] = SIDES.map(sums);
  const names = Object.entries(partIn(data, "names")).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return {
    month,
    ...{ days: sums("days"), services: services ?? {}, partners: partners ?? {}, workers: workers ?? {} },
    names: Object.fromEntries(names),
    recountedAt: timeIn(data, "recounted_at"),
  };
}

function figuresIn(data: StoredData): Figures {
  return Object.fromEntries(
    FIGURES.flatMap((figure) => (typeof data[figure] === "number" ? [[figure, data[figure]]] : [])),
  );
}
