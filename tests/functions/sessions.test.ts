import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Role } from "@niyamdesk/domain/base/roles";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { SESSIONS } from "@niyamdesk/domain/sessions/queries";
import type { SecondStepRule } from "@niyamdesk/domain/sessions/second-step";
import { MOST_ENDED, MOST_KEPT, type Session } from "@niyamdesk/domain/sessions/session";
import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, test } from "vitest";
import { retainRecords } from "../../functions/src/jobs.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { DAY_MS } from "../../functions/src/platform/clock.ts";
import { beginSession } from "../../functions/src/sessions/begin-session.ts";
import { noticeSecondStep } from "../../functions/src/sessions/keep-second-step.ts";
import { beginSecondStepRule } from "../../functions/src/sessions/second-step-rule.ts";
import { newEmail, newPhone } from "../support/actors.ts";
import { renderMail } from "./outbox.ts";
import { type Client, call, tokenOf, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { sessionsSince } from "./sessions-since.ts";

useProduct();

const REASON = { kind: "lost_phone", words: "Left on a train." } as const;
const AVAILABLE = { services: null, capacity: null, away: null };
const CHROME = { browser: "chrome", system: "android" } as const;
const access = () => collection(COLLECTIONS.settings).doc("access");
const profileOf = (uid: string) => read<Profile>(COLLECTIONS.profiles, uid);
const factorsOf = async (uid: string) => (await (await accounts()).getUser(uid)).multiFactor?.enrolledFactors;
const listOf = async (uid: string) =>
  (await where<Session>(SESSIONS, "user_id", uid)).map(({ session }) => session).sort();
const auditOf = (uid: string) =>
  where<{ action: string; after: unknown; reason?: unknown }>(
    COLLECTIONS.auditLog,
    "subject",
    `profiles/${uid}`,
  );
const mailsTo = async (uid: string) =>
  (await where<Parameters<typeof renderMail>[0]>(COLLECTIONS.mail, "data.uid", uid)).filter(
    ({ template }) => template === "second-step",
  );

beforeEach(async () => {
  await access().delete();
});

/** Somebody with a profile, in a session. */
async function atWork(role: Role, session = "here", second = false): Promise<Client> {
  const one = await withAccount(role, { email: newEmail(role), emailVerified: true });
  const started = { uid: one.uid, idToken: tokenOf(one.uid, role, { session, second }) };
  await call("ensureProfile", { name: "Meera Iyer" }, started);
  if (role !== "client_user") {
    await collection(COLLECTIONS.profiles).doc(one.uid).update({ staff_status: "active" });
  }
  return started;
}

const inSession = (uid: string, role: Role, session: string, second = false): Client => ({
  uid,
  idToken: tokenOf(uid, role, { session, second }),
});

/** As the browser does at the provider. */
async function enrol(uid: string, phoneNumber = newPhone()): Promise<string> {
  const enrolledFactors = [
    { uid: randomUUID(), factorId: "phone" as const, phoneNumber, displayName: "Phone" },
  ];
  await (await accounts()).updateUser(uid, { multiFactor: { enrolledFactors } });
  return phoneNumber;
}

/** An administrator who signed in with a second step. */
async function twoStepAdmin(): Promise<Client> {
  const admin = await atWork("admin", "here", true);
  await enrol(admin.uid);
  return admin;
}

/** In a session of a minute and more ago, of an account that is older than that. */
async function longAgo(uid: string, role: Role, facts: { session?: string }): Promise<Client> {
  const auth_time = Math.floor(Date.now() / 1000) - 100;
  await sessionsSince(uid, auth_time - 1);
  return { uid, idToken: tokenOf(uid, role, { ...facts, auth_time }) };
}

const demand = (second_step: SecondStepRule) => access().set({ second_step });

describe("sessions", () => {
  test("[A-16] each sign-in stands on the list at once, and the browser says later what it is", async () => {
    const { uid } = await atWork("client_user", "a");
    await beginSession(uid, "a", "NotYetSupportedInFirebaseAuthEmulator");
    const known = () => read<Session>(SESSIONS, `${uid}_a`);
    expect(await known()).toMatchObject({ device: null });
    const { first_seen } = await known();
    await call("noteSession", { device: CHROME }, inSession(uid, "client_user", "a"));
    expect(await known()).toMatchObject({ device: CHROME, first_seen });
    // One that is on no list, from before there was any.
    await call("noteSession", { device: null }, inSession(uid, "client_user", "older"));
    expect(await listOf(uid)).toEqual(["a", "older"]);
    expect(Object.keys(await known()).sort()).toEqual([
      "device",
      "first_seen",
      "id",
      "last_seen",
      "session",
      "user_id",
    ]);
  });

  test("[A-16] one that was ended is refused by every function from then on, and the others go on", async () => {
    for (const role of ["client_user", "telecaller", "admin"] as const) {
      const { uid } = await atWork(role);
      const other = inSession(uid, role, "other");
      for (const session of ["here", "other"]) {
        await call("noteSession", { device: CHROME }, inSession(uid, role, session));
      }
      await call("endSession", { session: "other" }, inSession(uid, role, "here"));
      expect(await listOf(uid)).toEqual(["here"]);
      await refusal("session_ended", call("noteSession", { device: CHROME }, other));
      await refusal("session_ended", call("ensureProfile", {}, other));
      await refusal("session_ended", call("endOtherSessions", {}, other));
      await call("noteSession", { device: CHROME }, inSession(uid, role, "here"));
    }
    const admin = await atWork("admin");
    await call("endSession", { session: "here" }, admin);
    await refusal("session_ended", call("readCompany", {}, admin));
    const refused = await where<{ subject: string; after: unknown }>(
      COLLECTIONS.auditLog,
      "actor",
      admin.uid,
    );
    expect(refused).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject: "callables/readCompany", after: { refused: "session_ended" } }),
        expect.objectContaining({ action: "account.sessions_ended", after: { sessions: "one" } }),
      ]),
    );
    const client = await atWork("client_user");
    await call("endSession", { session: "here" }, client);
    await refusal("session_ended", call("ownPrivacy", {}, client));
  });

  test("[A-16] ending all others leaves this one, and takes those too that are on no list", async () => {
    const here = await atWork("client_user");
    const early = (facts: { session?: string }) => longAgo(here.uid, "client_user", facts);
    const [kept, unlisted, nameless] = [
      await early({ session: "here" }),
      await early({ session: "x" }),
      await early({}),
    ];
    await call("endOtherSessions", {}, kept);
    await refusal("session_ended", call("ensureProfile", {}, unlisted));
    await refusal("session_ended", call("ensureProfile", {}, nameless));
    await call("ensureProfile", {}, kept);
    // Who signs in from now on is let in.
    const later = Math.floor(Date.now() / 1000) + 1;
    const idToken = tokenOf(here.uid, "client_user", { session: "new", auth_time: later });
    await call("ensureProfile", {}, { uid: here.uid, idToken });
    const kinds = (await auditOf(here.uid)).filter(({ action }) => action === "account.sessions_ended");
    expect(kinds.map(({ after }) => after)).toEqual([{ sessions: "others" }]);
  });

  test("[A-16] ending all others leaves none of them on the list, however many there are", async () => {
    const { uid } = await atWork("client_user");
    const kept = await longAgo(uid, "client_user", { session: "here" });
    const names = Array.from({ length: MOST_KEPT + 20 }, (_, place) => `old-${place}`);
    for (const name of [...names, "here"]) await beginSession(uid, name, "");
    await call("endOtherSessions", {}, kept);
    expect(await listOf(uid)).toEqual(["here"]);
    await call("ensureProfile", {}, kept);
  });

  test("[A-16] one that the provider ended ends nobody, nor does it come back on the list", async () => {
    const { uid } = await atWork("client_user");
    const thief = await longAgo(uid, "client_user", { session: "thief" });
    await (await accounts()).revokeRefreshTokens(uid);
    await refusal("unauthenticated", call("endOtherSessions", {}, thief));
    await refusal("unauthenticated", call("endSession", { session: "here" }, thief));
    await refusal("unauthenticated", call("noteSession", { device: CHROME }, thief));
    expect(await listOf(uid)).toEqual([]);
    const profile = await profileOf(uid);
    expect([profile.sessions_after, profile.ended_sessions]).toEqual([undefined, undefined]);
  });

  test("[A-16] of two that end all others at the same moment one goes on, and the other spares itself not", async () => {
    const { uid } = await atWork("client_user");
    const both = [
      await longAgo(uid, "client_user", { session: "one" }),
      await longAgo(uid, "client_user", { session: "two" }),
    ];
    for (const one of both) await call("noteSession", { device: CHROME }, one);
    const ended = await Promise.allSettled(both.map((one) => call("endOtherSessions", {}, one)));
    expect(ended.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    for (const [index, { status }] of ended.entries()) {
      const still = call("ensureProfile", {}, both[index]);
      if (status === "fulfilled") await still;
      else await refusal("session_ended", still);
    }
  });

  test("[A-16] nobody ends what is somebody else's", async () => {
    const [mine, theirs] = [await atWork("client_user", "mine"), await atWork("client_user", "theirs")];
    await call("endSession", { session: "theirs" }, mine);
    await call("noteSession", { device: CHROME }, theirs);
    await refusal(
      "forbidden",
      call("endStaffSessions", { uid: theirs.uid, session: null, reason: REASON }, await atWork("ca")),
    );
  });

  test("[A-16] who signs out is off the list, nothing that is replayed brings it back, and the others go on", async () => {
    for (const role of ["client_user", "ca", "admin"] as const) {
      const { uid } = await atWork(role);
      const [here, other] = [inSession(uid, role, "here"), inSession(uid, role, "other")];
      for (const one of [here, other]) await call("noteSession", { device: CHROME }, one);
      await call("leaveSession", {}, here);
      expect(await listOf(uid)).toEqual(["other"]);
      // What somebody kept of its tokens opens nothing, so that nobody hides by leaving.
      await refusal("session_ended", call("noteSession", { device: CHROME }, here));
      await refusal("session_ended", call("leaveSession", {}, here));
      await refusal("session_ended", call("endOtherSessions", {}, here));
      await call("noteSession", { device: CHROME }, other);
      expect(await listOf(uid)).toEqual(["other"]);
      expect((await auditOf(uid)).map(({ action }) => action)).not.toContain("account.sessions_ended");
    }
  });

  test("[A-16] nobody leaves for somebody else, be the name the same", async () => {
    const [mine, theirs] = [await atWork("client_user", "same"), await atWork("client_user", "same")];
    for (const one of [mine, theirs]) await call("noteSession", { device: CHROME }, one);
    await call("leaveSession", {}, mine);
    await refusal("invalid_input", call("leaveSession", { session: "same" } as never, theirs));
    await call("noteSession", { device: CHROME }, theirs);
    expect([await listOf(mine.uid), await listOf(theirs.uid)]).toEqual([[], ["same"]]);
  });

  test("[A-16] a session that leaves while it says that it is in use is on no list afterwards", async () => {
    const { uid } = await atWork("client_user");
    const names = Array.from({ length: 6 }, (_, number) => `tab${number}`);
    await Promise.all(
      names.flatMap((name) => {
        const one = inSession(uid, "client_user", name);
        const note = () => call("noteSession", { device: CHROME }, one).catch(() => undefined);
        return [note(), call("leaveSession", {}, one), note()];
      }),
    );
    expect(await listOf(uid)).toEqual([]);
    expect([...((await profileOf(uid)).ended_sessions ?? [])].sort()).toEqual(names);
  });

  test("[A-16] so many are ended by name, then an instant ends them: none comes back, and what is listed goes on", async () => {
    const { uid } = await atWork("client_user");
    const old = (session: string) => longAgo(uid, "client_user", { session });
    const [here, phone, unlisted] = [await old("here"), await old("phone"), await old("unlisted")];
    await call("noteSession", { device: CHROME }, phone);
    const ended_sessions = Array.from({ length: MOST_ENDED }, (_, number) => `s${number}`);
    await collection(COLLECTIONS.profiles).doc(uid).update({ ended_sessions });
    await call("endSession", { session: "one-more" }, here);
    expect((await profileOf(uid)).ended_sessions).toEqual(["one-more"]);
    for (const name of ["s0", "s59", "one-more"]) {
      await refusal("session_ended", call("ensureProfile", {}, await old(name)));
    }
    await refusal("session_ended", call("ensureProfile", {}, unlisted));
    for (const one of [here, phone]) await call("ensureProfile", {}, one);
    const later = Math.floor(Date.now() / 1000) + 1;
    const idToken = tokenOf(uid, "client_user", { session: "new", auth_time: later });
    await call("ensureProfile", {}, { uid, idToken });
  });

  test("[A-16] who signs out every day finds room each time, and keeps no session alive by it", async () => {
    const { uid } = await atWork("client_user");
    const old = (session: string) => longAgo(uid, "client_user", { session });
    const [phone, first, last] = [await old("phone"), await old("first"), await old("last")];
    for (const one of [phone, first]) await call("noteSession", { device: CHROME }, one);
    await call("leaveSession", {}, first);
    const ended_sessions = ["first", ...Array.from({ length: MOST_ENDED - 1 }, (_, number) => `s${number}`)];
    await collection(COLLECTIONS.profiles).doc(uid).update({ ended_sessions });
    await call("leaveSession", {}, last);
    expect(await listOf(uid)).toEqual(["phone"]);
    for (const one of [first, last]) await refusal("session_ended", call("ensureProfile", {}, one));
    await call("ensureProfile", {}, phone);
    expect((await profileOf(uid)).ended_sessions).toEqual(["last"]);
    // The instant spared it; signing out there ends it as well.
    await call("leaveSession", {}, phone);
    await refusal("session_ended", call("ensureProfile", {}, phone));
  });

  test("[A-16] an administrator signs a colleague out, with a reason, and never themselves", async () => {
    const admin = await atWork("admin");
    const colleague = await atWork("telecaller");
    await call("noteSession", { device: CHROME }, colleague);
    await call("endStaffSessions", { uid: colleague.uid, session: "here", reason: REASON }, admin);
    await refusal("session_ended", call("noteSession", { device: CHROME }, colleague));
    const other = inSession(colleague.uid, "telecaller", "other");
    await call("noteSession", { device: CHROME }, other);
    await call("endStaffSessions", { uid: colleague.uid, session: null, reason: REASON }, admin);
    await refusal("session_ended", call("noteSession", { device: CHROME }, other));
    expect(await listOf(colleague.uid)).toEqual([]);
    const ended = (await auditOf(colleague.uid)).filter(({ action }) => action === "staff.sessions_ended");
    expect(ended.map(({ after }) => after)).toEqual(
      expect.arrayContaining([{ sessions: "one" }, { sessions: "all" }]),
    );
    expect(ended[0]?.reason).toEqual(REASON);
    await refusal(
      "own_account",
      call("endStaffSessions", { uid: admin.uid, session: null, reason: REASON }, admin),
    );
    const client = await atWork("client_user");
    await refusal(
      "staff_not_found",
      call("endStaffSessions", { uid: client.uid, session: null, reason: REASON }, admin),
    );
  });

  test("[A-16] [Z-02] one that nobody saw for 90 days is forgotten by the nightly job", async () => {
    const { uid } = await atWork("client_user");
    for (const [session, days] of [
      ["old", 91],
      ["young", 89],
    ] as const) {
      const at = Timestamp.fromMillis(Date.now() - days * DAY_MS);
      const record = { user_id: uid, session, device: null, first_seen: at, last_seen: at };
      await collection(SESSIONS)
        .doc(`${uid}_${session}`)
        .set({ ...record, id: `${uid}_${session}` });
    }
    await retainRecords();
    expect(await listOf(uid)).toEqual(["young"]);
  });
});

