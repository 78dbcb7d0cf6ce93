import { useCallback, useEffect, useState } from "react";
import { prepareAccount } from "../../../lib/session-account.ts";
import { ErrorState, Loading } from "../../../ui/states.tsx";

/** A new account gets its role a moment after sign-up. */
export function PreparingAccount() {
  const [failed, setFailed] = useState(false);
  const prepare = useCallback(() => {
    setFailed(false);
    prepareAccount().catch(() => setFailed(true));
  }, []);
  useEffect(prepare, [prepare]);
  if (failed) return <ErrorState title="Your account could not be prepared." onRetry={prepare} />;
  return <Loading label="Preparing your account…" />;
}
