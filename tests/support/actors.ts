import { randomUUID } from "node:crypto";
import type { Role } from "@niyamdesk/domain/base/roles";
import { adminAuth } from "./admin.ts";
import { addresses } from "./stack.ts";

const API_KEY = "test";
const PASSWORD = "a-long-test-password";

/** Someone signed in. */
export interface Actor {
  uid: string;
  email: string;
  password: string;
  idToken: string;
}

/** Signs a new person up by email as the browser does, blocking functions included. */
export async function signUp(email = newEmail(), password = PASSWORD): Promise<Actor> {
  const answer = await identityToolkit("accounts:signUp", { email, password, returnSecureToken: true });
  return { uid: answer.localId, email, password, idToken: answer.idToken };
}

/** Signs in again: the token carries what changed since. */
export async function signIn(email: string, password = PASSWORD): Promise<Actor> {
  const answer = await identityToolkit("accounts:signInWithPassword", {
    email,
    password,
    returnSecureToken: true,
  });
  return { uid: answer.localId, email, password, idToken: answer.idToken };
}

/** A new account of any role, as an administrator makes it, signed in. */
export async function actorWithRole(role: Role | null, email = newEmail()): Promise<Actor> {
  const user = await adminAuth().createUser({ email, password: PASSWORD, emailVerified: true });
  await adminAuth().setCustomUserClaims(user.uid, role === null ? null : { role });
  return signIn(email);
}

/** An address that no other test has. */
export function newEmail(name = "person"): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.in`;
}

/** An Indian mobile number (E.164) that no other test has. */
export function newPhone(): string {
  return `+9198${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
}

async function identityToolkit(method: string, body: object): Promise<{ localId: string; idToken: string }> {
  const answer = await fetch(`${addresses.auth}/identitytoolkit.googleapis.com/v1/${method}?key=${API_KEY}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const result = (await answer.json()) as { localId: string; idToken: string; error?: { message: string } };
  if (!answer.ok) throw new Error(`${method}: ${result.error?.message ?? answer.status}`);
  return result;
}
