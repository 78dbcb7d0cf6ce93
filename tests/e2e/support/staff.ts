import { randomUUID } from "node:crypto";
import type { Role } from "@niyamdesk/domain/base/roles";
import type { CallableInput, CallableName } from "@niyamdesk/domain/callables";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import { findBy } from "@niyamdesk/domain/leads/lead-find";
import { getApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { Timestamp } from "firebase-admin/firestore";
import { expect, type Page } from "playwright/test";
import { leadKeyOf } from "../../../tools/records/lead-key.ts";
import { newEmail, type TestClient } from "./client.ts";
import { database } from "./records.ts";
import { stack } from "./stack.ts";

export interface TestMember extends TestClient {
  role: Role;
  name: string;
}

const PASSWORD = "correct-horse-9";

/** The accounts, seen past the rules. */
export function accounts(): Auth {
  database();
  return getAuth(getApp("browser-tests"));
}

/** A member of staff as an invitation that was accepted leaves them. */
export async function makeStaff(role: Role, name = "Dev Malhotra"): Promise<TestMember> {
  const email = newEmail();
  const { uid } = await accounts().createUser({
    ...{ email, password: PASSWORD, emailVerified: true, displayName: name },
  });
  await accounts().setCustomUserClaims(uid, { role });
  const now = Timestamp.now();
  await database()
    .doc(`profiles/${uid}`)
    .set({
      ...{ id: uid, email, name, phone: null, role, email_verified: true, staff_status: "active" },
      ...{ invited_by: null, state_code: null, gstin: null, billing_name: null, address: null, pan: null },
      ...{ preferences: {}, created_at: now, updated_at: now },
    });
  return { uid, email, password: PASSWORD, role, name };
}

let administrator: Promise<string> | undefined;

/** What an administrator does on another machine. */
export async function asAdministrator<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
): Promise<void> {
  administrator ??= makeStaff("admin", "Distant Admin").then(tokenOf);
  const answer = await fetch(`${stack.addresses.functions}/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${await administrator}` },
    body: JSON.stringify({ data: input }),
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status} ${await answer.text()}`);
}

/** A token of somebody, as their browser would have it. */
export async function tokenOf({ email, password }: TestClient): Promise<string> {
  const answer = await fetch(
    `${stack.addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local-emulator`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** An open lead of a telecaller or CA, or nobody's, as functions write it. */
export async function makeLead(
  name: string,
  assignedTo: string | null,
  changes: Partial<Lead> = {},
): Promise<string> {
  const id = `lead-${randomUUID().slice(0, 8)}`;
  const now = Timestamp.now();
  const phone_e164 = changes.phone_e164 ?? "+919847011223";
  await database()
    .doc(`crm_leads/${id}`)
    .set({
      ...{ id, name, phone: phone_e164, phone_e164, email: null, company: null },
      ...{ service_interest: "GST registration", source: "website", sources: ["website"], status: "new" },
      ...{ priority: "high", assigned_to: assignedTo, notes: "", do_not_call: false, next_follow_up: null },
      ...{ location: null, assigned_name: null, had_by: [], calling: null, last_call: null, call_by: null },
      ...{ wish: null, consent: null, conversion: null, created_at: now, updated_at: now },
      ...changes,
      find: findBy({ name, company: changes.company ?? null, phone_e164 }),
    });
  const [key, found] = leadKeyOf(phone_e164, id);
  await database().doc(key).set(found);
  return id;
}

/** Fills the sign-in form that is shown. */
export async function fillSignIn(page: Page, { email, password }: TestClient): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Signs out of a workspace, at either width. */
export async function logOutOfPortal(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /^(Sign out|Logout)$/ });
  const menu = page.getByRole("button", { name: "Menu" });
  await expect(button.or(menu).filter({ visible: true }).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await button.filter({ visible: true }).click();
  await expect(page.getByText("Logged out successfully")).toBeVisible();
}
