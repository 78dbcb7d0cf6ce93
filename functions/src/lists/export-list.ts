import { randomUUID } from "node:crypto";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ListFile } from "@niyamdesk/domain/base/list-file";
import { csvName, csvOf } from "@niyamdesk/domain/lists/csv";
import { isFoundIn, listShape } from "@niyamdesk/domain/lists/list";
import { isAddressOf, viewIn } from "@niyamdesk/domain/lists/list-address";
import { MOST_ROWS_EXPORTED } from "@niyamdesk/domain/lists/list-export";
import { isListName, LISTS, type ListName } from "@niyamdesk/domain/lists/lists";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { db } from "../platform/firestore.ts";
import { shapedQuery } from "../platform/query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import type { ExportedRecord } from "./columns.ts";
import { LIST_EXPORTS } from "./list-exports.ts";

const PAGE = 500;

/**
 * Counts and writes what the list was at one moment: rows that come or go meanwhile are in all of it or in none. Who took
 * which part of which list is noted before it is handed out.
 */
export async function exportList(
  name: string,
  address: string,
  { uid, role }: Pick<Caller, "uid" | "role">,
  most = MOST_ROWS_EXPORTED,
): Promise<ListFile> {
  if (!isListName(name)) throw new DomainError("invalid_input", { field: "list" });
  const list = LISTS[name];
  if (role !== list.by) throw new DomainError("forbidden");
  const exported = LIST_EXPORTS[name];
  if (exported === undefined) throw new DomainError("list_not_exported");
  // What is read generously in an address would be exported whole here.
  if (!isAddressOf(list, address)) throw new DomainError("invalid_input", { field: "view" });
  const records = await recordsOf(name, address, uid, most);
  const id = `export_${randomUUID()}`;
  await commitTogether(async (unit) =>
    audit(unit, id, {
      actor: uid,
      role,
      action: "list.exported",
      subject: `lists/${name}`,
      before: null,
      after: { view: address, rows: records.length },
    }),
  );
  return {
    name: csvName(exported.fileName, Date.now(), records.length),
    rows: records.length,
    text: csvOf(exported.columns, records),
  };
}

async function recordsOf(
  name: ListName,
  address: string,
  uid: string,
  most: number,
): Promise<ExportedRecord[]> {
  const list = LISTS[name];
  const view = viewIn(list, address);
  const whole = shapedQuery(db(), listShape(list, view, uid));
  const query = whole.limit(PAGE);
  // Counted before any is read.
  const counted = await whole
    .limit(most + 1)
    .count()
    .get();
  if (counted.data().count > most) throw new DomainError("too_many_rows");
  return db().runTransaction(
    async (moment) => {
      const found: ExportedRecord[] = [];
      for (let page = await moment.get(query); ; ) {
        for (const entry of page.docs) {
          const record = entry.data();
          if (isFoundIn(list, view, record)) found.push({ id: entry.id, data: record });
        }
        if (found.length > most) throw new DomainError("too_many_rows");
        const last = page.docs.at(-1);
        if (last === undefined || page.size < PAGE) return found;
        // From the document and not from its value: several may share that.
        page = await moment.get(query.startAfter(last));
      }
    },
    { readOnly: true },
  );
}
