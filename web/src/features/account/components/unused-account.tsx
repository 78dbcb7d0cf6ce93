import { formatPhone } from "@niyamdesk/domain/phone";
import { useState } from "react";
import { errorWords } from "../../../lib/app-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Resend } from "../../../ui/resend.tsx";
import { disownAccount, mailNumberProof } from "../data/unused-account.ts";
import type { SecondProof } from "../second-proof.ts";
import { AccountCard } from "./account-card.tsx";

interface UnusedAccountProps {
  phone: string;
  proof: SecondProof;
  /** Texts another code: the first is spent. @throws AppError */
  onAgain(): Promise<void>;
}

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
      setFailure(errorWords(error));
    }
    setBusy(null);
  }

  const mail = async () => setNextMail(await mailNumberProof(ticket));
  const number = <span className="figures whitespace-nowrap">{formatPhone(phone)}</span>;
  return (
    <AccountCard
      title="Is this account yours?"
      intro={
        <p role="status">
          An account with {number} has not been used for more than three months. Numbers are given to other
          people, so please confirm it by its email address, {address}.
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
            Mail me a link
          </Button>
        ) : (
          <>
            <p role="status">
              A link is on its way to {address}. Press it in the mail, then come back here and sign in with a
              new code.
            </p>
            <Button
              block
              busy={busy === "again"}
              disabled={busy !== null}
              onClick={() => void run("again", onAgain)}
            >
              I pressed the link: text me a code
            </Button>
            <Resend
              from={nextMail}
              label="Mail the link again"
              onResend={async () => {
                await mail();
                return `The link to ${address} was asked for again.`;
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
          This is not my account: begin a new one
        </Button>
        <p className="muted text-sm">
          We then take your number off that account, tell its owner by mail, and text you a code for your own.
        </p>
      </div>
    </AccountCard>
  );
}
