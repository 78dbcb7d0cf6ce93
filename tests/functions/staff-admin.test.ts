import "./own-project.ts";
import { maskedEmail } from "@niyamdesk/domain/accounts/masked";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Role } from "@niyamdesk/domain/base/roles";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { newEmail, newPhone } from "../support/actors.ts";
import { linkIn } from "./action-links.ts";
import { renderMail } from "./outbox.ts";
import { type Client, call, signedIn, tokenOf, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const PASSWORD = "their-own-password";
const admin = () => withAccount("admin");
const profileOf = (uid: string) => read<Profile>(COLLECTIONS.profiles, uid);
const roleOfAccount = async (uid: string) => (await (await accounts()).getUser(uid)).customClaims?.role;

function person(changes: object = {}) {
  return { name: "Ravi Nair", email: newEmail("staff"), role: "telecaller" as const, ...changes };
}

async function invited(by?: Client) {
  const invitation = person();
  const { uid } = await call("inviteStaff", invitation, by ?? (await admin()));
  return { uid, ...invitation };
}

/** The token of a mail as it would be sent now. */
async function tokenFor(uid: string): Promise<string> {
  const [mail] = await where<Parameters<typeof renderMail>[0]>(COLLECTIONS.mail, "data.uid", uid);
  if (!mail) throw new Error("No invitation was queued");
  const content = await renderMail(mail);
  return linkIn(content?.text ?? "").get("token") ?? "";
}

const look = (token: string) => call("lookAtLink", { token });

/** Somebody of that role with a profile, signed in. */
async function atWork(role: Role): Promise<Client> {
  const someone = await withAccount(role, { email: newEmail(role), emailVerified: true });
  await call("ensureProfile", { name: "Meera Iyer" }, someone);
  return someone;
}

const auditOf = (uid: string) =>
  where<{ action: string; reason?: unknown }>(COLLECTIONS.auditLog, "subject", `profiles/${uid}`);

describe("inviting", () => {
  test("[AUTH-15] makes account, role, profile, mail and note, and leaves the administrator alone", async () => {
    const by = await admin();
    const before = await (await accounts()).getUser(by.uid);
    const { uid, email } = await invited(by);
    expect(await roleOfAccount(uid)).toBeUndefined();
    expect(await profileOf(uid)).toMatchObject({
      role: "telecaller",
      staff_status: "invited",
      invited_by: by.uid,
      email,
    });
    expect(await auditOf(uid)).toMatchObject([
      { action: "staff.invited", actor: by.uid, before: null, after: { role: "telecaller" } },
    ]);
    expect(await (await accounts()).getUser(by.uid)).toEqual(before);
  });

  test("[AUTH-15] only administrators may, by their present role", async () => {
    for (const role of ["franchise", "ca", "telecaller", "tax_executive", "client_user"] as const) {
      await refusal("forbidden", call("inviteStaff", person(), await withAccount(role)));
    }
    await refusal("unauthenticated", call("inviteStaff", person()));
    const demoted = await admin();
    await (await accounts()).setCustomUserClaims(demoted.uid, { role: "telecaller" });
    await refusal("forbidden", call("inviteStaff", person(), demoted));
  });

  test("[AUTH-15] a client's address is explained and nobody is promoted", async () => {
    const by = await admin();
    const email = newEmail("client");
    const client = await withAccount("client_user", { email });
    const facts = await refusal("email_in_use", call("inviteStaff", person({ email }), by));
    expect(facts).toEqual({ account: "client" });
    expect(await roleOfAccount(client.uid)).toBe("client_user");
  });

  test("[AX-11] whoever holds the number that an invitation names has nothing, and nobody has the role before it is accepted", async () => {
    const by = await admin();
    const holder = await withAccount("client_user", { phoneNumber: newPhone() });
    const phone = (await (await accounts()).getUser(holder.uid)).phoneNumber ?? "";
    const invitation = person({ phone });
    const { uid } = await call("inviteStaff", invitation, by);
    expect(await (await accounts()).getUser(uid)).toMatchObject({
      email: invitation.email,
      emailVerified: false,
    });
    expect((await (await accounts()).getUser(uid)).phoneNumber).toBeUndefined();
    expect(await roleOfAccount(uid)).toBeUndefined();
    await refusal("invitation_waiting", call("ensureProfile", {}, { uid, idToken: tokenOf(uid, null) }));
    await call("changeStaffRole", { uid, role: "ca" }, by);
    expect(await roleOfAccount(uid)).toBeUndefined();

    const token = await tokenFor(uid);
    expect(await look(token)).toMatchObject({ state: "good", phone });
    await call("acceptInvitation", { token, password: PASSWORD });
    expect(await roleOfAccount(uid)).toBe("ca");
    expect(await profileOf(uid)).toMatchObject({ role: "ca", staff_status: "active", email_verified: true });
    expect((await (await accounts()).getUser(uid)).phoneNumber).toBeUndefined();
    expect((await (await accounts()).getUserByPhoneNumber(phone)).uid).toBe(holder.uid);
  });

  test("[AX-11] a number that somebody put on the account before it was accepted is taken off it", async () => {
    const { uid } = await invited();
    await (await accounts()).updateUser(uid, { phoneNumber: newPhone() });
    await call("acceptInvitation", { token: await tokenFor(uid), password: PASSWORD });
    expect((await (await accounts()).getUser(uid)).phoneNumber).toBeUndefined();
  });

  test("[AUTH-15] twice at once is one person; begun and died half-way, the next try finishes", async () => {
    const by = await admin();
    const same = person();
    const both = await Promise.allSettled([1, 2].map(() => call("inviteStaff", same, by)));
    const uids = both.flatMap((one) => (one.status === "fulfilled" ? [one.value.uid] : []));
    expect(new Set(uids).size).toBe(1);
    expect(await where(COLLECTIONS.mail, "to", same.email)).toHaveLength(1);

    const uid = uids[0] ?? "";
    await collection(COLLECTIONS.profiles).doc(uid).delete();
    await (await accounts()).setCustomUserClaims(uid, null);
    expect(await call("inviteStaff", { ...same, role: "ca" }, by)).toEqual({ uid });
    expect(await roleOfAccount(uid)).toBeUndefined();
    expect(await profileOf(uid)).toMatchObject({ role: "ca", staff_status: "invited" });
  });
});

describe("accepting", () => {
  test("[AUTH-15] invited again at an address that its holder has changed since is somebody else; the first keeps theirs", async () => {
    const first = await invited();
    const { email } = await call("acceptInvitation", {
      token: await tokenFor(first.uid),
      password: PASSWORD,
    });
    const next = newEmail("moved");
    const provider = await accounts();
    await provider.updateUser(first.uid, { email: next });
    await collection(COLLECTIONS.accounts).doc(first.uid).update({ email: next });
    await collection(COLLECTIONS.profiles).doc(first.uid).update({ email: next });
    const { uid } = await call("inviteStaff", person({ email }), await admin());
    expect(uid).not.toBe(first.uid);
    expect((await provider.getUser(first.uid)).email).toBe(next);
    expect(await profileOf(uid)).toMatchObject({ email, staff_status: "invited" });
  });

  test("[AUTH-15] an invitation counts once, even when used twice at the same moment", async () => {
    const { uid, email } = await invited();
    const token = await tokenFor(uid);
    expect(await look(token)).toEqual({ purpose: "invitation", state: "good", address: maskedEmail(email) });
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => call("acceptInvitation", { token, password: PASSWORD })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await (await accounts()).getUser(uid)).toMatchObject({ email, emailVerified: true });
    expect(await look(token)).toEqual({ purpose: "invitation", state: "used", address: "" });
  });

  test("[A-08] a newer one, a past one, a suspension and the first sign-in make it worthless, and the page can tell before anything is typed", async () => {
    const refuse = async (token: string, state: string) => {
      expect((await look(token)).state).toBe(state);
      const attempt = call("acceptInvitation", { token, password: PASSWORD });
      expect(await refusal("invitation_not_valid", attempt)).toEqual({ state });
    };
    await refuse("A".repeat(43), "unknown");

    const first = await invited();
    const older = await tokenFor(first.uid);
    const newer = await tokenFor(first.uid);
    await refuse(older, "unknown");
    await call("suspendStaff", { uid: first.uid, suspended: true }, await admin());
    await refuse(newer, "replaced");
    await call("suspendStaff", { uid: first.uid, suspended: false }, await admin());
    expect((await profileOf(first.uid)).staff_status).toBe("invited");
    const invitations = collection(COLLECTIONS.ledger)
      .where("uid", "==", first.uid)
      .where("used_at", "==", null);
    const [open] = (await invitations.get()).docs;
    const { expires_at } = open?.data() ?? {};
    await open?.ref.update({ expires_at: Timestamp.fromMillis(Date.now() - 1) });
    await refuse(newer, "expired");
    await open?.ref.update({ expires_at });
    await (await accounts()).setCustomUserClaims(first.uid, { role: "telecaller" });
    await call("ensureProfile", {}, { uid: first.uid, idToken: tokenOf(first.uid, "telecaller") });
    expect((await profileOf(first.uid)).staff_status).toBe("active");
    await refuse(newer, "used");
  });

  test("[AUTH-15] another is sent after a minute, to those who have not signed in", async () => {
    const by = await admin();
    const { uid, email } = await invited(by);
    const { queued, wait_s } = await call("resendInvitation", { uid }, by);
    expect(queued).toBe(false);
    expect(wait_s).toBeGreaterThan(0);
    expect(await where(COLLECTIONS.mail, "to", email)).toHaveLength(1);
    const pauses = await collection(COLLECTIONS.ledger).where("until", ">", Timestamp.now()).get();
    await Promise.all(pauses.docs.map(({ ref }) => ref.update({ until: Timestamp.now() })));
    expect(await call("resendInvitation", { uid }, by)).toEqual({ queued: true, wait_s: 60 });
    expect(await where(COLLECTIONS.mail, "to", email)).toHaveLength(2);
    await refusal("staff_not_found", call("resendInvitation", { uid: "nobody" }, by));
    await refusal("staff_already_active", call("resendInvitation", { uid: (await atWork("ca")).uid }, by));
  });
});

