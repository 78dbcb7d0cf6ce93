import { type Role, roleOf } from "@niyamdesk/domain/base/roles";
import { sessionIn } from "@niyamdesk/domain/sessions/session-name";
import type { User } from "firebase/auth";
import { loadPart, whenReloadIsSafe } from "../loading/module-recovery.ts";
import { pause } from "../loading/pause.ts";
import { toastAfterReload } from "../page/kept-toast.ts";
import { storeAnswers } from "./browser-store.ts";
import { forgetTab, forgetWhatIsKept, readHint, rememberHint } from "./session-memory.ts";

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
  /** The number this account signs in with, E.164. */
  phone: string | null;
  /** Null while the account is not ready: no role in its token, or its profile is still being made in this tab. */
  role: Role | null;
  /** Which of the person's sessions it is, when it began (epoch ms), and whether with a second step. Absent: offline, it is not known. */
  session?: string;
  begunAt?: number;
  secondStep?: boolean;
  /** Uid of the administrator who sees this person's workspace in this tab, and as whom all is read; absent: it is their own. */
  viewer?: string;
}
/**
 * `failed`: the sign-in service could not be asked, or the browser's store, where it keeps the account, does not answer;
 * `confirmSession` asks again.
 */
export type Session =
  | { status: "unknown"; hint: Role | null; failed?: "service" | "store" }
  | { status: "signed_out" }
  | SignedIn;

/** From here on it is said that nobody answers; an answer that comes later counts all the same. */
const ANSWER_MS = 10_000;
const STORE_MS = 1000;

let session: Session = { status: "unknown", hint: readHint() };
let started = false;
/** The page is about to be loaded anew: nothing that arrives until then is drawn. */
let leaving = false;
/** Tokens are read asynchronously: an older reading never replaces a newer one. */
let readings = 0;
let newest = 0;
let roleWithheld = false;
/** Said on the page after this session, when it is not the person who ends it. */
let farewell: string | null = null;
let stopListening: (() => void) | undefined;
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
  if (session.status === "unknown") publish({ status: "unknown", hint: session.hint });
  void listen().catch(unreachable);
}

/** While an account is being made; `refreshSession` afterwards tells the screens. */
export function withholdRole(withheld: boolean): void {
  roleWithheld = withheld;
}

/** Whether the sign-in service holds an account in this browser, ready or not. A guest has none. */
export async function hasAccount(): Promise<boolean> {
  const { firebaseAuth } = await import("../backend/firebase.ts");
  return (await firebaseAuth()).currentUser?.isAnonymous === false;
}

/** Reads the token again, after a sign-up or a change of role. */
export async function refreshSession(): Promise<void> {
  const { firebaseAuth } = await import("../backend/firebase.ts");
  const user = (await firebaseAuth()).currentUser;
  await user?.getIdToken(true);
  await receive(user);
}

/**
 * For an account that the server has shut out: its token is asked for anew, which is refused and ends the session in every tab.
 * Nothing happens to one that was let in again meanwhile. Rejects when the sign-in service could not be asked.
 *
 * @param words said on the page after it
 */
export async function endSuspendedSession(words: string): Promise<void> {
  farewell = words;
  try {
    await refreshSession();
    farewell = null;
  } catch (error) {
    const { firebaseAuth } = await import("../backend/firebase.ts");
    if ((await firebaseAuth()).currentUser === null) return;
    farewell = null;
    throw error;
  }
}

/**
 * Signs out everywhere in this browser. Screens are taken down first: no listener of theirs sees a read refused. The caller
 * then loads the site anew, so that nothing of this person stays in memory. Rejects, still signed in, on failure.
 *
 * @param isEnded the server has ended this session already
 */
export async function signOutHere({ isEnded = false } = {}): Promise<void> {
  const before = session;
  leaving = true;
  draw({ status: "unknown", hint: before.status === "signed_in" ? before.role : null });
  let told: () => unknown;
  try {
    const { firebaseAuth } = await import("../backend/firebase.ts");
    const [{ signOutOf }, auth] = await Promise.all([loadSdk(), firebaseAuth()]);
    told = await signOutOf(auth, isEnded);
  } catch (error) {
    leaving = false;
    draw(before);
    throw error;
  }
  forgetTab();
  // The page is left as soon as this is over: what is begun by then would not be done.
  await Promise.all([forgetWhatIsKept(), told()]);
}

