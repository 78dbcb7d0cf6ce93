import { oneTimeCodeForm, RESEND_AFTER_S } from "@niyamdesk/domain/accounts/account";
import { useState } from "react";
import { AppError } from "../../../lib/backend/app-error.ts";
import { shownPhone } from "../../../lib/phone/phone-tables.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Resend } from "../../../ui/resend.tsx";
import { reasonOf, USE_EMAIL } from "../auth-words.ts";
import { sendCode } from "../data/send-code.ts";
import type { PendingCode } from "../pending-code.ts";
import { CodeField } from "./code-field.tsx";

interface CodeEntryProps {
  pending: PendingCode;
  onResent(pending: PendingCode): void;
  onCode(code: string): Promise<void>;
  onEmailHelps(): void;
}

export function CodeEntry({ pending, onResent, onCode, onEmailHelps }: CodeEntryProps) {
  const [refused, setRefused] = useState(0);

  async function check({ code }: { code: string }): Promise<void> {
    try {
      await onCode(code);
    } catch (error) {
      setRefused((count) => count + 1);
      throw pending.resent ? namingTheLatest(error) : error;
    }
  }

  async function resend(): Promise<string> {
    const verificationId = await sendCode(pending.phone);
    onResent({ ...pending, verificationId, sentAt: Date.now(), resent: true });
    return `A new code is on its way to ${shownPhone(pending.phone)}. Earlier ones no longer count.`;
  }

  return (
    <>
      <Form label="Verify your number" schema={oneTimeCodeForm} defaultValues={{ code: "" }} onSubmit={check}>
        {({ busy }) => (
          <>
            <CodeField name="code" busy={busy} refused={refused} />
            <Button type="submit" block busy={busy}>
              Verify
            </Button>
          </>
        )}
      </Form>
      <div className="mt-3">
        <Resend
          from={pending.sentAt + RESEND_AFTER_S * 1000}
          label="Send a new code"
          onResend={resend}
          onFailure={(error) => {
            if (reasonOf(error) === USE_EMAIL) onEmailHelps();
          }}
        />
      </div>
    </>
  );
}

/** Somebody with two messages on the phone may have taken the older one. */
function namingTheLatest(error: unknown): unknown {
  return error instanceof AppError && error.message === "Invalid OTP"
    ? new AppError(error.code, "Invalid OTP. Please use the code of the latest message.", error.facts)
    : error;
}
