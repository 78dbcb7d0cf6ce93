import { useEffect } from "react";
import { prepareAccount } from "../../../lib/session-account.ts";
import { useHasProfile } from "../data/has-profile.ts";

/** A sign-up in another tab makes the profile with everything that was typed there: give it time. */
const PATIENCE_MS = 5000;

/** Draws nothing: makes the profile of an account whose sign-up was cut off before it. */
export function ProfileWatch({ uid }: { uid: string }) {
  const profile = useHasProfile(uid);
  const missing = profile.status === "ready" && !profile.value;
  useEffect(() => {
    if (!missing) return;
    const due = window.setTimeout(() => void prepareAccount().catch(console.error), PATIENCE_MS);
    return () => window.clearTimeout(due);
  }, [missing]);
  return null;
}
