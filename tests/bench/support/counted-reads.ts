import { DocumentReference, Firestore, Query } from "@google-cloud/firestore";
import { db } from "../../../functions/src/platform/firestore.ts";

/** How many documents this process reads, and pays for, while something runs. A count is one for each thousand. */
export async function countedReads(work: () => Promise<unknown>): Promise<number> {
  let read = 0;
  const counting = Object.getPrototypeOf(db().collection("_").count());
  const { get: query } = Query.prototype;
  const { get: single } = DocumentReference.prototype;
  const { get: aggregate } = counting;
  const { getAll } = Firestore.prototype;
  Query.prototype.get = async function counted(this: Query) {
    const found = await query.call(this);
    read += Math.max(1, found.size);
    return found;
  };
  DocumentReference.prototype.get = function counted(this: DocumentReference) {
    read += 1;
    return single.call(this);
  };
  counting.get = function counted() {
    read += 1;
    return aggregate.call(this);
  };
  Firestore.prototype.getAll = function counted(this: Firestore, ...asked) {
    read += asked.length;
    return getAll.apply(this, asked);
  };
  try {
    await work();
    return read;
  } finally {
    Query.prototype.get = query;
    DocumentReference.prototype.get = single;
    counting.get = aggregate;
    Firestore.prototype.getAll = getAll;
  }
}
