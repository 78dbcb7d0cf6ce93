import { useState } from "react";
import { codes } from "#messages/codes.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Filled } from "../../../ui/filled.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { Resend } from "../../../ui/resend.tsx";
import { disownAccount, mailNumberProof } from "../data/unused-account.ts";
import { DEAD_LINK, reasonOf } from "../refusals.ts";
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
      // What came with the code is good for an hour.
      setFailure(reasonOf(error) === DEAD_LINK ? codes.tookTooLong : errorWords(error));
    }
    setBusy(null);
  }

  const mail = async () => setNextMail(await mailNumberProof(ticket));
  return (
    <AccountCard
      title={codes.unusedTitle}
      intro={
        <p role="status">
          <Filled text={codes.unused} parts={{ number: <PhoneNumber e164={phone} />, address }} />
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
            {codes.emailLink}
          </Button>
        ) : (
          <>
            <p role="status">{codes.linkSent(address)}</p>
            <Button
              block
              busy={busy === "again"}
              disabled={busy !== null}
              onClick={() => void run("again", onAgain)}
            >
              {codes.linkOpened}
            </Button>
            <Resend
              from={nextMail}
              label={codes.linkAgain}
              onResend={async () => {
                await mail();
                return codes.linkSentAgain(address);
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
          {codes.notMine}
        </Button>
        <p className="muted text-sm">{codes.notMineHint}</p>
      </div>
    </AccountCard>
  );
}
