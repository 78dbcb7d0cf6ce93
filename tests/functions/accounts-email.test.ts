import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { newEmail, newPhone } from "../support/actors.ts";
import { mailsTo } from "../support/mailbox.ts";
import { deliverMail } from "./outbox.ts";
import { type Client, call, tokenOf, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { sessionsSince } from "./sessions-since.ts";

useProduct();

interface Queued {
  id: string;
  to: string;
  template: string;
}
const mailQueuedTo = (address: string) => where<Queued>(COLLECTIONS.mail, "to", address);

/** As if a minute had passed since the last mail of each kind. */
async function aMinuteLater(): Promise<void> {
  const pauses = await collection(COLLECTIONS.ledger).where("until", ">", Timestamp.now()).get();
  await Promise.all(pauses.docs.map(({ ref }) => ref.update({ until: Timestamp.now() })));
}

async function withOldSignIn({ uid }: Client): Promise<Client> {
  const auth_time = Math.floor(Date.now() / 1000) - 6 * 60;
  await sessionsSince(uid, auth_time);
  return { uid, idToken: tokenOf(uid, "client_user", { auth_time }) };
}

async function withEmail(emailVerified: boolean, email = newEmail()): Promise<Client & { email: string }> {
  return { ...(await withAccount("client_user", { email, emailVerified })), email };
}

describe("verification mail", () => {
  test("[A-05] goes out once a minute, however many ask at the same time", async () => {
    const person = await withEmail(false);
    const asked = await Promise.all([1, 2, 3, 4].map(() => call("sendVerificationMail", {}, person)));
    for (const { wait_s } of asked) expect(wait_s).toBeGreaterThan(50);
    expect(await mailQueuedTo(person.email)).toMatchObject([{ template: "verify-email" }]);
    await aMinuteLater();
    expect(await call("sendVerificationMail", {}, person)).toEqual({ wait_s: 60 });
    expect(await mailQueuedTo(person.email)).toHaveLength(2);
  });

  test("[A-05] is for an address that is there and not verified", async () => {
    await refusal("email_missing", call("sendVerificationMail", {}, await withAccount("client_user")));
    await refusal("already_verified", call("sendVerificationMail", {}, await withEmail(true)));
    await refusal("account_suspended", call("sendVerificationMail", {}, await suspended()));
  });

  test("[A-08] that has become pointless is not sent: verified, changed, suspended, gone", async () => {
    const auth = await accounts();
    const ways: ((person: Client) => Promise<unknown>)[] = [
      ({ uid }) => auth.updateUser(uid, { emailVerified: true }),
      ({ uid }) => auth.updateUser(uid, { email: newEmail("other") }),
      ({ uid }) => auth.updateUser(uid, { disabled: true }),
      ({ uid }) => auth.deleteUser(uid),
    ];
    for (const change of ways) {
      const person = await withEmail(false);
      await call("sendVerificationMail", {}, person);
      await change(person);
      const [mail] = await mailQueuedTo(person.email);
      expect(await deliverMail(mail?.id ?? "")).toBe("dropped");
      expect(await mailsTo(person.email)).toEqual([]);
      expect(await mailQueuedTo(person.email)).toEqual([]);
    }
  });
});

async function suspended(): Promise<Client & { email: string }> {
  const person = await withEmail(false);
  await (await accounts()).updateUser(person.uid, { disabled: true });
  return person;
}

describe("password reset", () => {
  test("[A-07] [AUTH-07] answers the same for an account, none, a suspended one and an impossible address", async () => {
    const [person, barred] = [await withEmail(true), await suspended()];
    for (const email of [person.email, newEmail("nobody"), barred.email, "a..b@x.y.z", person.email]) {
      expect(await call("requestPasswordReset", { email })).toEqual({});
    }
    expect(await mailQueuedTo(person.email)).toMatchObject([{ template: "reset-password" }]);
    expect(await mailQueuedTo(barred.email)).toEqual([]);
  });

  test("[A-07] cannot flood a mailbox, and whoever tries is answered as always: five an hour from one network, whatever stands after a plus", async () => {
    const person = await withEmail(true);
    const [name = "", host = ""] = person.email.split("@");
    for (let n = 0; n < 5; n += 1) {
      expect(await call("requestPasswordReset", { email: `${name}+${n}@${host}` })).toEqual({});
    }
    expect(await call("requestPasswordReset", { email: person.email })).toEqual({});
    expect(await mailQueuedTo(person.email)).toEqual([]);
  });
});

describe("another address", () => {
  test("[A-10] one that is not verified is replaced at once, in account and profile, and gets the mail", async () => {
    const person = await withEmail(false);
    await call("ensureProfile", { name: "Asha Rao" }, person);
    const email = newEmail("right");
    expect(await call("changeEmail", { email }, person)).toEqual({ takes_effect: "now" });
    expect(await (await accounts()).getUser(person.uid)).toMatchObject({ email, emailVerified: false });
    expect(await read<Profile>(COLLECTIONS.profiles, person.uid)).toMatchObject({ email });
    expect(await mailQueuedTo(email)).toMatchObject([{ template: "verify-email" }]);
    expect(await mailQueuedTo(person.email)).toMatchObject([{ template: "email-changed" }]);
  });

  test("[A-10] an account made by phone gets its first address the same way", async () => {
    const person = await withAccount("client_user", { phoneNumber: newPhone() });
    await call("ensureProfile", { name: "Asha Rao" }, person);
    const email = newEmail("first");
    expect(await call("changeEmail", { email }, person)).toEqual({ takes_effect: "now" });
    expect(await read<Profile>(COLLECTIONS.profiles, person.uid)).toMatchObject({
      email,
      email_verified: false,
    });
  });

  test("[A-10] a verified one needs a fresh sign-in and stays until the new one is confirmed", async () => {
    const person = await withEmail(true);
    const email = newEmail("new");
    await refusal("reauthentication_needed", call("changeEmail", { email }, await withOldSignIn(person)));
    await refusal("already_verified", call("changeEmail", { email: person.email }, person));
    expect(await call("changeEmail", { email }, person)).toEqual({ takes_effect: "when_confirmed" });
    expect((await (await accounts()).getUser(person.uid)).email).toBe(person.email);
    expect(await mailQueuedTo(email)).toMatchObject([{ template: "change-email" }]);
    expect(await mailQueuedTo(person.email)).toMatchObject([{ template: "email-changed" }]);
  });

  test("[A-10] one that has its own account is explained, and neither is harmed", async () => {
    const owner = await withEmail(true);
    const before = await (await accounts()).getUser(owner.uid);
    for (const verified of [true, false]) {
      const person = await withEmail(verified);
      await refusal("email_in_use", call("changeEmail", { email: owner.email }, person));
      expect((await (await accounts()).getUser(person.uid)).email).toBe(person.email);
    }
    expect(await (await accounts()).getUser(owner.uid)).toEqual(before);
    expect(await mailQueuedTo(owner.email)).toEqual([]);
  });

  test("[A-10] of two who claim the same at the same moment, one gets it", async () => {
    const [one, other] = [await withEmail(false), await withEmail(false)];
    const email = newEmail("wanted");
    const claims = await Promise.allSettled([one, other].map((who) => call("changeEmail", { email }, who)));
    expect(claims.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const lost = claims.find(({ status }) => status === "rejected");
    expect(lost).toMatchObject({ reason: { details: { code: "email_in_use" } } });
  });

  test("[A-10] taken by somebody before the link was sent: that mail is dropped", async () => {
    const person = await withEmail(true);
    const email = newEmail("contested");
    await call("changeEmail", { email }, person);
    await withAccount("client_user", { email });
    const [mail] = await mailQueuedTo(email);
    expect(await deliverMail(mail?.id ?? "")).toBe("dropped");
  });
});

describe("what strangers ask for in somebody's name", () => {
  const STRANGER = "203.0.113.7";
  const OWNER = "203.0.113.8";

  test("[AX-06] resets of an address that is not proven yet leave its owner the verification mail and a reset of their own", async () => {
    const person = await withEmail(false);
    for (let n = 0; n < 6; n += 1) {
      await call("requestPasswordReset", { email: person.email }, undefined, STRANGER);
      await aMinuteLater();
    }
    expect(await mailQueuedTo(person.email)).toHaveLength(2);
    expect(await call("sendVerificationMail", {}, person)).toEqual({ wait_s: 60 });
    await call("requestPasswordReset", { email: person.email }, undefined, OWNER);
    expect((await mailQueuedTo(person.email)).map(({ template }) => template).sort()).toEqual([
      "reset-password",
      "reset-password",
      "reset-password",
      "verify-email",
    ]);
  });

  test("[AX-06] resets of a proven address leave its owner one of their own", async () => {
    const person = await withEmail(true);
    for (let n = 0; n < 12; n += 1) {
      await call("requestPasswordReset", { email: person.email }, undefined, STRANGER);
      await aMinuteLater();
    }
    expect(await mailQueuedTo(person.email)).toHaveLength(5);
    await call("requestPasswordReset", { email: person.email }, undefined, OWNER);
    expect(await mailQueuedTo(person.email)).toHaveLength(6);
  });

  test("[AX-06] ten changes to a mailbox by somebody else leave its owner the change to it", async () => {
    const [stranger, owner] = [await withEmail(true), await withEmail(true)];
    const email = newEmail("target");
    for (let n = 0; n < 10; n += 1) {
      const asked = call("changeEmail", { email }, stranger);
      await (n < 2 ? asked : refusal("too_many_requests", asked));
      await aMinuteLater();
    }
    expect(await mailQueuedTo(email)).toHaveLength(2);
    await call("changeEmail", { email }, owner);
    expect(await mailQueuedTo(email)).toHaveLength(3);
    await refusal("too_many_requests", call("changeEmail", { email }, stranger));
  });

  test("[AX-06] whoever registered with a stranger's address and left it takes no verification mail from its owner", async () => {
    const email = newEmail("wanted");
    const squatter = await withEmail(false, email);
    for (let n = 0; n < 6; n += 1) {
      await call("sendVerificationMail", {}, squatter);
      await aMinuteLater();
    }
    await call("changeEmail", { email: newEmail("elsewhere") }, squatter);
    const owner = await withEmail(false, email);
    expect(await call("sendVerificationMail", {}, owner)).toEqual({ wait_s: 60 });
    expect((await mailQueuedTo(email)).filter(({ template }) => template === "verify-email")).toHaveLength(5);
  });
});
