import { useSession } from "./session.ts";
import type { SignedIn } from "./session-store.ts";

/** Who is signed in, on pages that only a signed-in person reaches. */
export function useOwnSession(): SignedIn {
  const session = useSession({ certain: true });
  if (session.status !== "signed_in") throw new Error("This page is behind a guard");
  return session;
}

export function useOwnUid(): string {
  return useOwnSession().uid;
}
