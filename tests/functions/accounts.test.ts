import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { expect, test } from "vitest";
import { actorWithRole, newEmail, signIn, signUp } from "../support/actors.ts";
import { adminAuth } from "../support/admin.ts";
import { call } from "../support/callables.ts";
import { mailsTo, waitForMail } from "../support/mailbox.ts";
import { confirmAddress, linkIn } from "./action-links.ts";
import { read } from "./records.ts";

/** Through the emulated Cloud Functions, since accounts and their blocking function live there. */
const COLD_MS = 120_000;
const ADMIN = process.env.ADMIN_EMAIL ?? "";

function roleIn(idToken: string): unknown {
  return JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString()).role;
}

test(
  "[A-09] [AUTH-18] a new account is a client in its first token, and its profile is made once",
  async () => {
    const person = await signUp();
    expect(roleIn(person.idToken)).toBe("client_user");
    const made = await Promise.all(
      [1, 2, 3].map(() => call("ensureProfile", { name: "Asha Rao" }, person.idToken)),
    );
    expect(made.filter(({ created }) => created)).toHaveLength(1);
    expect(await call("ensureProfile", { name: "Someone else" }, person.idToken)).toEqual({
      created: false,
      role_changed: false,
    });
    expect(await read<Profile>(COLLECTIONS.profiles, person.uid)).toMatchObject({
      name: "Asha Rao",
      email: person.email,
      role: "client_user",
      email_verified: false,
    });
  },
  COLD_MS,
);

test(
  "[A-09] the administrator's address gains the role by its mail, opened in a session of the account; typing it first, or verifying another's, does not",
  async () => {
    await removeAccount(ADMIN);
    const typed = await signUp(ADMIN);
    expect(roleIn(typed.idToken)).toBe("client_user");
    expect(await call("ensureProfile", {}, typed.idToken)).toMatchObject({ role_changed: false });
    const before = new Set((await mailsTo(ADMIN)).map(({ id }) => id));
    await call("sendVerificationMail", {}, typed.idToken);
    const mail = await waitForMail(ADMIN, ({ id, text }) => !before.has(id) && text.includes("proof="));
    const link = linkIn(mail.text);
    const proof = link.get("proof") ?? "";

    expect(await call("ensureProfile", { proof }, typed.idToken)).toMatchObject({ role_changed: false });
    await confirmAddress(link.get("token") ?? "", typed.idToken);
    expect(await call("ensureProfile", {}, typed.idToken)).toMatchObject({ role_changed: false });
    const another = await signUp();
    expect(await call("ensureProfile", { proof }, another.idToken)).toMatchObject({ role_changed: false });

    expect(await call("ensureProfile", { proof }, typed.idToken)).toMatchObject({ role_changed: true });
    expect(roleIn((await signIn(ADMIN)).idToken)).toBe("admin");
    expect((await read<Profile>(COLLECTIONS.profiles, typed.uid)).role).toBe("admin");
    await removeAccount(ADMIN);
  },
  COLD_MS,
);

test(
  "[AUTH-18] an account made without a role gets one, and a role that was given stays",
  async () => {
    const bare = await actorWithRole(null);
    expect(await call("ensureProfile", {}, bare.idToken)).toEqual({ created: true, role_changed: true });
    expect(roleIn((await signIn(bare.email)).idToken)).toBe("client_user");
    const staff = await actorWithRole("telecaller", newEmail("staff"));
    expect(await call("ensureProfile", {}, staff.idToken)).toEqual({ created: true, role_changed: false });
    expect((await read<Profile>(COLLECTIONS.profiles, staff.uid)).role).toBe("telecaller");
  },
  COLD_MS,
);

async function removeAccount(email: string): Promise<void> {
  const found = await adminAuth()
    .getUserByEmail(email)
    .catch(() => null);
  if (found) await adminAuth().deleteUser(found.uid);
}
