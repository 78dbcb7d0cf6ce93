import { createHash } from "node:crypto";
import { RESEND_AFTER_S } from "@niyamdesk/domain/accounts/account";
import { maskedEmail } from "@niyamdesk/domain/accounts/masked";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { newEmail, newPhone, signIn, signUp } from "../support/actors.ts";
import { adminAuth } from "../support/admin.ts";
import { call } from "../support/callables.ts";
import { waitForMail } from "../support/mailbox.ts";
import { linkIn } from "./action-links.ts";
import { signInByPhone } from "./provider.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

/** The first call of each function starts a process. */
const COLD_MS = 60_000;
const DAYS_MS = 86_400_000;
/** `SHARES.account.each` of the functions. */
const MAILS_AN_HOUR = 4;

/** Somebody with a proven mailbox and a number, who was last here so many days ago. */
async function lastSeen(days: number, account: { emailVerified: boolean } = { emailVerified: true }) {
  const [email, phone] = [newEmail("asha"), newPhone()];
  const { uid } = await adminAuth().createUser({ email, phoneNumber: phone, ...account });
  await adminAuth().setCustomUserClaims(uid, { role: "client_user" });
  await collection(COLLECTIONS.profiles).doc(uid).set({ id: uid, email, phone, role: "client_user" });
  await age(uid, days);
  return { uid, email, phone };
}

async function age(uid: string, days: number): Promise<void> {
  const seen_at = Timestamp.fromMillis(Date.now() - days * DAYS_MS);
  await collection(COLLECTIONS.ledger).doc(`seen_${uid}`).set({ seen_at });
}

/** The service's answer to a sign-in that our function refuses. */
async function refusedWith(phone: string): Promise<string> {
  const answer: unknown = await signInByPhone(phone).catch((error: unknown) => error);
  if (!(answer instanceof Error)) throw new Error("It was let in");
  expect(answer.message).toContain("second_proof_needed");
  return answer.message;
}

async function ticketFor(phone: string): Promise<string> {
  return /ticket\W+([A-Za-z0-9_-]{43})/.exec(await refusedWith(phone))?.[1] ?? "";
}

test(
  "[AX-21] a number alone does not open an account that was not used for 90 days; the link to its address does",
  async () => {
    const { uid, email, phone } = await lastSeen(91);
    const said = await refusedWith(phone);
    expect(said).toContain(maskedEmail(email));
    expect(said).not.toContain(email);
    const ticket = await ticketFor(phone);
    expect(await call("sendNumberProof", { token: ticket })).toEqual({ wait_s: 60 });
    const { text } = await waitForMail(email, ({ subject }) => subject.startsWith("Are you signing in"));
    expect(text).toContain(phone.slice(-4));
    expect(text).not.toContain(phone);
    const token = linkIn(text).get("token") ?? "";
    expect(await call("lookAtLink", { token })).toMatchObject({ purpose: "confirmNumber", state: "good" });
    await refusal("link_not_valid", call("confirmNumber", { token: ticket }));
    await refusedWith(phone);
    await call("confirmNumber", { token });
    await refusal("link_not_valid", call("confirmNumber", { token }));
    expect((await signInByPhone(phone)).localId).toBe(uid);
  },
  COLD_MS,
);

test(
  "[AX-21] 'This is not my account' takes the number off it, tells its address, and the number begins a new one",
  async () => {
    const { uid, email, phone } = await lastSeen(400);
    const ticket = await ticketFor(phone);
    await call("disownNumber", { token: ticket });
    expect((await adminAuth().getUser(uid)).phoneNumber).toBeUndefined();
    expect((await read<Profile>(COLLECTIONS.profiles, uid)).phone).toBeNull();
    const { text } = await waitForMail(email);
    expect(text).toContain(`the number ending in ${phone.slice(-4)}`);
    await refusal("link_not_valid", call("disownNumber", { token: ticket }));
    await refusal("link_not_valid", call("sendNumberProof", { token: ticket }));
    const own = await signInByPhone(phone);
    expect(own.localId).not.toBe(uid);
    const told = await where<OutboxMail>(COLLECTIONS.mail, "data.uid", uid);
    expect(told.map(({ template }) => template)).toEqual(["number-removed"]);
  },
  COLD_MS,
);

test(
  "[AX-21] who was here lately, by whatever way, gets in by the code; so does an account without an address",
  async () => {
    const lately = await lastSeen(89);
    expect((await signInByPhone(lately.phone)).localId).toBe(lately.uid);

    const byPassword = await signUp();
    const phone = newPhone();
    await adminAuth().updateUser(byPassword.uid, { phoneNumber: phone });
    expect(
      (await read<{ seen_at: Timestamp }>(COLLECTIONS.ledger, `seen_${byPassword.uid}`)).seen_at.toMillis(),
    ).toBeGreaterThan(Date.now() - DAYS_MS);
    expect((await signInByPhone(phone)).localId).toBe(byPassword.uid);

    const unproven = await lastSeen(91, { emailVerified: false });
    await refusedWith(unproven.phone);

    const bare = await signInByPhone(newPhone());
    const { phoneNumber } = await adminAuth().getUser(bare.localId ?? "");
    await age(bare.localId ?? "", 91);
    expect((await signInByPhone(phoneNumber ?? "")).localId).toBe(bare.localId);
  },
  COLD_MS,
);

test(
  "[AX-21] the owner's own sign-in does not let the number in: once refused, it is until it is confirmed or put on anew",
  async () => {
    const { uid, email, phone } = await lastSeen(91);
    const ticket = await ticketFor(phone);
    const password = "the-owners-own-password";
    await adminAuth().updateUser(uid, { password });
    const owner = await signIn(email, password);
    await refusedWith(phone);
    // The newest ticket counts.
    await refusal("link_not_valid", call("sendNumberProof", { token: ticket }));
    // Taken off and put on again in a session of the account, by a code.
    await adminAuth().updateUser(uid, { phoneNumber: null });
    expect((await signInByPhone(phone, owner.idToken)).localId).toBe(uid);
    expect((await signInByPhone(phone)).localId).toBe(uid);
  },
  COLD_MS,
);

test(
  "[AX-21] a ticket takes off no number that the owner has put on since, and its holder makes us write a few mails an hour",
  async () => {
    const { uid, email, phone } = await lastSeen(91);
    const ticket = await ticketFor(phone);
    const next = newPhone();
    await adminAuth().updateUser(uid, { phoneNumber: next });
    await call("disownNumber", { token: ticket });
    expect((await adminAuth().getUser(uid)).phoneNumber).toBe(next);

    await adminAuth().updateUser(uid, { phoneNumber: phone });
    for (let n = 0; n < MAILS_AN_HOUR; n += 1) {
      await call("sendNumberProof", { token: await ticketFor(phone) });
      await endPause(uid, email);
    }
    const { wait_s } = await call("sendNumberProof", { token: await ticketFor(phone) });
    expect(wait_s).toBeGreaterThan(RESEND_AFTER_S);
    expect(await where<OutboxMail>(COLLECTIONS.mail, "data.uid", uid)).toHaveLength(MAILS_AN_HOUR);
  },
  COLD_MS,
);

/** The minute between two mails is over. */
async function endPause(uid: string, to: string): Promise<void> {
  const hash = createHash("sha256").update(`${uid} ${to}`).digest("base64url");
  await collection(COLLECTIONS.ledger).doc(`mail_pause_confirm-number_${hash}`).delete();
}
