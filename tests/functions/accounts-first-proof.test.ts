import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { describe, expect, test } from "vitest";
import { type Actor, actorWithRole, newEmail, newPhone, signIn, signUp } from "../support/actors.ts";
import { adminAuth } from "../support/admin.ts";
import { call } from "../support/callables.ts";
import { waitForMail } from "../support/mailbox.ts";
import { linkIn, resetPassword } from "./action-links.ts";
import { provider, providersCode, signInByLink, signInByPhone } from "./provider.ts";
import { collection } from "./records.ts";
import { refusal } from "./refusal.ts";

/** Somebody registered an address that is not theirs; through the emulated functions with their triggers. */
const COLD_MS = 180_000;
const OWNERS = "the-owners-own-password";

interface Stranger extends Actor {
  phone: string;
}

async function strangerAt(email = newEmail("victim")): Promise<Stranger> {
  const stranger = await signUp(email);
  const phone = newPhone();
  await adminAuth().updateUser(stranger.uid, { phoneNumber: phone });
  return { ...stranger, phone };
}

/** Number, password and session from before do nothing any more. */
async function expectOut({ uid, email, password, phone, idToken }: Stranger): Promise<void> {
  await expect(signIn(email, password)).rejects.toThrow();
  expect((await signInByPhone(phone)).localId).not.toBe(uid);
  await refusal("unauthenticated", call("exportOwnData", {}, idToken));
}

const isCleared = ({ subject }: { subject: string }) => subject.includes("has been secured");

describe("the first proof of a mailbox clears the account", () => {
  test.each([true, false])(
    "[AX-02] by a mailed link that signs in (known to the ledger: %s)",
    async (known) => {
      const stranger = await strangerAt();
      if (!known) await collection(COLLECTIONS.accounts).doc(stranger.uid).delete();
      const owner = await signInByLink(stranger.email);
      expect(owner.localId).toBe(stranger.uid);
      const mail = await waitForMail(stranger.email, isCleared);
      expect(mail.text).toContain(`ending in ${stranger.phone.slice(-4)}`);
      await expectOut(stranger);
      expect((await call("exportOwnData", {}, owner.idToken)).data).toMatchObject({
        account: { email: stranger.email, email_verified: true },
      });
      // The second one is no first proof.
      await adminAuth().updateUser(stranger.uid, { password: OWNERS });
      await signInByLink(stranger.email);
      await signIn(stranger.email, OWNERS);
    },
    COLD_MS,
  );

  test(
    "[AX-03] by our link without a session of the account; the answer sets a password at once",
    async () => {
      const stranger = await strangerAt();
      await call("sendVerificationMail", {}, stranger.idToken);
      const token = linkIn((await waitForMail(stranger.email)).text).get("token") ?? "";
      const { password_token } = await call("confirmEmail", { token });
      await waitForMail(stranger.email, isCleared);
      await expectOut(stranger);
      await resetPassword(password_token ?? "", OWNERS);
      expect((await signIn(stranger.email, OWNERS)).uid).toBe(stranger.uid);
    },
    COLD_MS,
  );

  test(
    "[AX-03] but whoever follows our link in a session of the account keeps what they put on it",
    async () => {
      const registered = await strangerAt();
      await call("sendVerificationMail", {}, registered.idToken);
      const token = linkIn((await waitForMail(registered.email)).text).get("token") ?? "";
      const { password_token } = await call("confirmEmail", { token }, registered.idToken);
      expect(password_token).toBeNull();
      await signIn(registered.email, registered.password);
      expect((await signInByPhone(registered.phone)).localId).toBe(registered.uid);
    },
    COLD_MS,
  );

  test.each(["VERIFY_EMAIL", "PASSWORD_RESET"] as const)(
    "[AX-03] by a code of the provider's own (%s): nobody who was in stays in, and the owner is told",
    async (requestType) => {
      const stranger = await strangerAt();
      const { email, idToken } = stranger;
      await provider("sendOobCode", {
        requestType,
        ...(requestType === "VERIFY_EMAIL" ? { idToken } : { email }),
      });
      const oobCode = await providersCode(email);
      const isReset = requestType === "PASSWORD_RESET";
      await (isReset
        ? provider("resetPassword", { oobCode, newPassword: OWNERS })
        : provider("update", { oobCode }));
      await refusal("unauthenticated", call("exportOwnData", {}, idToken));
      await expect(signInByPhone(stranger.phone)).rejects.toThrow(/account_cleared/);
      await waitForMail(email, isCleared);
      await expectOut(stranger);
    },
    COLD_MS,
  );
});

