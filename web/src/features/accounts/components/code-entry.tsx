import { oneTimeCodeForm, RESEND_AFTER_S } from "@niyamdesk/domain/accounts/account";
import { useState } from "react";
import { authErrors } from "#messages/auth-errors.ts";
import { codes } from "#messages/codes.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { shownPhone } from "../../../lib/phone/phone-tables.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Resend } from "../../../ui/resend.tsx";
import { sendCode } from "../data/send-code.ts";
import type { PendingCode } from "../pending-code.ts";
import { reasonOf, USE_EMAIL, WRONG_CODE } from "../refusals.ts";
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
    return codes.sentAgain(shownPhone(pending.phone));
  }

  return (
    <>
      <Form label={codes.form} schema={oneTimeCodeForm} defaultValues={{ code: "" }} onSubmit={check}>
        {({ busy }) => (
          <>
            <CodeField name="code" busy={busy} refused={refused} />
            <Button type="submit" block busy={busy}>
              {codes.verify}
            </Button>
          </>
        )}
      </Form>
      <div className="mt-3">
        <Resend
          from={pending.sentAt + RESEND_AFTER_S * 1000}
          label={codes.again}
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
  return error instanceof AppError && reasonOf(error) === WRONG_CODE
    ? new AppError(error.code, authErrors.notLatestCode, error.facts)
    : error;
}
