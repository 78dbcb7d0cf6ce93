import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { type Browser, errors } from "playwright";
import { DEMO_PASSWORD } from "../seed/data.ts";
import { addressesOf, serverEnvironment } from "../stack/environment.ts";
import type { Mode } from "../stack/mode.ts";
import { NEWCOMER, type Viewer } from "./series.ts";

const NEWCOMER_UID = "screens-newcomer";

type Admin = ReturnType<typeof initializeApp>;

/** Adds the account that has bought nothing. */
export function addNewcomer(mode: Mode): Promise<void> {
  return asAdmin(mode, async (app) => {
    const auth = getAuth(app);
    const account = {
      email: NEWCOMER,
      emailVerified: true,
      displayName: "Farah Khan",
      password: DEMO_PASSWORD,
    };
    await auth.createUser({ uid: NEWCOMER_UID, ...account });
    await auth.setCustomUserClaims(NEWCOMER_UID, { role: "client_user" });
  });
}

/**
 * Lets the same plan be bought again at once: each set of pictures buys it for the first time. What partners' links led to stays, which
 * their funnel counts.
 */
export function forgetPurchases(mode: Mode): Promise<void> {
  return asAdmin(mode, async (app) => {
    const noted = await getFirestore(app).collection(COLLECTIONS.ledger).listDocuments();
    await Promise.all(noted.filter(({ id }) => !id.startsWith("referred_")).map((ref) => ref.delete()));
  });
}

async function asAdmin(mode: Mode, work: (app: Admin) => Promise<unknown>): Promise<void> {
  Object.assign(process.env, serverEnvironment(mode));
  const app = initializeApp({ projectId: mode.project }, `screens-${mode.name}`);
  try {
    await work(app);
  } finally {
    await deleteApp(app);
  }
}

export type SignedIn = Awaited<ReturnType<Awaited<ReturnType<Browser["newContext"]>>["storageState"]>>;

/** Signs in through the form, and keeps what the browser remembers of it. */
export async function signIn(browser: Browser, mode: Mode, viewer: Viewer): Promise<SignedIn | undefined> {
  if (viewer === "visitor") return undefined;
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${addressesOf(mode).site}/login`);
    await page.getByLabel("Email").fill(viewer);
    await page.getByLabel("Password").fill(DEMO_PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(/\/dashboard$/);
    return await context.storageState({ indexedDB: true });
  } catch (error) {
    if (error instanceof errors.TimeoutError)
      throw new Error(`${viewer} could not sign in`, { cause: error });
    throw error;
  } finally {
    await context.close();
  }
}
