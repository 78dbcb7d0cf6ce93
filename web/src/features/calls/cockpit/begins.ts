/** Begins of calls that this page is telling the server, by the call. */
const begins = new Map<string, { isAsked: boolean; done: Promise<unknown> }>();

/**
 * Tells the server of a call that has begun, once what came before has arrived.
 *
 * @returns what the server says; undefined: the call was over before its turn came, and nothing was asked
 */
export function tellBegin<T>(
  callId: string,
  before: () => Promise<unknown>,
  start: () => Promise<T>,
): Promise<T | undefined> {
  const telling = async (): Promise<T | undefined> => {
    await before();
    const begin = begins.get(callId);
    if (begin === undefined) return undefined;
    begin.isAsked = true;
    return start();
  };
  const begin = { isAsked: false, done: Promise.resolve<unknown>(undefined) };
  begins.set(callId, begin);
  const told = telling().finally(() => begins.delete(callId));
  begin.done = told.catch(() => undefined);
  return told;
}

/** Once the server has answered to a call's begin, or never will: requests overtake each other on a bad network. */
export async function afterBegin(callId: string): Promise<void> {
  await begins.get(callId)?.done;
}

/**
 * For a call that is over. A begin whose turn has not come is told no more.
 *
 * @returns whether the server may know of the call, now that it has answered
 */
export async function closeBegin(callId: string): Promise<boolean> {
  const begin = begins.get(callId);
  if (begin !== undefined && !begin.isAsked) {
    begins.delete(callId);
    return false;
  }
  await begin?.done;
  return true;
}