describe("a second step", () => {
  test("[A-13] that was added is kept with the profile and in the audit log, mailed, and ends what was begun without", async () => {
    const here = await atWork("ca", "here", true);
    const other = inSession(here.uid, "ca", "other");
    await call("noteSession", { device: CHROME }, other);
    const phone = await enrol(here.uid);
    await call("noteSecondStep", {}, here);
    expect((await profileOf(here.uid)).second_step).toMatchObject({
      kind: "phone",
      phone_end: phone.slice(-4),
    });
    await refusal("session_ended", call("noteSession", { device: CHROME }, other));
    await call("noteSession", { device: CHROME }, here);
    expect((await auditOf(here.uid)).map(({ action }) => action)).toContain("account.second_step_added");
    const [mail] = await mailsTo(here.uid);
    const content = mail && (await renderMail(mail));
    expect(content?.text).toContain(phone.slice(-4));
    expect(content?.text).not.toContain(phone);
    // Said once, however often it is looked at.
    await call("noteSecondStep", {}, here);
    expect(await mailsTo(here.uid)).toHaveLength(1);
  });

  test("[A-13] that somebody added or took off past us is noticed at the next sign-in", async () => {
    const { uid } = await atWork("telecaller");
    await enrol(uid);
    const ids = (await factorsOf(uid))?.map((factor) => factor.uid) ?? [];
    const before = inSession(uid, "telecaller", "before");
    await call("noteSession", { device: CHROME }, before);
    await noticeSecondStep(uid, ids, "next");
    expect((await profileOf(uid)).second_step?.ids).toEqual(ids);
    await refusal("session_ended", call("noteSession", { device: CHROME }, before));
    await call("noteSession", { device: CHROME }, inSession(uid, "telecaller", "next"));
    await (await accounts()).updateUser(uid, { multiFactor: { enrolledFactors: null } });
    await noticeSecondStep(uid, [], "later");
    expect((await profileOf(uid)).second_step).toBeNull();
    expect((await mailsTo(uid)).map(({ data }) => data.change).sort()).toEqual(["added", "removed"]);
    await call("noteSession", { device: CHROME }, inSession(uid, "telecaller", "next"));
  });

  test("[A-13] spares no session that was begun without it, however early that one calls", async () => {
    const { uid } = await atWork("ca");
    await enrol(uid);
    const thief = await longAgo(uid, "ca", { session: "thief" });
    await call("noteSecondStep", {}, thief);
    expect((await profileOf(uid)).sessions_kept).toEqual([]);
    await refusal("session_ended", call("noteSession", { device: CHROME }, thief));
    await refusal("session_ended", call("noteSecondStep", {}, thief));
  });

  test("[A-13] is called by the newest of several, in whatever order the provider names them", async () => {
    const { uid } = await atWork("ca");
    const [newer, older] = [newPhone(), newPhone()];
    const factor = (phoneNumber: string, enrollmentTime: string) => ({
      ...{ uid: randomUUID(), factorId: "phone" as const, displayName: "Phone" },
      ...{ phoneNumber, enrollmentTime },
    });
    const enrolledFactors = [
      factor(newer, "Fri, 06 Nov 2026 10:00:00 GMT"),
      factor(older, "Thu, 05 Nov 2026 10:00:00 GMT"),
    ];
    await (await accounts()).updateUser(uid, { multiFactor: { enrolledFactors } });
    await noticeSecondStep(
      uid,
      enrolledFactors.map((one) => one.uid),
      "next",
    );
    expect((await profileOf(uid)).second_step?.phone_end).toBe(newer.slice(-4));
  });

  test("[A-13] is taken off by its owner after a fresh sign-in with it, and not where the firm asks for it", async () => {
    const { uid } = await atWork("ca");
    await enrol(uid);
    await call("noteSecondStep", {}, inSession(uid, "ca", "here", true));
    const token = (facts: object) => ({ uid, idToken: tokenOf(uid, "ca", { session: "here", ...facts }) });
    await refusal("reauthentication_needed", call("removeSecondStep", {}, token({ second: false })));
    await demand("staff");
    await refusal("second_step_demanded", call("removeSecondStep", {}, token({ second: true })));
    await demand("administrators");
    await call("removeSecondStep", {}, token({ second: true }));
    expect(await factorsOf(uid)).toBeUndefined();
    expect((await profileOf(uid)).second_step).toBeNull();
    expect((await mailsTo(uid)).map(({ data }) => data.change).sort()).toEqual(["added", "removed"]);
  });

  test("[A-13] is not taken off hours after the sign-in", async () => {
    const { uid } = await atWork("ca");
    await enrol(uid);
    const auth_time = Math.floor(Date.now() / 1000) - 600;
    // Sessions of accounts are not older than these.
    const client = { uid, idToken: tokenOf(uid, "ca", { second: true, auth_time }) };
    const facts = await call("removeSecondStep", {}, client).catch((error: unknown) => error);
    expect(String(facts)).toMatch(/UNAUTHENTICATED|FAILED_PRECONDITION/);
    expect(await factorsOf(uid)).toHaveLength(1);
  });

  test("[A-15] that is lost is taken off by an administrator: reason, mail, and everybody is signed out", async () => {
    const admin = await atWork("admin");
    const colleague = await atWork("admin", "theirs", true);
    const phone = await enrol(colleague.uid);
    await call("noteSecondStep", {}, colleague);
    await call("removeStaffSecondStep", { uid: colleague.uid, reason: REASON }, admin);
    expect(await factorsOf(colleague.uid)).toBeUndefined();
    expect((await profileOf(colleague.uid)).second_step).toBeNull();
    const noted = (await auditOf(colleague.uid)).find(({ action }) => action === "staff.second_step_removed");
    expect(noted).toMatchObject({ reason: REASON });
    const mail = (await mailsTo(colleague.uid)).find(({ data }) => data.change === "removed_by_us");
    expect((mail && (await renderMail(mail)))?.text).toContain(phone.slice(-4));
    await expect(call("readCompany", {}, colleague)).rejects.toThrow(/UNAUTHENTICATED/);
    await refusal(
      "second_step_missing",
      call("removeStaffSecondStep", { uid: colleague.uid, reason: REASON }, admin),
    );
  });

  test("[A-15] is taken off where whoever began with it died after it was noted", async () => {
    const admin = await atWork("admin");
    const colleague = await atWork("ca");
    await enrol(colleague.uid);
    expect((await profileOf(colleague.uid)).second_step).toBeUndefined();
    await call("removeStaffSecondStep", { uid: colleague.uid, reason: REASON }, admin);
    expect(await factorsOf(colleague.uid)).toBeUndefined();
  });

  test("[A-15] nobody takes their own off that way, and only an administrator takes off others'", async () => {
    const admin = await twoStepAdmin();
    await refusal("own_account", call("removeStaffSecondStep", { uid: admin.uid, reason: REASON }, admin));
    for (const role of ["franchise", "ca", "telecaller", "tax_executive", "client_user"] as const) {
      const other = await atWork(role);
      await refusal("forbidden", call("removeStaffSecondStep", { uid: admin.uid, reason: REASON }, other));
    }
    expect(await factorsOf(admin.uid)).toHaveLength(1);
  });
});

