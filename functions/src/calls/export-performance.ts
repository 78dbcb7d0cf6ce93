import { randomUUID } from "node:crypto";
import type { ListFile } from "@niyamdesk/domain/base/list-file";
import {
  CALL_DISPOSITIONS,
  CALL_STATUSES,
  type CallDisposition,
  type CallStatus,
} from "@niyamdesk/domain/calls/call";
import { figuresOf, type TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import { outcomesOf, wholeDays } from "@niyamdesk/domain/calls/performance";
import { daysOf } from "@niyamdesk/domain/calls/period";
import { ownDaysQuery } from "@niyamdesk/domain/calls/queries";
import { type CsvColumn, csvName, csvOf } from "@niyamdesk/domain/lists/csv";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { DAY_MS } from "../platform/clock.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

const STATUS_HEADINGS: Record<CallStatus, string> = {
  connected: "Connected",
  no_answer: "No answer",
  busy: "Busy",
  voicemail: "Voicemail",
  failed: "Failed",
};

const DISPOSITION_HEADINGS: Record<CallDisposition, string> = {
  interested: "Said: interested",
  not_interested: "Said: not interested",
  callback: "Said: call back",
  converted: "Said: converted",
  do_not_call: "Said: do not call",
};

const number = (heading: string, value: (day: TelecallerDay) => number): CsvColumn<TelecallerDay> => ({
  heading,
  kind: "number",
  value,
});

const COLUMNS: readonly CsvColumn<TelecallerDay>[] = [
  { heading: "Day", kind: "day", value: ({ day }) => startOfIstDayNamed(day) },
  number("Calls", (day) => figuresOf([day]).calls),
  ...CALL_STATUSES.map((status) =>
    number(STATUS_HEADINGS[status], (day) => outcomesOf([day]).statuses[status]),
  ),
  number("Connection rate (%)", (day) => figuresOf([day]).connect_rate),
  number("Talk time (seconds)", (day) => figuresOf([day]).talk_seconds),
  ...CALL_DISPOSITIONS.map((disposition) =>
    number(DISPOSITION_HEADINGS[disposition], (day) => outcomesOf([day]).dispositions[disposition]),
  ),
  number("People called", (day) => figuresOf([day]).called),
  number("Leads generated", (day) => figuresOf([day]).generated),
  number("Conversions", (day) => figuresOf([day]).converted),
  number("Conversion rate (%)", (day) => figuresOf([day]).conversion_rate),
];

/**
 * Every day of the period, also those without a call, by the calendar of India. Who took which days is noted before they are
 * handed out.
 *
 * @param from name of the first day, such as `2026-11-29`
 * @param last name of the last one
 */
export async function exportPerformance(
  from: string,
  last: string,
  { uid, role }: Pick<Caller, "uid" | "role">,
): Promise<ListFile> {
  const found = await runQuery(ownDaysQuery, { uid, from, last });
  const names = daysOf({ from: startOfIstDayNamed(from), until: startOfIstDayNamed(last) + DAY_MS });
  const days = wholeDays(
    uid,
    names,
    found.map((entry) => entry.data() as TelecallerDay),
  );
  await commitTogether(async (unit) =>
    audit(unit, `export_${randomUUID()}`, {
      actor: uid,
      role: role ?? "",
      action: "performance.exported",
      subject: `telecaller_days/${uid}`,
      before: null,
      after: { from, last, rows: days.length },
    }),
  );
  return {
    name: csvName("performance", Date.now(), days.length),
    rows: days.length,
    text: csvOf(COLUMNS, days),
  };
}
