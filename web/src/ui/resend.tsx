import { useState } from "react";
import { resendIn } from "#messages/resend.ts";
import { errorWords } from "../lib/backend/app-error.ts";
import { useSecondsLeft } from "../lib/time/use-seconds-left.ts";
import { Button } from "./button.tsx";
import { Filled } from "./filled.tsx";

interface ResendProps {
  /** Epoch ms from which on another may be asked for; null while that is not known. */
  from: number | null;
  label: string;
  onResend(): Promise<string>;
  onFailure?: (error: unknown) => void;
}

/** Sends again after a while; what came of it is said in a region that always stands. */
export function Resend({ from, label, onResend, onFailure }: ResendProps) {
  const [outcome, setOutcome] = useState("");
  const [busy, setBusy] = useState(false);
  const seconds = useSecondsLeft(from ?? 0);

  async function resend(): Promise<void> {
    setBusy(true);
    setOutcome("");
    try {
      setOutcome(await onResend());
    } catch (error) {
      setOutcome(errorWords(error));
      onFailure?.(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      <Button
        look="soft"
        block
        className="resend"
        busy={busy}
        disabled={seconds > 0 || from === null}
        onClick={() => void resend()}
      >
        {seconds > 0 ? (
          <span>
            <Filled
              text={resendIn(label)}
              parts={{
                time: (
                  <span translate="no" className="figures">
                    {clock(seconds)}
                  </span>
                ),
              }}
            />
          </span>
        ) : (
          label
        )}
      </Button>
      <p role="status" className="muted mt-2 min-h-6 text-center text-sm">
        {outcome}
      </p>
    </div>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
