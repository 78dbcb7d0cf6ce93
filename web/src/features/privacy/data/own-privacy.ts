import type { CallableInput, CallableOutputs } from "@niyamdesk/domain/callables";
import { useCallback, useEffect, useState } from "react";
import { call } from "../../../lib/backend/callables.ts";
import type { Live } from "../../../lib/firestore/live.ts";

export type OwnPrivacy = CallableOutputs["ownPrivacy"];

/** What a function tells of the account, asked once, with a way to lay over it what an act answered. */
export function useOwnPrivacy(): { live: Live<OwnPrivacy>; change(part: Partial<OwnPrivacy>): void } {
  const [live, setLive] = useState<Live<OwnPrivacy>>({ status: "loading" });
  const [round, setRound] = useState(0);
  const retry = useCallback(() => {
    setLive({ status: "loading" });
    setRound((before) => before + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again.
  useEffect(() => {
    let isShown = true;
    call("ownPrivacy", {}).then(
      (value) => isShown && setLive({ status: "ready", value }),
      () => isShown && setLive({ status: "failed", retry }),
    );
    return () => {
      isShown = false;
    };
  }, [round, retry]);
  const change = useCallback((part: Partial<OwnPrivacy>) => {
    setLive((before) =>
      before.status === "ready" ? { status: "ready", value: { ...before.value, ...part } } : before,
    );
  }, []);
  return { live, change };
}

/** Each throws `AppError`. */
export const setConsent = (input: CallableInput<"setConsent">) => call("setConsent", input);
export const setNominee = (input: CallableInput<"setNominee">) => call("setNominee", input);
export const olderAccess = (before: number) => call("ownAccessLog", { before });
