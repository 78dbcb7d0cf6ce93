import { isAccountInTab, keepAccountInTab, readHint } from "./session-memory.ts";

/**
 * The sign-in service keeps its account in IndexedDB. Browsers exist in which that neither opens nor fails: whoever waits for it
 * waits for ever. The account is then kept in this tab alone, and nothing of the SDK looks at IndexedDB any more.
 */
/** A name of our own: the SDK's must not be made by anybody else. */
const PROBE = "niyamdesk-probe";
const VISITOR_WAITS_MS = 3000;

let decided: Promise<boolean> | undefined;

/** Whether the account is kept in this tab alone. Decided once, before any service of the SDK is started. */
export function accountStaysInTab(): Promise<boolean> {
  decided ??= decide();
  return decided;
}

/** Whether the browser's store says anything at all, and be it no. */
export function storeAnswers(withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), withinMs);
    const answered = () => {
      clearTimeout(late);
      resolve(true);
    };
    try {
      const request = indexedDB.open(PROBE);
      request.addEventListener("error", answered);
      request.addEventListener("success", () => {
        request.result.close();
        indexedDB.deleteDatabase(PROBE);
        answered();
      });
    } catch {
      answered();
    }
  });
}

/** Who is signed in is asked first (`ui/session-unknown.tsx`): an account that cannot be read now would seem to be gone. */
async function decide(): Promise<boolean> {
  if (!isAccountInTab()) {
    if (readHint() !== null || (await storeAnswers(VISITOR_WAITS_MS))) return false;
    keepAccountInTab();
  }
  Object.defineProperty(window, "indexedDB", { value: undefined, configurable: true });
  return true;
}
