import type { CallableInput, CallableName, CallableOutputs } from "@niyamdesk/domain/callables";
import type { Auth } from "firebase/auth";
import { failures } from "#messages/failures.ts";
import { ModuleLoadError } from "../loading/module-recovery.ts";
import { pause } from "../loading/pause.ts";
import { currentSession } from "../session/session-store.ts";
import { AppError, notLoaded } from "./app-error.ts";

const TIMEOUT_MS = 30_000;
/** The SDK's own limit begins when it knows who calls: where the browser's store never answers it would wait for ever. */
const WHO_MS = 15_000;
const WORDS_MS = 8000;

/**
 * Calls a function by its contract. Throws `AppError`: `timeout` means that the outcome is unknown, so ask before
 * repeating.
 *
 * @param options `timeout` (ms) for what looks at whole files
 */
export async function call<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
  { timeout = TIMEOUT_MS }: { timeout?: number } = {},
): Promise<CallableOutputs[N]> {
  try {
    const session = currentSession();
    if (session.status === "signed_in" && session.viewer !== undefined) {
      (await import("../session/view-only.ts")).refuseChange(name, session.name);
    }
    const [{ httpsCallable }, { firebaseAuth, firebaseFunctions }] = await Promise.all([
      import("firebase/functions"),
      import("./firebase.ts"),
    ]).catch((error: unknown) => {
      throw new ModuleLoadError(error);
    });
    if (!(await isKnown(await firebaseAuth()))) throw new AppError("timeout", failures.timeout);
    const run = httpsCallable<CallableInput<N>, CallableOutputs[N]>(await firebaseFunctions(), name, {
      timeout,
    });
    const { data } = await run(withoutGaps(input));
    return data;
  } catch (error) {
    const told = error instanceof AppError ? error : await inOurTerms(error);
    if (told.code === "session_ended") void leaveEnded().catch(console.error);
    throw told;
  }
}

/**
 * The words for each refusal come with the first one: most visits are refused nothing. Where they do not come, it was sent all the same,
 * and what became of it is not known here: whoever asked looks before repeating.
 */
async function inOurTerms(error: unknown): Promise<AppError> {
  if (error instanceof ModuleLoadError) return notLoaded();
  if (!navigator.onLine) return new AppError("offline", failures.offline);
  const words = await Promise.race([import("./callable-error.ts"), pause(WORDS_MS)]).catch(() => undefined);
  return words?.fromCallable(error) ?? new AppError("timeout", failures.timeout);
}

/** Signed out from elsewhere: this browser leaves, too. */
async function leaveEnded(): Promise<void> {
  await (await import("../session/session-ended.ts")).leaveEndedSession();
}

function isKnown(auth: Auth): Promise<boolean> {
  return Promise.race([auth.authStateReady().then(() => true), pause(WHO_MS).then(() => false)]);
}

/** What is not there is left out, however deep: the SDK would send it as null, which is another value. */
function withoutGaps<T>(input: T): T {
  if (Array.isArray(input)) return input.map(withoutGaps) as T;
  if (typeof input !== "object" || input === null) return input;
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, withoutGaps(value)])) as T;
}
