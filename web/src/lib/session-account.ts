import { call } from "./callables.ts";
import { currentSession, refreshSession } from "./session-store.ts";

/**
 * A new account has no role until its profile exists. Preparations run one at a time: a screen that finds the account
 * unprepared joins the sign-up that is under way instead of racing it.
 */
let running: Promise<void> | null = null;

export function preparing(work: () => Promise<void>): Promise<void> {
  const before = running ?? Promise.resolve();
  const mine = before.catch(() => undefined).then(work);
  const settled = () => {
    if (running === mine) running = null;
  };
  running = mine;
  mine.then(settled, settled);
  return mine;
}

/** Waits a little for whoever else makes the profile, makes it once if nobody did, then waits for the role. Bounded. */
export function prepareAccount(): Promise<void> {
  return running ?? preparing(makeReady);
}

async function makeReady(): Promise<void> {
  if (await roleArrives([0, 1500])) return;
  const session = currentSession();
  if (session.status !== "signed_in") return;
  await call("ensureProfile", session.name ? { name: session.name } : {});
  if (await roleArrives([0, 1000, 3000])) return;
  throw new Error("The account has a profile and no role");
}

async function roleArrives(waits: readonly number[]): Promise<boolean> {
  for (const wait of waits) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    await refreshSession();
    const session = currentSession();
    if (session.status !== "signed_in" || session.role !== null) return true;
  }
  return false;
}
