import {
  collection,
  type DocumentData,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
} from "firebase/firestore/lite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uidOf } from "./actors.ts";
import { isAllowed, openRulesProject, type RulesProject } from "./environment.ts";

/** Whoever had an order and has it no more: the rules ask the records as they are now, whatever an open tab still holds. */
const WORKERS = ["tax_executive", "ca"] as const;

let project: RulesProject;

beforeAll(async () => {
  project = await openRulesProject("former-assignee");
});

afterAll(() => project.close());

const seed = (path: string, data: DocumentData) => setDoc(doc(project.seeder, path), data);

/** An order with all that belongs to it, as a hand-over leaves it. */
async function handedTo(assigned_to: string | null, former: string): Promise<void> {
  await seed("orders/handed", { user_id: "client", assigned_to, had_by: [former], status: "processing" });
  await seed("orders/handed/messages/one", { sender_id: "client", text: "Here it is" });
  await seed("documents/handed", { user_id: "client", order_id: "handed", assigned_to, status: "received" });
}

describe.each(WORKERS)("a %s who had an order", (role) => {
  const uid = uidOf(role);
  const reads = {
    "the order": () => getDoc(doc(project.as(role), "orders/handed")),
    "its messages": () => getDocs(query(collection(project.as(role), "orders/handed/messages"), limit(50))),
    "one message": () => getDoc(doc(project.as(role), "orders/handed/messages/one")),
    "its documents": () => getDoc(doc(project.as(role), "documents/handed")),
  };

  test.each(Object.entries(reads))(
    "[N-38] [R-05] reads %s as long as they have it, and nothing after",
    async (_, read) => {
      await handedTo(uid, "somebody");
      expect(await isAllowed(read)).toBe(true);
      await handedTo("somebody-else", uid);
      expect(await isAllowed(read)).toBe(false);
      await handedTo(null, uid);
      expect(await isAllowed(read)).toBe(false);
    },
  );

  test("[N-38] [R-05] lists none of it: neither by whom it had, nor by whose it is", async () => {
    await handedTo("somebody-else", uid);
    const list = (field: string, operator: "==" | "array-contains", value: unknown) => () =>
      getDocs(query(collection(project.as(role), "orders"), where(field, operator, value), limit(50)));
    expect(await isAllowed(list("had_by", "array-contains", uid))).toBe(false);
    expect(await isAllowed(list("assigned_to", "==", "somebody-else"))).toBe(false);
    // Their own list is theirs, and this is not in it.
    const own = await getDocs(
      query(collection(project.as(role), "orders"), where("assigned_to", "==", uid), limit(50)),
    );
    expect(own.docs.map(({ id }) => id)).not.toContain("handed");
  });

  test("[R-05] never sees what a client complains of about an order that they have", async () => {
    await seed("complaints/one", { user_id: "client", order_id: "handed", assigned_to: uid, status: "open" });
    expect(await isAllowed(() => getDoc(doc(project.as(role), "complaints/one")))).toBe(false);
    const list = () =>
      getDocs(query(collection(project.as(role), "complaints"), where("assigned_to", "==", uid), limit(50)));
    expect(await isAllowed(list)).toBe(false);
  });
});
