import { isFoundIn, type ListView, listShape } from "@niyamdesk/domain/lists/list";
import { LISTS, type ListName } from "@niyamdesk/domain/lists/lists";
import { type Firestore, getDocsFromServer } from "firebase/firestore";
import { listQuery } from "../firestore/firestore-query.ts";
import type { Reader } from "../firestore/live.ts";

/** Everything that matches, as it is now: for what is done to all of it. Never from what this browser remembers. */
export async function collectRows<T>(
  db: Firestore,
  name: ListName,
  { view, uid, most, read }: { view: ListView; uid: string; most: number; read: Reader<T> },
): Promise<{ id: string; row: T }[]> {
  const list = LISTS[name];
  const found = await getDocsFromServer(
    listQuery(db, listShape(list, view, uid), { after: null, upTo: null, most }),
  );
  return found.docs.flatMap((entry) => {
    const row = isFoundIn(list, view, entry.data()) ? read(entry.id, entry.data()) : null;
    return row === null ? [] : [{ id: entry.id, row }];
  });
}
