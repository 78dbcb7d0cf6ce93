import { DocumentReference, type Transaction, type WriteBatch } from "firebase-admin/firestore";
import { db } from "../../../functions/src/platform/firestore.ts";

interface Step {
  method: string;
  args: readonly unknown[];
}

/** What one commit of the product reads and writes, to be done again with nothing around it. */
export interface Recording {
  reads: number;
  writes: number;
  /** The same reads and writes in a bare transaction, on the documents of another subject. */
  replay(rename: (path: string) => string): Promise<void>;
}

/** Records the one commit that `work` makes. Whatever the product adds to it later is in the baseline by itself. */
export async function recordTransaction(work: () => Promise<unknown>): Promise<Recording> {
  const firestore = db();
  const realBatch = firestore.batch;
  const realGet = DocumentReference.prototype.get;
  const reads: DocumentReference[] = [];
  let writes: Step[] = [];
  firestore.batch = () => {
    writes = [];
    return watched(realBatch.call(firestore), writes);
  };
  DocumentReference.prototype.get = function get(this: DocumentReference) {
    reads.push(this);
    return realGet.call(this);
  };
  try {
    await work();
  } finally {
    firestore.batch = realBatch;
    DocumentReference.prototype.get = realGet;
  }
  if (writes.length === 0) throw new Error("There was no commit to record");
  return {
    reads: reads.length,
    writes: writes.length,
    replay: (rename) =>
      firestore.runTransaction(async (tx) => {
        await Promise.all(reads.map((ref) => tx.get(firestore.doc(rename(ref.path)))));
        for (const step of writes) again(tx, step, rename);
      }),
  };
}

function watched(batch: WriteBatch, steps: Step[]): WriteBatch {
  return new Proxy(batch, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => {
        if (name !== "commit") steps.push({ method: String(name), args });
        return Reflect.apply(member, target, args);
      };
    },
  });
}

/** An update's precondition is left out: the documents of another subject were changed at another time. */
function again(tx: Transaction, { method, args }: Step, rename: (path: string) => string): void {
  const renamed = args
    .slice(0, method === "update" ? 2 : args.length)
    .map((arg) => (arg instanceof DocumentReference ? db().doc(rename(arg.path)) : arg));
  const member: unknown = Reflect.get(tx, method);
  if (typeof member !== "function") throw new TypeError(`A transaction has no ${method}`);
  Reflect.apply(member, tx, renamed);
}
