import type { ClientAccount } from "@niyamdesk/domain/clients/callables";
import { useEffect, useState } from "react";
import { AppError } from "../../../lib/backend/app-error.ts";
import type { Live } from "../../../lib/firestore/live.ts";
import { openClient } from "./client-calls.ts";

/** What the account says of itself; that somebody looked is noted with it. Null: there never was such a client. */
export function useOpened(uid: string): Live<ClientAccount | null> & { again(): void } {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<Live<ClientAccount | null>>({ status: "loading" });
  const again = () => setTries((count) => count + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew.
  useEffect(() => {
    let isShown = true;
    const show = (next: Live<ClientAccount | null>) => {
      if (isShown) setState(next);
    };
    openClient(uid).then(
      (value) => show({ status: "ready", value }),
      (error: unknown) => {
        const isUnknown = error instanceof AppError && error.code === "client_not_found";
        show(isUnknown ? { status: "ready", value: null } : { status: "failed", retry: again });
      },
    );
    return () => {
      isShown = false;
    };
  }, [uid, tries]);
  return { ...state, again };
}
