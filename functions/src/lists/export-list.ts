import { randomUUID } from "node:crypto";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { csvName, csvOf } from "@niyamdesk/domain/lists/csv";
import { isFoundIn } from "@niyamdesk/domain/lists/list";
import { MOST_ROWS_AT_ONCE, MOST_ROWS_EXPORTED } from "@niyamdesk/domain/lists/list-export";
import type { Query } from "firebase-admin/firestore";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { db } from "../platform/firestore.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { askForExport } from "./ask-for-export.ts";
import type { ExportedRecord } from "./columns.ts";
import { exportedView } from "./view-rows.ts";

const PAGE = 500;

/**
 * Counts and writes what the list was at one moment: rows that come or go meanwhile are in all of it or in none. Who took
 * which part of which list is noted before it is handed out. What is longer than some is left to a job.
 */
export async function exportList(
  { list, view: address, page }: ParsedInput<"exportList">,
  { uid, role }: Pick<Caller, "uid" | "role">,
  { atOnce = MOST_ROWS_AT_ONCE, most = MOST_ROWS_EXPORTED } = {},
): Promise<CallableOutputs["exportList"]> {
  const now = Date.now();
  const asked = { list, view: address, uid, role };
  const found = exportedView(asked, now);
  // Counted before any is read.
  const counted = await found.whole
    .limit(most + 1)
    .count()
    .get();
  const matching = counted.data().count;
  if (matching > most) throw new DomainError("too_many_rows");
  if (matching > atOnce) {
    const export_id = await askForExport({ ...asked, page, matching, moment: counted.readTime });
    return { name: "", rows: matching, text: "", export_id };
  }
  const { exported } = found;
  const records = await recordsOf(found, now);
  await commitTogether(async (unit) =>
    audit(unit, `export_${randomUUID()}`, {
      ...{ actor: uid, role: role ?? "", action: "list.exported", subject: `lists/${list}`, before: null },
      after: { view: address, rows: records.length },
    }),
  );
  return {
    name: csvName(exported.fileName, now, records.length),
    rows: records.length,
    text: csvOf(exported.columns, records),
    export_id: null,
  };
}

function recordsOf(
  { list, view, whole }: ReturnType<typeof exportedView>,
  now: number,
): Promise<ExportedRecord[]> {
  const query: Query = whole.limit(PAGE);
  return db().runTransaction(
    async (moment) => {
      const found: ExportedRecord[] = [];
      for (let page = await moment.get(query); ; ) {
        for (const entry of page.docs) {
          const record = entry.data();
          if (isFoundIn(list, view, record, now)) found.push({ id: entry.id, data: record });
        }
        const last = page.docs.at(-1);
        if (last === undefined || page.size < PAGE) return found;
        // From the document and not from its value: several may share that.
        page = await moment.get(query.startAfter(last));
      }
    },
    { readOnly: true },
  );
}
