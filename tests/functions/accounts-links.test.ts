import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { expect, test } from "vitest";
import { actorWithRole, newEmail, signIn, signUp } from "../support/actors.ts";
import { adminAuth } from "../support/admin.ts";
import { call } from "../support/callables.ts";
import { mailsTo, type ReceivedMail, waitForMail } from "../support/mailbox.ts";
import { addresses, project } from "../support/stack.ts";
import { confirmAddress, linkIn, resetPassword } from "./action-links.ts";
import { collection, read } from "./records.ts";
import { refusal } from "./refusal.ts";

/** The links as they are mailed and followed, through the emulated Cloud Functions with their triggers. */
const COLD_MS = 180_000;
const NEW_PASSWORD = "another-long-password";

function codeIn(mail: ReceivedMail, mode: string): string {
  const link = linkIn(mail.text);
  expect([...link.keys()]).toEqual(["mode", "token"]);
  expect(link.get("mode")).toBe(mode);
  expect(mail.html).toContain("/auth-callback?mode=");
  return link.get("token") ?? "";
}

/** Neither outbox nor ledger knows what was mailed. */
async function expectStoredNowhere(secret: string): Promise<void> {
  for (const name of [
    COLLECTIONS.accountLinks,
    COLLECTIONS.accounts,
    COLLECTIONS.mail,
    COLLECTIONS.ledger,
    COLLECTIONS.auditLog,
    COLLECTIONS.profiles,
  ]) {
    const stored = (await collection(name).get()).docs.map((entry) => [entry.id, entry.data()]);
    expect(JSON.stringify(stored)).not.toContain(secret);
  }
}

test(
  "[A-05] [A-08] an address is verified by the link to our page, once; a typed-over address by the new one's only",
  async () => {
    const person = await signUp();
    await call("ensureProfile", { name: "Asha Rao" }, person.idToken);
    expect(await call("sendVerificationMail", {}, person.idToken)).toEqual({ wait_s: 60 });
    const first = codeIn(await waitForMail(person.email), "verifyEmail");
    await expectStoredNowhere(first);

    const email = newEmail("right");
    expect(await call("changeEmail", { email }, person.idToken)).toEqual({ takes_effect: "now" });
    expect(await read<Profile>(COLLECTIONS.profiles, person.uid)).toMatchObject({
      email,
      email_verified: false,
    });
    const second = codeIn(await waitForMail(email), "verifyEmail");
    expect(await refusal("link_not_valid", confirmAddress(first))).toEqual({ state: "replaced" });
    expect((await adminAuth().getUser(person.uid)).emailVerified).toBe(false);

    await confirmAddress(second, (await signIn(email)).idToken);
    expect(await refusal("link_not_valid", confirmAddress(second))).toEqual({ state: "used" });
    const again = await signIn(email);
    await call("ensureProfile", {}, again.idToken);
    expect((await read<Profile>(COLLECTIONS.profiles, person.uid)).email_verified).toBe(true);
    await refusal("already_verified", call("sendVerificationMail", {}, again.idToken));
  },
  COLD_MS,
);

test(
  "[A-07] [AUTH-07] a new password by mail; an address without an account gets the same answer and no mail",
  async () => {
    const person = await signUp();
    const nobody = newEmail("nobody");
    expect(await call("requestPasswordReset", { email: nobody })).toEqual({});
    expect(await call("requestPasswordReset", { email: person.email.toUpperCase() })).toEqual({});
    const code = codeIn(await waitForMail(person.email), "resetPassword");
    await expectStoredNowhere(code);
    await resetPassword(code, NEW_PASSWORD);
    expect(await refusal("link_not_valid", resetPassword(code, NEW_PASSWORD))).toEqual({ state: "used" });
    await expect(signIn(person.email)).rejects.toThrow();
    await signIn(person.email, NEW_PASSWORD);
    expect(await mailsTo(nobody)).toEqual([]);
  },
  COLD_MS,
);

