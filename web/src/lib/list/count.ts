import type { QueryShape } from "@niyamdesk/domain/base/query";
import { type Firestore, getCountFromServer } from "firebase/firestore";
import { listQuery } from "../firestore/firestore-query.ts";
import type { Count } from "./use-list.ts";

/** How many a view has: one read for a thousand, and no more than the rules let be counted. */
export async function countOf(db: Firestore, shape: QueryShape, most: number): Promise<Count> {
  const counted = await getCountFromServer(listQuery(db, shape, { after: null, upTo: null, most }));
  const rows = counted.data().count;
  return { rows, orMore: rows >= most };
}
