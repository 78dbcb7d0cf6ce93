import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { adminAuth } from "../../support/admin.ts";
import { database } from "./records.ts";
import { stack } from "./stack.ts";

export interface TestClient {
  uid: string;
  email: string;
  password: string;
}

const PASSWORD = "correct-horse-9";

/** An address nobody used before. */
export function newEmail(): string {
  return `client-${randomUUID().slice(0, 8)}@example.com`;
}

/** An account as sign-up makes it, without driving the form. */
export async function makeClient(): Promise<TestClient> {
  const email = newEmail();
  const answer = await fetch(
    `${stack.addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local-emulator`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
    },
  );
  const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string };
  const profile = await fetch(`${stack.addresses.functions}/ensureProfile`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data: { name: "Asha Rao" } }),
  });
  if (!profile.ok) throw new Error(`ensureProfile answered ${profile.status} ${await profile.text()}`);
  return { uid: localId, email, password: PASSWORD };
}

/** A client whose details are complete, so that the contact dialog is not asked. Karnataka: inside the supplier's State. */
export async function makeKnownClient(): Promise<TestClient> {
  const client = await makeClient();
  await database()
    .doc(`profiles/${client.uid}`)
    .update({ name: "Asha Rao", phone: "+919876543210", state_code: "29" });
  return client;
}

/** As if the client had followed the link to confirm the address, in the session that registered it. */
export async function proveAddress({ uid }: TestClient): Promise<void> {
  await database().doc(`accounts/${uid}`).update({ email_verified: true });
  await adminAuth().updateUser(uid, { emailVerified: true });
}

/** Signs in through the form and lands on `path`. */
export async function signIn(page: Page, client: TestClient, path: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await page.getByLabel("Email").fill(client.email);
  await page.getByLabel("Password").fill(client.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(new URL(path, stack.addresses.site).href);
}

/** The registration form by email, complete but not sent. */
export async function fillRegistration(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Full name").fill("Asha Rao");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+91 98765-43210");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
}
