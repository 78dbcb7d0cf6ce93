import { useCallback, useEffect, useState } from "react";
import { common } from "#messages/common.ts";
import { prepareAccount } from "../lib/session/session-account.ts";
import { ErrorState, Loading } from "./states.tsx";

/** A signed-in account whose profile is not there yet: waits for it, makes it if need be, and says so when it cannot. */
export function PreparingAccount() {
  const [failed, setFailed] = useState(false);
  const prepare = useCallback(() => {
    setFailed(false);
    prepareAccount().catch(() => setFailed(true));
  }, []);
  useEffect(prepare, [prepare]);

  if (!failed) return <Loading label={common.preparingAccount} />;
  return (
    <div className="page py-10">
      <ErrorState title={common.accountNotReady} onRetry={prepare}>
        {common.accountNotReadyWhy}
      </ErrorState>
    </div>
  );
}