describe("roles", () => {
  test("[R-04] a new role is in the account, mirrored and noted; sessions stay, the old token loses its power", async () => {
    const [by, someone] = [await admin(), await atWork("telecaller")];
    const { tokensValidAfterTime } = await (await accounts()).getUser(someone.uid);
    await call("changeStaffRole", { uid: someone.uid, role: "ca" }, by);
    await call("changeStaffRole", { uid: someone.uid, role: "ca" }, by);
    expect(await roleOfAccount(someone.uid)).toBe("ca");
    expect((await profileOf(someone.uid)).role).toBe("ca");
    expect((await (await accounts()).getUser(someone.uid)).tokensValidAfterTime).toBe(tokensValidAfterTime);
    expect(await auditOf(someone.uid)).toMatchObject([
      {
        action: "staff.role_changed",
        actor: by.uid,
        before: { role: "telecaller", staff_status: "active" },
        after: { role: "ca", staff_status: "active" },
      },
    ]);
    await refusal("forbidden", call("exportOwnData", {}, someone));
    expect(await call("ensureProfile", {}, someone)).toEqual({ created: false, role_changed: true });
    const anew = { uid: someone.uid, idToken: tokenOf(someone.uid, "ca") };
    expect(await call("ensureProfile", {}, anew)).toEqual({ created: false, role_changed: false });
    await call("exportOwnData", {}, anew);
  });

  test("[R-04] two administrators at once leave account and profile with the same role", async () => {
    const [one, other, someone] = [await admin(), await admin(), await atWork("telecaller")];
    await Promise.all([
      call("changeStaffRole", { uid: someone.uid, role: "ca" }, one),
      call("changeStaffRole", { uid: someone.uid, role: "tax_executive" }, other),
    ]);
    expect((await profileOf(someone.uid)).role).toBe(await roleOfAccount(someone.uid));
  });

  test("[R-04] two administrators who take each other's power at once leave one who has it", async () => {
    for (const name of ["changeStaffRole", "suspendStaff"] as const) {
      const [one, other] = [await atWork("admin"), await atWork("admin")];
      const act = (by: Client, { uid }: Client) =>
        name === "suspendStaff"
          ? call(name, { uid, suspended: true }, by)
          : call(name, { uid, role: "telecaller" }, by);
      const acts = await Promise.allSettled([act(one, other), act(other, one)]);
      expect(acts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const accountsNow = await Promise.all(
        [one, other].map(async ({ uid }) => (await accounts()).getUser(uid)),
      );
      const left = accountsNow.filter(
        ({ disabled, customClaims }) => !disabled && customClaims?.role === "admin",
      );
      expect(left).toHaveLength(1);
    }
  });

  test("[R-04] nobody changes or suspends themselves, a client, or somebody who is not there", async () => {
    const by = await atWork("admin");
    await refusal("own_account", call("changeStaffRole", { uid: by.uid, role: "ca" }, by));
    await refusal("own_account", call("suspendStaff", { uid: by.uid, suspended: true }, by));
    const client = await atWork("client_user");
    for (const uid of [client.uid, "nobody"]) {
      await refusal("staff_not_found", call("changeStaffRole", { uid, role: "admin" }, by));
      await refusal("staff_not_found", call("suspendStaff", { uid, suspended: true }, by));
    }
    expect(await roleOfAccount(client.uid)).toBe("client_user");
  });
});

describe("suspension", () => {
  test("[R-04] counts at once for every call and for good for old tokens, and can be taken back", async () => {
    const [by, someone] = [await admin(), await atWork("ca")];
    const reason = { kind: "leave", words: " Back in March " } as const;
    await call("suspendStaff", { uid: someone.uid, suspended: true, reason }, by);
    expect((await profileOf(someone.uid)).staff_status).toBe("suspended");
    await refusal("account_suspended", call("exportOwnData", {}, someone));
    await refusal("account_suspended", call("ensureProfile", {}, someone));
    await refusal("account_suspended", call("changeEmail", { email: newEmail() }, someone));
    await call("suspendStaff", { uid: someone.uid, suspended: false }, by);
    expect((await profileOf(someone.uid)).staff_status).toBe("active");
    expect((await auditOf(someone.uid)).map(({ action }) => action).sort()).toEqual([
      "staff.reinstated",
      "staff.suspended",
    ]);
    expect((await auditOf(someone.uid)).map((entry) => entry.reason).filter(Boolean)).toEqual([
      { kind: "leave", words: "Back in March" },
    ]);
    const before = Math.floor(Date.now() / 1000) - 60;
    const old = { uid: someone.uid, idToken: tokenOf(someone.uid, "ca", { auth_time: before }) };
    await refusal("unauthenticated", call("exportOwnData", {}, old));
    await call("exportOwnData", {}, { uid: someone.uid, idToken: tokenOf(someone.uid, "ca") });
  });

  test("[R-04] a token that is over, of nobody, or of an account that is gone admits nobody", async () => {
    const someone = await atWork("ca");
    const over = tokenOf(someone.uid, "ca", { exp: Math.floor(Date.now() / 1000) - 1 });
    await refusal("unauthenticated", call("exportOwnData", {}, { uid: someone.uid, idToken: over }));
    await refusal("unauthenticated", call("exportOwnData", {}, signedIn("ca")));
    await refusal("unauthenticated", call("ensureProfile", {}, signedIn()));
  });
});