const loadOwn = () => import("../backend/firebase.ts");
const loadSdk = () => import("../backend/auth-sdk.ts");

async function listen(): Promise<void> {
  // Without a network its code is waited for.
  if (!navigator.onLine) window.setTimeout(() => void sayThatNobodyAnswers(), ANSWER_MS);
  const [{ firebaseAuth }, { onIdTokenChanged }] = await Promise.all([loadPart(loadOwn), loadPart(loadSdk)]);
  window.setTimeout(() => void sayThatNobodyAnswers(), ANSWER_MS);
  const auth = await firebaseAuth();
  stopListening?.();
  const again = () => void receive(auth.currentUser).catch(unreachable);
  const stop = onIdTokenChanged(auth, (user) => void receive(user).catch(unreachable));
  window.addEventListener("online", again);
  stopListening = () => {
    stop();
    window.removeEventListener("online", again);
  };
  window.addEventListener("pageshow", ({ persisted }) => {
    // Back to a page that was left by signing out: what it shows is nobody's any more.
    if (persisted && leaving) window.location.reload();
    else if (persisted && session.status === "signed_in" && session.role !== null && readHint() === null)
      leave();
  });
}

/** A guest of the anonymous sign-in is a visitor. Another person than before means that this tab starts anew. */
async function receive(account: User | null): Promise<void> {
  readings += 1;
  const turn = readings;
  const user = account?.isAnonymous ? null : account;
  if (session.status === "signed_in" && (session.viewer ?? session.uid) !== user?.uid) {
    return whenReloadIsSafe(leave);
  }
  const next: Session = user ? await describe(user) : { status: "signed_out" };
  if (turn < newest) return;
  newest = turn;
  publish(next);
}

async function describe(user: User): Promise<SignedIn> {
  const { role, ...begun } = await tokenIn(user);
  const view = role === "admin" ? (await import("./view.ts")).viewHere() : null;
  if (view !== null) {
    const { of: uid, name } = view;
    const seen = { email: null, emailVerified: true, phone: null, role: view.role };
    return { status: "signed_in", uid, name, ...seen, viewer: user.uid };
  }
  return {
    status: "signed_in",
    uid: user.uid,
    email: user.email,
    name: user.displayName,
    emailVerified: user.emailVerified,
    phone: user.phoneNumber,
    role: roleWithheld ? null : role,
    ...begun,
  };
}

/** Offline a token that ran out cannot be renewed: the role that this browser remembers counts until it is online again. */
async function tokenIn(
  user: User,
): Promise<{ role: Role | null } & Pick<SignedIn, "session" | "begunAt" | "secondStep">> {
  try {
    const { claims, signInSecondFactor } = await user.getIdTokenResult();
    const begunAt = Number(claims.auth_time) * 1000;
    const secondStep = signInSecondFactor !== null;
    return { role: roleOf(claims.role), session: sessionIn(claims), begunAt, secondStep };
  } catch (error) {
    const remembered = navigator.onLine ? null : readHint();
    if (remembered === null) throw error;
    return { role: remembered };
  }
}

/** Signed out in another tab, or somebody else signed in there: the same address again, for whoever it is now. */
function leave(): void {
  leaving = true;
  draw({ status: "unknown", hint: null });
  forgetTab();
  if (farewell !== null) toastAfterReload("error", farewell);
  // What is begun when the page is left would not be done.
  void Promise.race([forgetWhatIsKept(), pause(STORE_MS)])
    .catch(console.error)
    .finally(() => window.location.reload());
}

async function sayThatNobodyAnswers(): Promise<void> {
  if (session.status !== "unknown" || session.failed !== undefined) return;
  const store = await storeAnswers(STORE_MS);
  unreachable(new Error("Nobody says who is signed in"), store ? "service" : "store");
}

function unreachable(error: unknown, failed: "service" | "store" = "service"): void {
  console.error(error);
  if (session.status !== "unknown") return;
  started = false;
  window.addEventListener("online", confirmSession, { once: true });
  publish({ status: "unknown", hint: session.hint, failed });
}

function publish(next: Session): void {
  if (leaving) return;
  // What is seen in one tab is nobody's hint for the others.
  if (next.status === "signed_in") rememberHint(next.viewer === undefined ? next.role : "admin");
  if (next.status === "signed_out") rememberHint(null);
  draw(next);
}

function draw(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}
