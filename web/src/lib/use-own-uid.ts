import { useSession } from "./session.ts";

/** The id of the signed-in person, on pages that only a signed-in person reaches. */
export function useOwnUid(): string {
  const session = useSession({ certain: true });
  if (session.status !== "signed_in") throw new Error("This page is behind a guard");
  return session.uid;
}
