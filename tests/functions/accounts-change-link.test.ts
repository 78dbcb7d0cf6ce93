import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { expect, test } from "vitest";
import { type Actor, actorWithRole, newEmail, newPhone, signIn } from "../support/actors.ts";
import { adminAuth } from "../support/admin.ts";
import { call } from "../support/callables.ts";
import { waitForMail } from "../support/mailbox.ts";
import { confirmAddress, linkIn } from "./action-links.ts";
import { signInByPhone } from "./provider.ts";
import { collection } from "./records.ts";
import { refusal } from "./refusal.ts";

/** Who asks for a change of address, and who follows its link; through the emulated functions with their triggers. */
const COLD_MS = 180_000;

interface Asked {
  asker: Actor;
  phone: string;
  next: string;
  token: string;
}

/** Somebody with a proven address of their own names another one as their next. */
async function asked(): Promise<Asked> {
  const asker = await actorWithRole("client_user");
  const phone = newPhone();
  await adminAuth().updateUser(asker.uid, { phoneNumber: phone });
  const next = newEmail("victim");
  await call("changeEmail", { email: next }, asker.idToken);
  const token = linkIn((await waitForMail(next)).text).get("token") ?? "";
  return { asker, phone, next, token };
}

const addressOf = async ({ uid }: Actor) => (await adminAuth().getUser(uid)).email;

test(
  "[AX-03] a change of address that is pressed outside a session of the account gives a stranger's account nobody's address",
  async () => {
    const { asker, next, token, phone } = await asked();
    const bystander = await actorWithRole("client_user");
    await refusal("sign_in_to_account", confirmAddress(token));
    await refusal("sign_in_to_account", confirmAddress(token, bystander.idToken));
    expect(await addressOf(asker)).toBe(asker.email);
    expect((await collection(COLLECTIONS.accounts).where("email", "==", next).get()).size).toBe(0);
    // The mailbox's owner can have an account of their own, and the stranger's number leads into the stranger's.
    const owner = await actorWithRole("client_user", next);
    expect((await signInByPhone(phone)).localId).toBe(asker.uid);
    expect(await addressOf(owner)).toBe(next);
    await refusal("email_in_use", confirmAddress(token, asker.idToken));
  },
  COLD_MS,
);

test(
  "[A-10] whoever opens the link on another device signs in there first, and then uses the same link; looking names the account",
  async () => {
    const { asker, next, token } = await asked();
    await refusal("sign_in_to_account", confirmAddress(token));
    const seen = await call("lookAtLink", { token });
    expect(seen).toMatchObject({ purpose: "verifyAndChangeEmail", state: "good" });
    expect(seen.account).toMatch(/^pe•••@/);
    const elsewhere = await signIn(asker.email, asker.password);
    expect(await confirmAddress(token, elsewhere.idToken)).toEqual({ email: next, password_token: null });
    expect(await adminAuth().getUser(asker.uid)).toMatchObject({ email: next, emailVerified: true });
    await refusal("unauthenticated", call("exportOwnData", {}, asker.idToken));
    expect((await signIn(next, asker.password)).uid).toBe(asker.uid);
  },
  COLD_MS,
);
