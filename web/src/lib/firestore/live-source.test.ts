import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  deleteDoc,
  disableNetwork,
  doc,
  getFirestore,
  setDoc,
  Timestamp,
  terminate,
} from "firebase/firestore";
import { expect, it, vi } from "vitest";
import { revived, type Stored, storedAt, storedOf } from "./live-source.ts";

it("[SX-10] without a network, the last item that went away leaves the screen, and what was never seen is not called empty", async () => {
  const app = initializeApp({ projectId: "demo-offline" });
  const db = getFirestore(app);
  await disableNetwork(db);
  const items = collection(db, "items");
  const [lists, empty, parts, documents]: [Stored[][], Stored[][], Stored[][], (Stored | null)[]] = [
    [],
    [],
    [],
    [],
  ];
  // A write settles once the server has it, which is never here.
  void setDoc(doc(items, "last"), { name: "last" }).catch(() => undefined);
  const running = [
    storedOf(items).subscribe((list) => lists.push(list)),
    storedAt(doc(items, "last")).subscribe((one) => documents.push(one)),
    storedOf(items, { whole: true }).subscribe((list) => parts.push(list)),
    storedOf(collection(db, "unseen")).subscribe((list) => empty.push(list)),
  ];
  await vi.waitFor(() => expect(lists.at(-1)?.map(({ id }) => id)).toEqual(["last"]));
  await vi.waitFor(() => expect(documents.at(-1)?.id).toBe("last"));
  void deleteDoc(doc(items, "last")).catch(() => undefined);
  await vi.waitFor(() => expect(lists.at(-1)).toEqual([]));
  await vi.waitFor(() => expect(documents.at(-1)).toBeNull());
  expect(empty).toEqual([]);
  // One record of a page that the cache happens to know is not the page.
  expect(parts).toEqual([]);
  for (const one of running) one.unsubscribe();
  await terminate(db);
  await deleteApp(app);
});

it("[P-11] what a device kept has its times again, however deep, and nothing else is changed", () => {
  const at = new Timestamp(1_795_000_000, 5_000_000);
  const record = {
    id: "ORD-1",
    work: { steps: [{ done_at: at, name: "Filing" }, { done_at: null }] },
    days: 3,
  };
  expect(revived(JSON.parse(JSON.stringify(record)))).toEqual(record);
});
