import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { admitSignIn } from "../../functions/src/accounts/admit-sign-in.ts";
import { newLink } from "../../functions/src/accounts/links.ts";
import { refuseTakenAddress } from "../../functions/src/accounts/rightful-owner.ts";
import { noteSeen } from "../../functions/src/accounts/unused-account.ts";
import { sweepLeftovers } from "../../functions/src/jobs.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { newEmail, newPhone } from "../support/actors.ts";
import { linkIn } from "./action-links.ts";
import { renderMail } from "./outbox.ts";
import { type Client, call, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const C = COLLECTIONS;
const DAYS_MS = 86_400_000;
type Mail = Parameters<typeof renderMail>[0];

const accountOf = async ({ uid }: Client) => (await accounts()).getUser(uid);
const exists = async (name: string, id: string) => (await collection(name).doc(id).get()).exists;
const signedInByPhone = ({ uid }: Client) => admitSignIn({ uid, emailVerified: false }, false);

/** Signed in by a code once. */
async function byPhoneAlone(): Promise<Client & { phone: string }> {
  const phone = newPhone();
  const person = await withAccount("client_user", { phoneNumber: phone });
  await signedInByPhone(person);
  return { ...person, phone };
}

describe("an account that signs in by phone alone", () => {
  test("[A-08] is in the ledger as well: an address that the provider put on it past us is taken off again", async () => {
    const person = await byPhoneAlone();
    expect(await read(C.accounts, person.uid)).toMatchObject({ email: "", email_verified: false });
    const victim = newEmail("victim");
    await (await accounts()).updateUser(person.uid, {
      email: victim,
      emailVerified: true,
      password: "a-strangers-word",
    });
    await expect(
      admitSignIn({ uid: person.uid, email: victim, emailVerified: true }, false),
    ).rejects.toMatchObject({ code: "address_restored" });
    const { email, phoneNumber } = await accountOf(person);
    expect([email, phoneNumber]).toEqual([undefined, person.phone]);
    // The mailbox is free for its owner, and the account goes on by its number.
    await refuseTakenAddress(victim);
    await (await accounts()).createUser({ email: victim });
    await signedInByPhone(person);
    await call("ensureProfile", { name: "Asha Rao" }, await again(person));
  });

  test("[A-10] adds an address by us, and proves it", async () => {
    const person = await byPhoneAlone();
    await call("ensureProfile", { name: "Asha Rao" }, person);
    const email = newEmail("own");
    expect(await call("changeEmail", { email }, person)).toEqual({ takes_effect: "now" });
    expect(await read(C.accounts, person.uid)).toMatchObject({ email, email_verified: false });
    const [mail] = await where<Mail>(C.mail, "to", email);
    const token = linkIn((mail && (await renderMail(mail)))?.text ?? "").get("token") ?? "";
    expect(await call("confirmEmail", { token }, await again(person))).toMatchObject({
      password_token: null,
    });
    expect(await accountOf(person)).toMatchObject({ email, emailVerified: true, phoneNumber: person.phone });
    expect(await read(C.accounts, person.uid)).toMatchObject({
      email,
      email_verified: true,
      next_email: null,
    });
  });
});

/** Signed in once more. */
async function again({ uid, idToken }: Client): Promise<Client> {
  const [head = "", claims = ""] = idToken.split(".");
  const next = {
    ...JSON.parse(Buffer.from(claims, "base64url").toString()),
    auth_time: Math.floor(Date.now() / 1000) + 1,
  };
  return { uid, idToken: `${head}.${Buffer.from(JSON.stringify(next)).toString("base64url")}.` };
}

describe("an account that is gone", () => {
  test("[O-04] is not begun to be known again: by a link that was being made, a sign-in or a look that come too late", async () => {
    const person = await withAccount("client_user", { email: newEmail(), emailVerified: true });
    await call("ensureProfile", { name: "Asha Rao" }, person);
    const before = await accountOf(person);
    await call("deleteOwnAccount", {}, person);
    const email = before.email ?? "";
    expect(await newLink({ ...before, email }, "resetPassword", Date.now())).toBeNull();
    await admitSignIn({ uid: person.uid, email, emailVerified: true }, false);
    await noteSeen(person.uid);
    expect(await exists(C.accounts, person.uid)).toBe(false);
    expect(await exists(C.ledger, `seen_${person.uid}`)).toBe(false);
    expect(await where(C.accountLinks, "uid", person.uid)).toEqual([]);
  });

  test("[O-04] by the provider alone leaves no link either", async () => {
    const person = await withAccount("client_user", { email: newEmail(), emailVerified: true });
    const before = await accountOf(person);
    await (await accounts()).deleteUser(person.uid);
    const email = before.email ?? "";
    expect(await newLink({ ...before, email }, "resetPassword", Date.now())).toBeNull();
    expect(await exists(C.accounts, person.uid)).toBe(false);
    expect(await where(C.accountLinks, "uid", person.uid)).toEqual([]);
  });

  test("[WAY-01] past us, such as a number that was proved and not wanted, is forgotten by the sweep; any other is looked at later", async () => {
    const [gone, here] = [await byPhoneAlone(), await byPhoneAlone()];
    for (const { uid } of [gone, here]) await noteSeen(uid);
    await (await accounts()).deleteUser(gone.uid);
    await sweepLeftovers(Date.now() + 2 * DAYS_MS);
    expect(await exists(C.accounts, gone.uid)).toBe(false);
    expect(await exists(C.ledger, `seen_${gone.uid}`)).toBe(false);
    expect(await exists(C.accounts, here.uid)).toBe(true);
    const { look_at } = await read<{ look_at: Timestamp }>(C.ledger, `seen_${here.uid}`);
    expect(look_at.toMillis()).toBeGreaterThan(Date.now() + 80 * DAYS_MS);
  });
});

describe("an invitation", () => {
  async function invited(): Promise<{ uid: string; email: string; token: string; admin: Client }> {
    const admin = await withAccount("admin");
    const email = newEmail("staff");
    const { uid } = await call("inviteStaff", { name: "Ravi Nair", email, role: "telecaller" }, admin);
    const [mail] = await where<Mail>(C.mail, "to", email);
    const token = linkIn((mail && (await renderMail(mail)))?.text ?? "").get("token") ?? "";
    return { uid, email, token, admin };
  }
  const acceptances = async (uid: string) =>
    (await where<{ action: string }>(C.auditLog, "actor", uid)).filter(
      ({ action }) => action === "staff.accepted",
    );

  test("[AUTH-15] that could not be accepted is not in the audit log as accepted; the one that was is, once", async () => {
    const { uid, token } = await invited();
    // The provider refuses so short a password past our own check of it.
    const auth = await accounts();
    const { updateUser } = auth;
    auth.updateUser = () => Promise.reject(new Error("The provider is away"));
    try {
      await refusal("internal", call("acceptInvitation", { token, password: "their-own-password" }));
    } finally {
      auth.updateUser = updateUser;
    }
    expect(await acceptances(uid)).toEqual([]);
    await call("acceptInvitation", { token, password: "their-own-password" });
    expect(await acceptances(uid)).toHaveLength(1);
  });

  test("[AUTH-15] [AX-01] waits for whoever changes the account that it goes on with", async () => {
    const { uid, email, admin } = await invited();
    // As if the process had died before the profile, and somebody is changing the account at the moment.
    await collection(C.profiles).doc(uid).delete();
    const turn = collection(C.ledger).doc(`account-turn_${uid}`);
    const until = Timestamp.fromMillis(Date.now() + 3_000);
    await turn.set({ holder: "somebody", until, expires_at: until });
    const once = await call("inviteStaff", { name: "Ravi Nair", email, role: "telecaller" }, admin);
    expect(once.uid).toBe(uid);
    expect(Date.now()).toBeGreaterThanOrEqual(until.toMillis());
  });
});

describe("a sign-in or a registration that the provider waits for", () => {
  test.each(["refuseTakenAddress", "admitSignIn"] as const)(
    "[AX-04] is answered within seven seconds, whoever holds the account's turn (%s)",
    async (which) => {
      const email = newEmail();
      const owner = await withAccount("client_user", { email, emailVerified: true });
      await admitSignIn({ uid: owner.uid, email, emailVerified: true }, false);
      const evil = newEmail("evil");
      await (await accounts()).updateUser(owner.uid, { email: evil });
      const until = Timestamp.fromMillis(Date.now() + 20_000);
      await collection(C.ledger)
        .doc(`account-turn_${owner.uid}`)
        .set({ holder: "somebody", until, expires_at: until });
      const begun = performance.now();
      const tried =
        which === "admitSignIn"
          ? admitSignIn({ uid: owner.uid, email: evil, emailVerified: true }, false, 3_000)
          : refuseTakenAddress(email, 3_000);
      await expect(tried).rejects.toMatchObject({ code: "too_many_requests" });
      expect(performance.now() - begun).toBeLessThan(5_000);
    },
    30_000,
  );
});

test("[A-10] whoever's next address others have used up the hour of is told to wait, and not that a mail is on its way", async () => {
  const email = newEmail("wanted");
  const proven = () => withAccount("client_user", { email: newEmail(), emailVerified: true });
  for (const _ of [1, 2, 3]) {
    expect(await call("changeEmail", { email }, await proven())).toEqual({ takes_effect: "when_confirmed" });
  }
  await refusal("too_many_requests", call("changeEmail", { email }, await proven()));
  expect(await where<Mail>(C.mail, "to", email)).toHaveLength(3);
});
