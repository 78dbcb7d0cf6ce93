import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Role } from "@niyamdesk/domain/base/roles";
import { listShape } from "@niyamdesk/domain/lists/list";
import { isAddressOf, viewIn } from "@niyamdesk/domain/lists/list-address";
import { isListName, LISTS } from "@niyamdesk/domain/lists/lists";
import { db } from "../platform/firestore.ts";
import { shapedQuery } from "../platform/query.ts";
import { LIST_EXPORTS } from "./list-exports.ts";

/** What somebody asked to have as a file. */
interface AskedFile {
  list: string;
  view: string;
  uid: string;
  role: Role | null;
}

/**
 * A view of a list that may be had as a file: what it asks the database, and what stands in the file.
 *
 * @param now what 'today' means in it, epoch ms
 * @throws DomainError invalid_input, forbidden, list_not_exported
 */
export function exportedView({ list: name, view: address, uid, role }: AskedFile, now: number) {
  if (!isListName(name)) throw new DomainError("invalid_input", { field: "list" });
  const list = LISTS[name];
  if (role !== list.by) throw new DomainError("forbidden");
  const exported = LIST_EXPORTS[name];
  if (exported === undefined) throw new DomainError("list_not_exported");
  // What is read generously in an address would be exported whole here.
  if (!isAddressOf(list, address)) throw new DomainError("invalid_input", { field: "view" });
  const view = viewIn(list, address);
  return { list, view, exported, whole: shapedQuery(db(), listShape(list, view, uid, now)) };
}
