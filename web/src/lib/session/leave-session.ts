import type { Auth, User } from "firebase/auth";
import { signOut } from "firebase/auth";
import { proofOfSite } from "../backend/app-check.ts";
import { functionAddress } from "../backend/function-address.ts";
import { pause } from "../loading/pause.ts";

/** From here on nobody is waited for. */
const ANSWER_MS = 10_000;
/** So long it may take to find out what tells the server, and then to tell it: nobody's sign-out waits longer. */
const MOMENT_MS = 1000;

/**
 * Forgets the account in this browser. What it answers tells the server that the session is over, which ends it and takes it off its owner's
 * list: with the token that was there, and afterwards, so that other tabs take it for a sign-out and nothing else. Where nobody hears of it, as
 * offline, the session stands on the list until it is ended there, or was not seen for long.
 *
 * @param isEnded the server has ended it already
 */
export async function signOutOf(auth: Auth, isEnded: boolean): Promise<() => Promise<void>> {
  const headers =
    isEnded || !navigator.onLine ? null : await inAMoment(headersOf(auth.currentUser)).catch(() => null);
  // The browser's store may have stopped answering since.
  await Promise.race([
    signOut(auth),
    pause(ANSWER_MS).then(() => Promise.reject(new Error("Nobody signs out"))),
  ]);
  return async () => {
    if (headers) await inAMoment(tell(headers)).catch(() => undefined);
  };
}

async function headersOf(user: User | null): Promise<Record<string, string> | null> {
  if (user === null || user.isAnonymous) return null;
  const [token, proof] = await Promise.all([user.getIdToken(), proofOfSite()]);
  return {
    "content-type": "application/json",
    authorization: `Bearer ${token}`,
    ...(proof === null ? {} : { "x-firebase-appcheck": proof }),
  };
}

/** As the SDK would call `leaveSession`, which would ask for a token that is gone; it outlasts the page. */
function tell(headers: Record<string, string>): Promise<Response> {
  return fetch(functionAddress("leaveSession"), {
    ...{ method: "POST", headers, body: JSON.stringify({ data: {} }), keepalive: true },
  });
}

function inAMoment<T>(act: Promise<T>): Promise<T | undefined> {
  return Promise.race([act, pause(MOMENT_MS).then(() => undefined)]);
}
