import type { CallableInput, CallableName, CallableOutputs } from "@niyamdesk/domain/callables";
import { fromCallable } from "./app-error.ts";

const TIMEOUT_MS = 30_000;

/**
 * Calls a function by its contract. Throws `AppError`: `timeout` means that the outcome is unknown, so ask before
 * repeating.
 */
export async function call<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
): Promise<CallableOutputs[N]> {
  try {
    const [{ httpsCallable }, { firebaseFunctions }] = await Promise.all([
      import("firebase/functions"),
      import("./firebase.ts"),
    ]);
    const run = httpsCallable<CallableInput<N>, CallableOutputs[N]>(await firebaseFunctions(), name, {
      timeout: TIMEOUT_MS,
    });
    const { data } = await run(withoutGaps(input));
    return data;
  } catch (error) {
    throw fromCallable(error);
  }
}

/** What is not there is left out: the SDK would send it as null, which is another value. */
function withoutGaps<T>(input: T): T {
  if (typeof input !== "object" || input === null) return input;
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as T;
}
