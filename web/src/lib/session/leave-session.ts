import type { User } from "firebase/auth";
import { proofOfSite } from "../backend/app-check.ts";
import { functionAddress } from "../backend/function-address.ts";
import { pause } from "../loading/pause.ts";

/** The page is left after it, answered or not. */
const MOMENT_MS = 1000;

/**
 * Readies the word that a session is over, while its token is there: the server ends it and takes it off its owner's list. It is said by what
 * this answers, once the browser has forgotten the account, so that other tabs take it for a sign-out and nothing else. Where nobody hears
 * of it, as offline, the session stands on the list until it is ended there, or was not seen for long.
 */
export async function readyToLeave(user: User | null): Promise<() => Promise<void>> {
  const said = user === null || user.isAnonymous ? null : await headersOf(user);
  return async () => {
    if (said !== null) await Promise.race([tell(said), pause(MOMENT_MS)]).catch(() => undefined);
  };
}

async function headersOf(user: User): Promise<Record<string, string>> {
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
