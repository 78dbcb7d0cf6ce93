import { call } from "../backend/callables.ts";
import { pause } from "../loading/pause.ts";
import { currentSession, hasAccount, refreshSession, withholdRole } from "./session-store.ts";

/**
 * An account counts once its profile exists: until then its role is withheld, so that no screen goes on without it.
 * Preparations run one at a time: a screen that finds the account unprepared joins the sign-up that is under way.
 */
let running: Promise<void> | null = null;

/**
 * Runs what makes account and profile, then lets the role count. When it fails half-way the account stays unprepared; when
 * there is no account at all, whoever signs in next must not wait for one.
 */
export function preparing(makeProfile: () => Promise<void>): Promise<void> {
  const before = running ?? Promise.resolve();
  const mine = before
    .catch(() => undefined)
    .then(async () => {
      withholdRole(true);
      try {
        await makeProfile();
      } catch (error) {
        if (!(await hasAccount())) withholdRole(false);
        throw error;
      }
      withholdRole(false);
      await roleArrives();
    });
  const settled = () => {
    if (running === mine) running = null;
  };
  running = mine;
  mine.then(settled, settled);
  return mine;
}

/** Makes the profile of the signed-in account if nobody else is at it. Bounded. */
export function prepareAccount(): Promise<void> {
  return running ?? preparing(makeMissingProfile);
}

async function makeMissingProfile(): Promise<void> {
  const session = currentSession();
  if (session.status !== "signed_in") return;
  await call("ensureProfile", session.name ? { name: session.name } : {});
}

/** The role is in the token at sign-up; one that is given afterwards takes a moment. */
const WAITS_MS = [0, 1000, 3000];

async function roleArrives(): Promise<void> {
  for (const wait of WAITS_MS) {
    await pause(wait);
    await refreshSession();
    const session = currentSession();
    if (session.status !== "signed_in" || session.role !== null) return;
  }
  throw new Error("The account has a profile and no role");
}