describe("an address that its owner has proven", () => {
  /** Somebody at the owner's account has the provider give it another address. */
  async function moved(): Promise<{ owner: Actor; evil: string }> {
    const owner = await actorWithRole("client_user");
    const evil = newEmail("evil");
    const asked = { requestType: "VERIFY_AND_CHANGE_EMAIL", idToken: owner.idToken, newEmail: evil };
    await provider("sendOobCode", asked);
    await provider("update", { oobCode: await providersCode(evil) });
    return { owner, evil };
  }

  test(
    "[AX-04] cannot be registered by a stranger after it was moved past us: the owner has it back",
    async () => {
      const { owner, evil } = await moved();
      await expect(signUp(owner.email, "strangers-password")).rejects.toThrow(/email_in_use/);
      expect((await signIn(owner.email)).uid).toBe(owner.uid);
      await expect(signIn(evil)).rejects.toThrow();
    },
    COLD_MS,
  );

  test(
    "[AX-04] is taken from a stranger who has it all the same: the owner's reset leads into the owner's account",
    async () => {
      const { owner } = await moved();
      const password = "strangers-password";
      const { uid } = await adminAuth().createUser({ email: owner.email, password });
      await signIn(owner.email, password);
      await call("requestPasswordReset", { email: owner.email });
      const mail = await waitForMail(owner.email);
      await resetPassword(linkIn(mail.text).get("token") ?? "", OWNERS);
      expect((await signIn(owner.email, OWNERS)).uid).toBe(owner.uid);
      await expect(signIn(owner.email, password)).rejects.toThrow();
      expect(await adminAuth().getUser(uid)).toMatchObject({ emailVerified: false });
    },
    COLD_MS,
  );
});

test(
  "[AX-14] a token of the second of a suspension is refused after the reinstatement, and a new sign-in is not",
  async () => {
    const admin = await actorWithRole("admin");
    const someone = await actorWithRole("ca");
    await call("ensureProfile", {}, someone.idToken);
    const { idToken } = await signIn(someone.email);
    await call("suspendStaff", { uid: someone.uid, suspended: true }, admin.idToken);
    const ofThatSecond = withAuthTime(idToken, await secondOfSuspension(someone.uid));
    await call("suspendStaff", { uid: someone.uid, suspended: false }, admin.idToken);
    await refusal("unauthenticated", call("exportOwnData", {}, idToken));
    await refusal("unauthenticated", call("exportOwnData", {}, ofThatSecond));
    await call("exportOwnData", {}, (await signIn(someone.email)).idToken);
  },
  COLD_MS,
);

/** When the account's turn for it began, epoch seconds. */
async function secondOfSuspension(uid: string): Promise<number> {
  const turn = await collection(COLLECTIONS.ledger).doc(`account-turn_${uid}`).get();
  const until = turn.get("until") as { toMillis(): number };
  return Math.floor((until.toMillis() - 20_000) / 1000);
}

function withAuthTime(idToken: string, auth_time: number): string {
  const [head = "", claims = ""] = idToken.split(".");
  const aged = { ...JSON.parse(Buffer.from(claims, "base64url").toString()), auth_time };
  return `${head}.${Buffer.from(JSON.stringify(aged)).toString("base64url")}.`;
}
