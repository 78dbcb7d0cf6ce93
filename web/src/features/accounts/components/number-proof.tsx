import { useState } from "react";
import { codes } from "#messages/codes.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Filled } from "../../../ui/filled.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { sendCode } from "../data/send-code.ts";
import type { PendingCode } from "../pending-code.ts";
import { CodeEntry } from "./code-entry.tsx";

interface NumberProofProps {
  /** E.164. */
  phone: string;
  /** A code was sent there already. */
  sent?: { verificationId: string; sentAt: number };
  onCode(verificationId: string, code: string): Promise<void>;
}

/** A code to a number, within a page: sent on a press, typed in below. */
export function NumberProof({ phone, sent, onCode }: NumberProofProps) {
  const [pending, setPending] = useState<PendingCode | null>(sent ? pendingOf(phone, sent) : null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      setPending(pendingOf(phone, { verificationId: await sendCode(phone), sentAt: Date.now() }));
    } catch (error) {
      setFailure(errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  if (pending === null) {
    return (
      <>
        <div role="alert">{failure && <p className="alert alert-error alert-soft mb-4">{failure}</p>}</div>
        <Button block busy={busy} onClick={() => void send()}>
          <Filled text={codes.sendTo} parts={{ number: <PhoneNumber e164={phone} /> }} />
        </Button>
      </>
    );
  }
  return (
    <CodeEntry
      pending={pending}
      onResent={setPending}
      onCode={(code) => onCode(pending.verificationId, code)}
      onEmailHelps={() => undefined}
    />
  );
}

function pendingOf(phone: string, sent: { verificationId: string; sentAt: number }): PendingCode {
  return { phone, ...sent, purpose: "sign_in", name: "", resent: false, unknown: "no" };
}
