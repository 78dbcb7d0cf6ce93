import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { describe, expect, test } from "vitest";
import { admitSignIn } from "../../functions/src/accounts/admit-sign-in.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { newEmail, newPhone, signIn } from "../support/actors.ts";
import { linkIn } from "./action-links.ts";
import { renderMail } from "./outbox.ts";
import { type Client, call, tokenOf, useProduct, withAccount } from "./product.ts";
import { collection, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { sessionsSince } from "./sessions-since.ts";

useProduct();

const PASSWORD = "their-own-password";
const ADMIN = process.env.ADMIN_EMAIL ?? "";
type Mail = Parameters<typeof renderMail>[0];

interface Person extends Client {
  email: string;
}

/** As sign-up leaves it: with the record that the first sign-in makes. */
async function registered(
  account: { emailVerified?: boolean; phoneNumber?: string; email?: string; displayName?: string } = {},
): Promise<Person> {
  const email = account.email ?? newEmail();
  const client = await withAccount("client_user", { password: "attackers-pass", ...account, email });
  await admitSignIn({ uid: client.uid, email, emailVerified: account.emailVerified ?? false }, false);
  return { ...client, email };
}

/** The latest mail of that kind as it would be sent now; null when it is dropped. */
async function mailTo(address: string, template: Mail["template"]) {
  const mails = (await where<Mail>(COLLECTIONS.mail, "to", address)).filter(
    (mail) => mail.template === template,
  );
  const mail = mails.sort((a, b) => a.created_at.toMillis() - b.created_at.toMillis()).at(-1);
  if (mail === undefined) throw new Error(`No ${template} was queued to ${address}`);
  return renderMail(mail);
}

async function linkTo(address: string, template: Mail["template"], parameter = "token"): Promise<string> {
  return linkIn((await mailTo(address, template))?.text ?? "").get(parameter) ?? "";
}

async function resetToken(email: string): Promise<string> {
  await call("requestPasswordReset", { email });
  return linkTo(email, "reset-password");
}

const accountOf = async ({ uid }: Client) => (await accounts()).getUser(uid);
/** Six minutes old, and still good. */
async function oldSignIn({ uid }: Client): Promise<Client> {
  const auth_time = Math.floor(Date.now() / 1000) - 6 * 60;
  await sessionsSince(uid, auth_time);
  return { uid, idToken: tokenOf(uid, "client_user", { auth_time }) };
}
/** As somebody in the account does at the provider, past us. */
async function enrol({ uid }: Client): Promise<void> {
  const enrolledFactors = [
    { uid: randomUUID(), factorId: "phone" as const, phoneNumber: newPhone(), displayName: "Phone" },
  ];
  await (await accounts()).updateUser(uid, { multiFactor: { enrolledFactors } });
}
const factorsOf = async (client: Client) => (await accountOf(client)).multiFactor?.enrolledFactors;
/** What the provider does by a code of its own, past us. */
const changedByProvider = async ({ uid }: Client, email: string) =>
  (await accounts()).updateUser(uid, { email, emailVerified: true });
const everyoneSignedOut = async ({ uid }: Client) => (await accounts()).revokeRefreshTokens(uid);

describe("who registered somebody's address first", () => {
  test("[A-07] is out when the owner sets a password: number, sessions and links are gone, and the owner is told", async () => {
    const phoneNumber = newPhone();
    const person = await registered({ phoneNumber });
    await enrol(person);
    await call("sendVerificationMail", {}, person);
    const verification = await linkTo(person.email, "verify-email");
    const token = await resetToken(person.email);
    const outcome = await call("setNewPassword", { token, password: PASSWORD });
    expect(outcome).toEqual({ email: person.email, phone_end: null, phone_removed: phoneNumber.slice(-4) });
    const account = await accountOf(person);
    expect(account).toMatchObject({ emailVerified: true });
    expect(account.phoneNumber).toBeUndefined();
    expect(account.multiFactor).toBeUndefined();
    expect(account.providerData.map(({ providerId }) => providerId)).toEqual(["password"]);
    expect(await refusal("link_not_valid", call("confirmEmail", { token: verification }))).toEqual({
      state: "replaced",
    });
    const mail = await mailTo(person.email, "password-changed");
    expect(mail?.text).toContain(`ending in ${phoneNumber.slice(-4)}`);
  });

  test("[A-07] a verified account keeps its number, which screen and mail name with the way to remove it", async () => {
    const phoneNumber = newPhone();
    const person = await registered({ phoneNumber, emailVerified: true });
    const token = await resetToken(person.email);
    const outcome = await call("setNewPassword", { token, password: PASSWORD });
    expect(outcome).toEqual({ email: person.email, phone_end: phoneNumber.slice(-4), phone_removed: null });
    expect((await accountOf(person)).phoneNumber).toBe(phoneNumber);
    expect((await mailTo(person.email, "password-changed"))?.text).toContain("press 'Remove phone'");
  });

  test("[A-07] a second step that somebody put on a client's account goes with the old password; a colleague's stays", async () => {
    const client = await registered({ emailVerified: true });
    const colleague = await registered({ emailVerified: true });
    await (await accounts()).setCustomUserClaims(colleague.uid, { role: "ca" });
    for (const person of [client, colleague]) {
      await enrol(person);
      await call("setNewPassword", { token: await resetToken(person.email), password: PASSWORD });
    }
    expect(await factorsOf(client)).toBeUndefined();
    expect(await factorsOf(colleague)).toHaveLength(1);
  });

  test("[A-07] [A-16] a new password ends what tokens from before still open, and not the sign-in that follows", async () => {
    const person = await registered({ emailVerified: true });
    await call("ensureProfile", { name: "Asha Rao" }, person);
    const old = await oldSignIn(person);
    await call("ownPrivacy", {}, old);
    await call("setNewPassword", { token: await resetToken(person.email), password: PASSWORD });
    await call("ownPrivacy", {}, { uid: person.uid, idToken: tokenOf(person.uid, "client_user") });
    await refusal("session_ended", call("ownPrivacy", {}, old));
  });

  test("[A-08] an address that the provider changed past us is put back, and nobody stays signed in", async () => {
    const person = await registered({ emailVerified: true });
    const evil = newEmail("evil");
    await changedByProvider(person, evil);
    await expect(
      admitSignIn({ uid: person.uid, email: evil, emailVerified: true }, false),
    ).rejects.toMatchObject({ code: "address_restored" });
    expect(await accountOf(person)).toMatchObject({ email: person.email, emailVerified: true });
    await admitSignIn({ uid: person.uid, email: person.email, emailVerified: true }, false);

    await changedByProvider(person, evil);
    await refusal("address_restored", call("exportOwnData", {}, person));
    expect((await accountOf(person)).email).toBe(person.email);
  });

  test("[A-07] [A-08] the owner's reset finds the account behind the changed address; the other address gets nothing", async () => {
    const person = await registered();
    const evil = newEmail("evil");
    await changedByProvider(person, evil);
    await call("requestPasswordReset", { email: evil });
    expect((await accountOf(person)).email).toBe(person.email);
    expect((await where<Mail>(COLLECTIONS.mail, "to", evil)).length).toBe(0);
    await changedByProvider(person, evil);
    const token = await resetToken(person.email);
    await call("setNewPassword", { token, password: PASSWORD });
    expect(await accountOf(person)).toMatchObject({ email: person.email, emailVerified: true });
  });

  test("[A-08] a link that signs in and is the first proof leaves no other way in", async () => {
    const person = await registered({ phoneNumber: newPhone() });
    await admitSignIn({ uid: person.uid, email: person.email, emailVerified: true }, true);
    expect((await accountOf(person)).phoneNumber).toBeUndefined();
    await expect(signIn(person.email, "attackers-pass")).rejects.toThrow();
  });

  test("[A-09] has no part in the administrator's account: the proof takes every other way in off it", async () => {
    const person = await registered({ email: ADMIN, phoneNumber: newPhone() });
    await call("sendVerificationMail", {}, person);
    const token = await linkTo(ADMIN, "verify-email");
    await call("confirmEmail", { token }, person);
    await call("ensureProfile", {}, person);
    const { tokensValidAfterTime: before } = await accountOf(person);
    const pauses = await collection(COLLECTIONS.ledger).where("until", ">", new Date()).get();
    await Promise.all(pauses.docs.map(({ ref }) => ref.update({ until: new Date() })));
    await call("sendVerificationMail", {}, person);
    const proof = await linkTo(ADMIN, "verify-email", "proof");
    expect(await call("ensureProfile", { proof }, person)).toMatchObject({ role_changed: true });
    const account = await accountOf(person);
    expect(account.customClaims).toEqual({ role: "admin" });
    expect(account.phoneNumber).toBeUndefined();
    expect(Date.parse(account.tokensValidAfterTime ?? "")).toBeGreaterThanOrEqual(Date.parse(before ?? ""));
    const another = await registered();
    expect(await call("ensureProfile", { proof }, another)).toMatchObject({ role_changed: false });
    await (await accounts()).deleteUser(person.uid);
  });
});

describe("a session that was ended, or is old", () => {
  test.each([true, false])("[A-10] asks for no other address (verified: %s)", async (emailVerified) => {
    const person = await registered({ emailVerified });
    const email = newEmail("thief");
    const old = await oldSignIn(person);
    await refusal("reauthentication_needed", call("changeEmail", { email }, old));
    await everyoneSignedOut(person);
    await refusal("unauthenticated", call("changeEmail", { email }, old));
    expect((await accountOf(person)).email).toBe(person.email);
    expect(await where(COLLECTIONS.mail, "to", email)).toEqual([]);
  });

  test("[A-10] [A-07] a change that was asked for before a reset does nothing after it, sent or not", async () => {
    const person = await registered({ emailVerified: true });
    const email = newEmail("thief");
    await call("changeEmail", { email }, person);
    const change = await linkTo(email, "change-email");
    await call("setNewPassword", { token: await resetToken(person.email), password: PASSWORD });
    await refusal("link_not_valid", call("confirmEmail", { token: change }, person));
    expect(await mailTo(email, "change-email")).toBeNull();
    expect((await accountOf(person)).email).toBe(person.email);
  });

  test("[O-04] gets no copy of the data until the owner is proven again", async () => {
    const person = await registered({ emailVerified: true });
    await refusal("reauthentication_needed", call("exportOwnData", {}, await oldSignIn(person)));
  });
});

describe("links of our own", () => {
  test("[A-08] [AUTH-08] looking tells what a link is for and uses up nothing; the address is masked", async () => {
    const person = await registered();
    await call("sendVerificationMail", {}, person);
    const token = await linkTo(person.email, "verify-email");
    for (const _ of [1, 2]) {
      const seen = await call("lookAtLink", { token });
      expect(seen).toMatchObject({ purpose: "verifyEmail", state: "good" });
      expect(seen.address).toMatch(/^pe•••@/);
    }
    expect(await call("lookAtLink", { token: "A".repeat(43) })).toEqual({
      purpose: null,
      state: "unknown",
      address: "",
    });
    const newer = await linkTo(person.email, "verify-email");
    expect(await call("lookAtLink", { token })).toMatchObject({ state: "replaced", address: "" });
    expect(await call("confirmEmail", { token: newer }, person)).toEqual({
      email: person.email,
      password_token: null,
    });
    expect(await call("lookAtLink", { token: newer })).toMatchObject({ state: "used" });
  });

  test("[A-08] [AUTH-08] one that is over says so, and one of another kind sets no password", async () => {
    const person = await registered();
    await call("sendVerificationMail", {}, person);
    const verification = await linkTo(person.email, "verify-email");
    await refusal("link_not_valid", call("setNewPassword", { token: verification, password: PASSWORD }));
    const token = await resetToken(person.email);
    await refusal("link_not_valid", call("confirmEmail", { token }));
    const links = await collection(COLLECTIONS.accountLinks).where("uid", "==", person.uid).get();
    await Promise.all(links.docs.map(({ ref }) => ref.update({ expires_at: new Date(Date.now() - 1) })));
    expect(await call("lookAtLink", { token })).toMatchObject({ purpose: "resetPassword", state: "expired" });
    expect(await refusal("link_not_valid", call("setNewPassword", { token, password: PASSWORD }))).toEqual({
      state: "expired",
    });
  });

  test("[A-08] of one link used many times at once, one counts", async () => {
    const person = await registered();
    const token = await resetToken(person.email);
    const tries = await Promise.allSettled(
      [1, 2, 3].map((n) => call("setNewPassword", { token, password: `${PASSWORD}-${n}` })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("[AUTH-15] [AX-11] a new password on an invited account is no acceptance: no role until the invitation is used, which then sets the password", async () => {
    const email = newEmail("staff");
    const { uid } = await call(
      "inviteStaff",
      { name: "Ravi Nair", email, role: "telecaller" },
      await withAccount("admin"),
    );
    const invitation = await linkTo(email, "staff-invitation");
    await call("setNewPassword", { token: await resetToken(email), password: PASSWORD });
    expect(await (await accounts()).getUser(uid)).toMatchObject({ emailVerified: true });
    await refusal("invitation_waiting", call("ensureProfile", {}, { uid, idToken: tokenOf(uid, null) }));
    expect((await (await accounts()).getUser(uid)).customClaims?.role).toBeUndefined();
    await call("acceptInvitation", { token: invitation, password: PASSWORD });
    expect((await (await accounts()).getUser(uid)).customClaims).toEqual({ role: "telecaller" });
  });
});

describe("mail to an address that nobody has proven", () => {
  const NAME = "Claim your refund at https://evil.example/x";

  test("[A-05] [A-07] greets nobody by a name of the account, and a profile takes none that is a link", async () => {
    const person = await registered({ displayName: NAME });
    await call("ensureProfile", {}, person);
    expect(await where(COLLECTIONS.profiles, "name", NAME)).toEqual([]);
    await call("sendVerificationMail", {}, person);
    await call("requestPasswordReset", { email: person.email });
    for (const template of ["verify-email", "reset-password"] as const) {
      const mail = await mailTo(person.email, template);
      expect(mail?.text).toMatch(/^Hello,/);
      expect(mail?.text).not.toContain("evil.example");
    }
    await (await accounts()).updateUser(person.uid, { displayName: "Asha Rao" });
    expect((await mailTo(person.email, "verify-email"))?.text).toMatch(/^Hello,/);
  });

  test("[A-05] is at most four an hour of what the account asks for, and two of what one network does", async () => {
    const person = await registered();
    const ask = async () => {
      await call("sendVerificationMail", {}, person);
      await call("requestPasswordReset", { email: person.email });
      const pauses = await collection(COLLECTIONS.ledger).where("until", ">", new Date()).get();
      await Promise.all(pauses.docs.map(({ ref }) => ref.update({ until: new Date() })));
    };
    for (const _ of [1, 2, 3, 4, 5]) await ask();
    expect(await where(COLLECTIONS.mail, "to", person.email)).toHaveLength(6);
    expect((await call("sendVerificationMail", {}, person)).wait_s).toBeGreaterThan(3000);
  });

  test("[O-04] is none about a deletion", async () => {
    const person = await registered();
    await call("ensureProfile", { name: "Asha Rao" }, person);
    await call("deleteOwnAccount", {}, person);
    expect(await where(COLLECTIONS.mail, "to", person.email)).toEqual([]);
    for (const name of [COLLECTIONS.accounts, COLLECTIONS.accountLinks]) {
      expect(await where(name, "uid", person.uid)).toEqual([]);
    }
  });

  test("[A-10] a request for it by one account does not stand in for another's, and names who asks", async () => {
    const [one, other] = [
      await registered({ emailVerified: true }),
      await registered({ emailVerified: true }),
    ];
    const email = newEmail("wanted");
    await call("changeEmail", { email }, one);
    await call("changeEmail", { email }, other);
    const mails = await where<Mail>(COLLECTIONS.mail, "to", email);
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect((await renderMail(mail))?.text).toContain("account of pe•••@example.in");
  });
});