describe("who needs a second step", () => {
  test("[A-14] is set by an administrator who signed in with one, with before and after in the audit log", async () => {
    const plain = await atWork("admin");
    const set = (second_step: SecondStepRule, by: Client, seen_at: number | null = null) =>
      call("setSecondStepRule", { seen_at, second_step }, by);
    await refusal("second_step_first", set("administrators", plain));
    // The token says so, and the account has none any more.
    await refusal("second_step_first", set("staff", inSession(plain.uid, "admin", "here", true)));
    const admin = await twoStepAdmin();
    await set("administrators", admin);
    const { updated_at } = (await access().get()).data() as { updated_at: Timestamp };
    await refusal("changed_meanwhile", set("nobody", admin));
    await set("nobody", admin, updated_at.toMillis());
    const noted = await where<{ action: string; before: unknown; after: unknown }>(
      COLLECTIONS.auditLog,
      "subject",
      "settings/access",
    );
    expect(noted.map(({ before, after }) => [before, after])).toEqual(
      expect.arrayContaining([
        [{ second_step: "nobody" }, { second_step: "administrators" }],
        [{ second_step: "administrators" }, { second_step: "nobody" }],
      ]),
    );
    for (const role of ["franchise", "ca", "telecaller", "tax_executive", "client_user"] as const) {
      await refusal("forbidden", set("nobody", await atWork(role, "here", true)));
    }
  });

  test("[A-14] shuts out at once whoever signed in without: every callable but those of their own account", async () => {
    const admin = await atWork("admin");
    const executive = await atWork("tax_executive");
    await call("readCompany", {}, admin);
    await demand("administrators");
    await refusal("second_step_needed", call("readCompany", {}, admin));
    await refusal(
      "second_step_needed",
      call("setSecondStepRule", { seen_at: null, second_step: "nobody" }, admin),
    );
    await call("setAvailability", AVAILABLE, executive);
    await demand("staff");
    await refusal("second_step_needed", call("setAvailability", AVAILABLE, executive));
    for (const one of [admin, executive]) {
      await call("ensureProfile", {}, one);
      await call("noteSession", { device: CHROME }, one);
      await call("noteSecondStep", {}, one);
    }
    await call("readCompany", {}, await twoStepAdmin());
    await call("ownPrivacy", {}, await atWork("client_user"));
  });

  test("[A-14] begins as the project was deployed, and what is set stays", async () => {
    await beginSecondStepRule();
    expect((await access().get()).exists).toBe(false);
    process.env.SECOND_STEP_BEGINS = "administrators";
    try {
      await beginSecondStepRule();
      expect((await access().get()).data()).toMatchObject({ second_step: "administrators" });
      await demand("nobody");
      await beginSecondStepRule();
      expect((await access().get()).data()).toMatchObject({ second_step: "nobody" });
    } finally {
      process.env.SECOND_STEP_BEGINS = "nobody";
    }
  });
});
