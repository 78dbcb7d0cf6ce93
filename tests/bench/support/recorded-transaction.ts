import { DocumentReference, type Transaction } from "firebase-admin/firestore";
import { db } from "../../../functions/src/platform/firestore.ts";

interface Step {
  method: string;
  args: readonly unknown[];
}

/** What one transaction of the product reads and writes, to be done again with nothing around it. */
export interface Recording {
  reads: number;
  writes: number;
  /** The same reads and writes in a bare transaction, on the documents of another subject. */
  replay(rename: (path: string) => string): Promise<void>;
}

/** Records the one transaction that `work` runs. Whatever the product adds to it later is in the baseline by itself. */
export async function recordTransaction(work: () => Promise<unknown>): Promise<Recording> {
  const firestore = db();
  const real = firestore.runTransaction;
  let steps: Step[] = [];
  firestore.runTransaction = (body, options) =>
    real.call(
      firestore,
      (tx) => {
        steps = [];
        return body(watched(tx, steps));
      },
      options,
    ) as ReturnType<typeof body>;
  try {
    await work();
  } finally {
    firestore.runTransaction = real;
  }
  const reads = steps.filter(({ method }) => method === "get");
  const writes = steps.filter(({ method }) => method !== "get");
  if (writes.length === 0) throw new Error("There was no transaction to record");
  return {
    reads: reads.length,
    writes: writes.length,
    replay: (rename) =>
      firestore.runTransaction(async (tx) => {
        await Promise.all(reads.map((step) => again(tx, step, rename)));
        for (const step of writes) again(tx, step, rename);
      }),
  };
}

function watched(tx: Transaction, steps: Step[]): Transaction {
  return new Proxy(tx, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => {
        steps.push({ method: String(name), args });
        return Reflect.apply(member, target, args);
      };
    },
  });
}

function again(tx: Transaction, { method, args }: Step, rename: (path: string) => string): unknown {
  const renamed = args.map((arg) => (arg instanceof DocumentReference ? db().doc(rename(arg.path)) : arg));
  const member: unknown = Reflect.get(tx, method);
  if (typeof member !== "function") throw new TypeError(`A transaction has no ${method}`);
  return Reflect.apply(member, tx, renamed);
}
