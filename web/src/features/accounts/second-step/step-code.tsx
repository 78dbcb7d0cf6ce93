import { oneTimeCodeForm, RESEND_AFTER_S } from "@niyamdesk/domain/accounts/account";
import { useEffect, useRef, useState } from "react";
import { authErrors } from "#messages/auth-errors.ts";
import { codes } from "#messages/codes.ts";
import { secondStep as words } from "#messages/second-step.ts";
import { AppError, errorWords } from "../../../lib/backend/app-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Resend } from "../../../ui/resend.tsx";
import { CodeField } from "../components/code-field.tsx";
import { reasonOf, WRONG_CODE } from "../refusals.ts";

interface StepCodeProps {
  /** Where the code comes from. */
  lead: string;
  action: string;
  /** Texts a code; the answer is the id that it is checked with. Null: an app makes them. @throws AppError */
  send: (() => Promise<string>) | null;
  /** One was sent already. */
  first?: string;
  /** @throws AppError */
  onCode(code: string, verificationId: string | null): Promise<void>;
}

interface Sent {
  id: string;
  at: number;
  again: boolean;
}

/** Six digits of a second step: texted at once when it is shown, and again when somebody asks. */
export function StepCode({ lead, action, send, first, onCode }: StepCodeProps) {
  const [sent, setSent] = useState<Sent | null>(() =>
    first === undefined ? null : { id: first, at: Date.now(), again: false },
  );
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState(0);
  const begun = useRef(false);

  async function text(again: boolean): Promise<void> {
    if (send === null) return;
    setFailure(null);
    setSent({ id: await send(), at: Date.now(), again });
  }
  // Once, however often this is drawn: each is a message to a phone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent does not change while this is shown
  useEffect(() => {
    if (begun.current || first !== undefined) return;
    begun.current = true;
    text(false).catch((error: unknown) => setFailure(errorWords(error)));
  }, []);

  async function check({ code }: { code: string }): Promise<void> {
    if (send !== null && sent === null) throw new AppError("invalid_input", words.notSentYet);
    try {
      await onCode(code, sent?.id ?? null);
    } catch (error) {
      setRefused((count) => count + 1);
      throw sent?.again && error instanceof AppError && reasonOf(error) === WRONG_CODE
        ? new AppError(error.code, authErrors.notLatestCode)
        : error;
    }
  }

  return (
    <>
      <p className="muted mb-4">{lead}</p>
      <div role="alert">{failure && <p className="alert alert-error alert-soft mb-4">{failure}</p>}</div>
      <Form label={action} schema={oneTimeCodeForm} defaultValues={{ code: "" }} onSubmit={check}>
        {({ busy }) => (
          <>
            <CodeField
              name="code"
              busy={busy}
              refused={refused}
              {...(send === null && { hint: words.appHint })}
            />
            <Button type="submit" block busy={busy}>
              {action}
            </Button>
          </>
        )}
      </Form>
      {send !== null && (
        <div className="mt-3">
          <Resend
            // What was never sent is sent at the press.
            from={sent === null ? (failure === null ? null : 0) : sent.at + RESEND_AFTER_S * 1000}
            label={codes.again}
            onResend={async () => {
              await text(true);
              return words.sentAgain;
            }}
          />
        </div>
      )}
    </>
  );
}