test(
  "[A-10] a verified address stays until the link to the new one is followed, and hears of it both times",
  async () => {
    const person = await actorWithRole("client_user");
    await call("ensureProfile", { name: "Asha Rao" }, person.idToken);
    const email = newEmail("newer");
    expect(await call("changeEmail", { email }, person.idToken)).toEqual({ takes_effect: "when_confirmed" });
    const code = codeIn(await waitForMail(email), "verifyAndChangeEmail");
    expect((await waitForMail(person.email)).subject).toMatch(/^A new email address was asked for/);
    expect((await adminAuth().getUser(person.uid)).email).toBe(person.email);

    await confirmAddress(code, person.idToken);
    const again = await signIn(email);
    await call("ensureProfile", {}, again.idToken);
    expect(await read<Profile>(COLLECTIONS.profiles, person.uid)).toMatchObject({
      email,
      email_verified: true,
    });
    await waitForMail(person.email, ({ subject }) => subject.includes("was changed"));
  },
  COLD_MS,
);

test(
  "[AUTH-15] an invited person chooses the password by the mailed link; the administrator stays signed in as themselves",
  async () => {
    const admin = await actorWithRole("admin");
    const email = newEmail("telecaller");
    const invited = { name: "Ravi Nair", email, role: "telecaller" } as const;
    const { uid } = await call("inviteStaff", invited, admin.idToken);
    expect(await read<Profile>(COLLECTIONS.profiles, uid)).toMatchObject({
      role: "telecaller",
      staff_status: "invited",
      invited_by: admin.uid,
    });
    const mail = await waitForMail(email);
    const link = linkIn(mail.text);
    expect([...link.keys()]).toEqual(["mode", "token"]);
    expect(link.get("mode")).toBe("invitation");
    const token = link.get("token") ?? "";
    await expectStoredNowhere(token);

    expect(await call("acceptInvitation", { token, password: NEW_PASSWORD })).toEqual({ email });
    await refusal("invitation_not_valid", call("acceptInvitation", { token, password: NEW_PASSWORD }));
    const person = await signIn(email, NEW_PASSWORD);
    expect(person.uid).toBe(uid);
    expect(await call("ensureProfile", {}, person.idToken)).toEqual({ created: false, role_changed: false });
    expect(await read<Profile>(COLLECTIONS.profiles, uid)).toMatchObject({
      role: "telecaller",
      staff_status: "active",
      email_verified: true,
    });
    expect(await refusal("email_in_use", call("inviteStaff", invited, admin.idToken))).toEqual({
      account: "staff",
    });
    await refusal("staff_already_active", call("resendInvitation", { uid }, admin.idToken));
  },
  COLD_MS,
);

test(
  "[A-08] a code that the provider was asked for past us gives nobody the account: the sign-in is refused, the address put back",
  async () => {
    const person = await actorWithRole("client_user");
    const evil = newEmail("evil");
    const asked = { requestType: "VERIFY_AND_CHANGE_EMAIL", idToken: person.idToken, newEmail: evil };
    await provider("accounts:sendOobCode", asked);
    await provider("accounts:update", { oobCode: await providersCode(evil) });
    expect((await adminAuth().getUser(person.uid)).email).toBe(evil);

    await expect(signIn(evil, person.password)).rejects.toThrow(/address_restored/);
    expect(await adminAuth().getUser(person.uid)).toMatchObject({ email: person.email, emailVerified: true });
    await signIn(person.email, person.password);
    await expect(signIn(evil, person.password)).rejects.toThrow(/INVALID/);
  },
  COLD_MS,
);

async function provider(method: string, body: object): Promise<void> {
  const answer = await fetch(`${addresses.auth}/identitytoolkit.googleapis.com/v1/${method}?key=test`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** What the provider mailed to a new address. */
async function providersCode(newAddress: string): Promise<string> {
  const answer = await fetch(`${addresses.auth}/emulator/v1/projects/${project}/oobCodes`, {
    headers: { authorization: "Bearer owner" },
  });
  const { oobCodes } = (await answer.json()) as { oobCodes: { newEmail?: string; oobCode: string }[] };
  const sent = oobCodes.find(({ newEmail: to }) => to === newAddress);
  if (sent === undefined) throw new Error(`The provider mailed nothing to ${newAddress}`);
  return sent.oobCode;
}
