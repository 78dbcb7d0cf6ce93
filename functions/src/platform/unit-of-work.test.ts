import { type DocumentReference, Timestamp, type Transaction } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { togetherWith, type UnitOfWork } from "./unit-of-work.ts";

const READ = new Timestamp(100, 0);
interface Counted {
  n: number;
}
type Ref = DocumentReference<Counted, Counted>;

/** A document that was changed last at `READ`. */
function stored(path: string): Ref {
  const snapshot = { data: () => ({ n: 1 }), updateTime: READ, readTime: READ };
  return { path, get: async () => snapshot } as unknown as Ref;
}

/** What is handed to the database, in its order: the emulator lets pass what the server would not. */
async function writesOf(attempt: (unit: UnitOfWork) => Promise<void>): Promise<unknown[][]> {
  const writes: unknown[][] = [];
  const write =
    (kind: string) =>
    ({ path }: Ref, _data?: unknown, how?: unknown) =>
      writes.push([kind, path, how]);
  const tx = { create: write("create"), set: write("set"), update: write("update"), delete: write("delete") };
  await togetherWith(tx as unknown as Transaction, attempt);
  return writes;
}

test("[A-15] of a document that was read, the first write alone asks that nobody changed it: the next finds it changed by that", async () => {
  const [one, other, unread] = [stored("a/one"), stored("a/other"), stored("a/unread")];
  const writes = await writesOf(async (unit) => {
    await unit.get(one);
    await unit.get(other);
    unit.update(one, { n: 2 });
    unit.update(one, { n: 3 });
    unit.update(other, { n: 2 });
    unit.update(unread, { n: 2 });
  });
  expect(writes).toEqual([
    ["update", "a/one", { lastUpdateTime: READ }],
    ["update", "a/one", {}],
    ["update", "a/other", { lastUpdateTime: READ }],
    ["update", "a/unread", {}],
  ]);
});

test("[A-15] what was created or merged before is updated as it is then", async () => {
  const [one, other] = [stored("a/one"), stored("a/other")];
  const writes = await writesOf(async (unit) => {
    await unit.get(one);
    await unit.get(other);
    unit.merge(one, { n: 2 });
    unit.update(one, { n: 3 });
    unit.create(other, { n: 2 });
    unit.update(other, { n: 3 });
  });
  expect(writes.filter(([kind]) => kind === "update")).toEqual([
    ["update", "a/one", {}],
    ["update", "a/other", {}],
  ]);
});
