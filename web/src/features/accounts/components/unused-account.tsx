import { useState } from "react";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { Button } from "../../../ui/button.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { Resend } from "../../../ui/resend.tsx";
import { DEAD_LINK, reasonOf } from "../auth-words.ts";
import { disownAccount, mailNumberProof } from "../data/unused-account.ts";
import type { SecondProof } from "../second-proof.ts";
import { AccountCard } from "./account-card.tsx";

interface UnusedAccountProps {
  phone: string;
  proof: SecondProof;
  /** Texts another code: the first is spent. @throws AppError */
  onAgain(): Promise<void>;
}

/** What came with the code is good for an hour. */
const TOOK_TOO_LONG = "This took too long. Please go back and sign in with your number again.";

/**
 * The number is proved, but its account was not used for long and may be an earlier owner's: its mailbox is asked as well, or a new
 * account begun.
 */
export function UnusedAccount({ phone, proof: { ticket, address }, onAgain }: UnusedAccountProps) {
  const [nextMail, setNextMail] = useState<number | null>(null);
  const [busy, setBusy] = useState<"mail" | "again" | "disown" | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(what: NonNullable<typeof busy>, work: () => Promise<void>): Promise<void> {
    setBusy(what);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(reasonOf(error) === DEAD_LINK ? TOOK_TOO_LONG : errorWords(error));
    }
    setBusy(null);
  }

  const mail = async () => setNextMail(await mailNumberProof(ticket));
  return (
    <AccountCard
      title="Is this account yours?"
      intro={
        <p role="status">
          The account with <PhoneNumber e164={phone} /> has not been used for more than three months. Phone
          numbers get passed on to new owners, so please confirm that it is yours by email at {address}.
        </p>
      }
    >
      <div role="alert">{failure && <p className="alert alert-error alert-soft mb-4">{failure}</p>}</div>
      <div className="grid gap-3">
        {nextMail === null ? (
          <Button
            block
            busy={busy === "mail"}
            disabled={busy !== null}
            onClick={() => void run("mail", mail)}
          >
            Email me a link
          </Button>
        ) : (
          <>
            <p role="status">
              We have emailed a link to {address}. Open it, confirm that the number is yours, then come back
              here and sign in with a new code.
            </p>
            <Button
              block
              busy={busy === "again"}
              disabled={busy !== null}
              onClick={() => void run("again", onAgain)}
            >
              I have confirmed it: text me a new code
            </Button>
            <Resend
              from={nextMail}
              label="Email the link again"
              onResend={async () => {
                await mail();
                return `We have emailed the link to ${address} again.`;
              }}
            />
          </>
        )}
        <Button
          look="outline"
          block
          busy={busy === "disown"}
          disabled={busy !== null}
          onClick={() =>
            void run("disown", async () => {
              await disownAccount(ticket);
              await onAgain();
            })
          }
        >
          Not my account: start a new one
        </Button>
        <p className="muted text-sm">
          We then remove your number from that account, tell its owner by email, and text you a code for your
          own account.
        </p>
      </div>
    </AccountCard>
  );
}
