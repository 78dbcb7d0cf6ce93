import type { AdminView } from "@niyamdesk/domain/views/view";
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from "firebase/firestore/lite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACTORS, type Actor, uidOf } from "./actors.ts";
import { isAllowed, openRulesProject, type RulesProject } from "./environment.ts";
import { T0 } from "./sample.ts";

let project: RulesProject;
const OWNER = "seen-person";
const LATER = Timestamp.fromMillis(Date.now() + 3_600_000);

beforeAll(async () => {
  project = await openRulesProject("views");
  const stored = {
    [`profiles/${OWNER}/inbox/news`]: { title: "Filed", read_at: null, created_at: T0 },
    [`saved_views/${OWNER}`]: { views: {}, updated_at: T0 },
    "tasks/of-owner": { owner_id: OWNER, title: "Call", due_at: T0 },
  };
  for (const [path, data] of Object.entries(stored)) await setDoc(doc(project.seeder, path), data);
});

afterAll(() => project.close());

const sees = (actor: Actor, changes: Partial<AdminView>) =>
  setDoc(doc(project.seeder, `admin_views/${uidOf(actor)}`), {
    ...{ id: uidOf(actor), of: OWNER, role: "telecaller", begun_at: T0, until: LATER, ended_at: null },
    ...changes,
  });

/** Whether each read of what an owner alone reads is allowed. */
function reads(actor: Actor): Promise<boolean[]> {
  const db = project.as(actor);
  const tasks = query(collection(db, "tasks"), where("owner_id", "==", OWNER), limit(20));
  return Promise.all(
    [
      () => getDoc(doc(db, `profiles/${OWNER}/inbox/news`)),
      () => getDocs(query(collection(db, `profiles/${OWNER}/inbox`), limit(20))),
      () => getDoc(doc(db, `saved_views/${OWNER}`)),
      () => getDoc(doc(db, "tasks/of-owner")),
      () => getDocs(tasks),
    ].map((read) => isAllowed(read)),
  );
}

describe("seeing a workspace as its owner does", () => {
  test("[Z-24] while it lasts the administrator reads what its owner alone reads, and writes nothing of it", async () => {
    await sees("admin", {});
    expect(await reads("admin")).toEqual([true, true, true, true, true]);
    const db = project.as("admin");
    const writes = [
      () => updateDoc(doc(db, `profiles/${OWNER}/inbox/news`), { read_at: serverTimestamp() }),
      () => setDoc(doc(db, `saved_views/${OWNER}`), { views: {}, updated_at: serverTimestamp() }),
      () => updateDoc(doc(db, "tasks/of-owner"), { done_at: T0 }),
      () => updateDoc(doc(db, `admin_views/${uidOf("admin")}`), { until: LATER }),
    ];
    for (const write of writes) expect(await isAllowed(write)).toBe(false);
  });

  test.each<[string, Partial<AdminView>]>([
    ["ended", { ended_at: T0 }],
    ["over", { until: T0 }],
    ["of somebody else", { of: "another" }],
  ])("[Z-24] one that is %s opens nothing", async (_what, changes) => {
    await sees("admin", changes);
    expect(await reads("admin")).toEqual([false, false, false, false, false]);
  });

  test("[Z-24] it is of use to administrators alone", async () => {
    for (const actor of ACTORS.filter((one) => one !== "admin" && one !== "visitor")) {
      await sees(actor, {});
      expect(await reads(actor)).toEqual([false, false, false, false, false]);
    }
  });
});
