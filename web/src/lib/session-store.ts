import { type Role, roleOf } from "@niyamdesk/domain/roles";
import type { User } from "firebase/auth";

/**
 * Who is signed in, as one store outside React. A hint in local storage (the role, nothing personal) tells public pages
 * whether somebody is signed in, so that they need not load the sign-in SDK to draw their header.
 */
export interface SignedIn {
  status: "signed_in";
  uid: string;
  email: string | null;
  name: string | null;
  emailVerified: boolean;
  /** Null while the account has no role yet. */
  role: Role | null;
}
export type Session = { status: "unknown"; hint: Role | null } | { status: "signed_out" } | SignedIn;

const HINT_KEY = "niyamdesk.role";

let session: Session = initial();
let started = false;
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return session;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts listening to the sign-in service, once. Screens that need to know for sure call this. */
export function confirmSession(): void {
  if (started) return;
  started = true;
  void listen().catch(() => {
    started = false;
  });
}

/** Reads the token again, after a sign-up or a change of role. */
export async function refreshSession(): Promise<void> {
  const { firebaseAuth } = await import("./firebase.ts");
  const user = (await firebaseAuth()).currentUser;
  await user?.getIdToken(true);
  publish(user ? await describe(user) : { status: "signed_out" });
}

/** Signs out everywhere in this browser and starts the site anew, so that nothing of this person stays in memory. */
export async function signOutHere(): Promise<void> {
  const { firebaseAuth } = await import("./firebase.ts");
  const [{ signOut }, auth] = await Promise.all([import("firebase/auth"), firebaseAuth()]);
  await signOut(auth);
  sessionStorage.clear();
}

async function listen(): Promise<void> {
  const { firebaseAuth } = await import("./firebase.ts");
  const [{ onIdTokenChanged }, auth] = await Promise.all([import("firebase/auth"), firebaseAuth()]);
  onIdTokenChanged(auth, (user) => {
    if (!user) return publish({ status: "signed_out" });
    void describe(user).then(publish);
  });
}

async function describe(user: User): Promise<Session> {
  const { claims } = await user.getIdTokenResult();
  return {
    status: "signed_in",
    uid: user.uid,
    email: user.email,
    name: user.displayName,
    emailVerified: user.emailVerified,
    role: roleOf(claims.role),
  };
}

function publish(next: Session): void {
  session = next;
  remember(next.status === "signed_in" ? next.role : null);
  for (const listener of listeners) listener();
}

function initial(): Session {
  return { status: "unknown", hint: readHint() };
}

function readHint(): Role | null {
  try {
    return roleOf(localStorage.getItem(HINT_KEY));
  } catch {
    return null;
  }
}

function remember(role: Role | null): void {
  try {
    if (role) localStorage.setItem(HINT_KEY, role);
    else localStorage.removeItem(HINT_KEY);
  } catch {
    // Storage is blocked: pages ask the sign-in service instead.
  }
}
