import type { SecondStepRule } from "@niyamdesk/domain/sessions/second-step";
import type { SessionGate } from "@niyamdesk/domain/sessions/session-gate";
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  where,
} from "firebase/firestore/lite";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ACTORS, type Actor, uidOf } from "./actors.ts";
import { isAllowed, openRulesProject, type RulesProject, type SessionToken } from "./environment.ts";

const STAFF = ["admin", "franchise", "ca", "telecaller", "tax_executive"] as const;
const SECOND = 1_796_000_000;
let project: RulesProject;

beforeAll(async () => {
  project = await openRulesProject("sessions");
  for (const actor of ACTORS) {
    const uid = uidOf(actor);
    await setDoc(doc(project.seeder, `tasks/of-${actor}`), { owner_id: uid, due_at: Timestamp.now() });
    await setDoc(doc(project.seeder, `orders/of-${actor}`), { user_id: uid, assigned_to: uid });
  }
  await setDoc(doc(project.seeder, "settings/calling"), { from: "10:00" });
});
beforeEach(async () => {
  await deleteDoc(doc(project.seeder, "settings/access"));
  for (const actor of ACTORS) await gate(actor, {});
});
afterAll(() => project.close());

const gate = (actor: Actor, state: SessionGate) =>
  setDoc(doc(project.seeder, `profiles/${uidOf(actor)}`), { role: actor, staff_status: "active", ...state });
const demand = (second_step: SecondStepRule) =>
  setDoc(doc(project.seeder, "settings/access"), { second_step });

const ownProfile = (db: Firestore, actor: Actor) =>
  isAllowed(() => getDoc(doc(db, `profiles/${uidOf(actor)}`)));
const ownOrder = (db: Firestore, actor: Actor) => isAllowed(() => getDoc(doc(db, `orders/of-${actor}`)));
const ownTasks = (db: Firestore, actor: Actor) =>
  isAllowed(() => getDocs(query(collection(db, "tasks"), where("owner_id", "==", uidOf(actor)), limit(20))));

/** Everything that anybody of the staff can ask for of their own. */
async function works(actor: Actor, token: SessionToken): Promise<boolean[]> {
  const db = project.inSession(actor, token);
  return [await ownOrder(db, actor), await ownTasks(db, actor)];
}

describe("a session that was ended", () => {
  test.each([...STAFF, "client_user", "unclaimed"] as const)(
    "[A-16] of %s reads nothing any more",
    async (actor) => {
      const [gone, kept] = [{ session: "gone" }, { session: "kept" }];
      for (const token of [gone, kept]) {
        expect(await ownProfile(project.inSession(actor, token), actor)).toBe(true);
        expect(await ownOrder(project.inSession(actor, token), actor)).toBe(true);
      }
      await gate(actor, { ended_sessions: ["gone"] });
      expect(await ownProfile(project.inSession(actor, gone), actor)).toBe(false);
      expect(await ownOrder(project.inSession(actor, gone), actor)).toBe(false);
      expect(await ownProfile(project.inSession(actor, kept), actor)).toBe(true);
      expect(await ownOrder(project.inSession(actor, kept), actor)).toBe(true);
    },
  );

  test("[A-16] what was begun before all others were ended is over, but for the one that stays, with a name or without", async () => {
    const after = Timestamp.fromMillis(SECOND * 1000);
    await gate("client_user", { sessions_after: after, sessions_kept: ["kept"] });
    const reads = (token: SessionToken) => ownOrder(project.inSession("client_user", token), "client_user");
    expect(await reads({ session: "kept", auth_time: SECOND - 9 })).toBe(true);
    expect(await reads({ session: "other", auth_time: SECOND - 9 })).toBe(false);
    expect(await reads({ auth_time: SECOND - 9 })).toBe(false);
    expect(await reads({ session: "later", auth_time: SECOND })).toBe(true);
    await gate("client_user", { ended_sessions: [`at-${SECOND - 5}`] });
    expect(await reads({ auth_time: SECOND - 5 })).toBe(false);
    expect(await reads({ auth_time: SECOND - 4 })).toBe(true);
  });

  test("[A-16] an administrator's reads no list, and what is public stays so", async () => {
    await gate("admin", { ended_sessions: ["gone"] });
    const lists = (session: string) =>
      isAllowed(() =>
        getDocs(query(collection(project.inSession("admin", { session }), "audit_log"), limit(20))),
      );
    expect([await lists("gone"), await lists("other")]).toEqual([false, true]);
    await setDoc(doc(project.seeder, "settings/public"), { email: "help@niyamdesk.example" });
    const gone = project.inSession("admin", { session: "gone" });
    expect(await isAllowed(() => getDoc(doc(gone, "settings/public")))).toBe(true);
  });
});

describe("a second step that is demanded", () => {
  test("[A-14] of nobody, everybody works as before", async () => {
    await demand("nobody");
    for (const actor of STAFF) expect(await works(actor, {})).toEqual([true, true]);
  });

  test("[A-14] of administrators shuts out those who signed in without, at once and whatever their token is from", async () => {
    expect(await works("admin", {})).toEqual([true, true]);
    await demand("administrators");
    expect(await works("admin", {})).toEqual([false, false]);
    expect(await works("admin", { second: true })).toEqual([true, true]);
    for (const actor of STAFF.slice(1)) expect(await works(actor, {})).toEqual([true, true]);
    const db = project.inSession("admin", {});
    for (const path of ["settings/company", "mail/m", "crm_leads/l", "profiles/uid-client_user"]) {
      expect(await isAllowed(() => getDoc(doc(db, path)))).toBe(false);
    }
  });

  test("[A-14] of all staff shuts out every role, and no client", async () => {
    await demand("staff");
    for (const actor of STAFF) {
      expect(await works(actor, {})).toEqual([false, false]);
      expect(await works(actor, { second: true })).toEqual([true, true]);
    }
    expect(await ownOrder(project.inSession("client_user", {}), "client_user")).toBe(true);
  });

  test("[A-14] who lacks it reads their own account record, where they are signed in and what is demanded", async () => {
    await demand("staff");
    for (const actor of STAFF) {
      const db = project.inSession(actor, {});
      expect(await ownProfile(db, actor)).toBe(true);
      expect(await isAllowed(() => getDoc(doc(db, "settings/access")))).toBe(true);
      const sessions = query(collection(db, "sessions"), where("user_id", "==", uidOf(actor)), limit(20));
      expect(await isAllowed(() => getDocs(sessions))).toBe(true);
      expect(await isAllowed(() => getDoc(doc(db, "settings/calling")))).toBe(false);
    }
  });
});
