import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { Link } from "react-router-dom";
import { books as words } from "#messages/workspaces/books.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDateTime, istFullDate } from "../../../lib/time/ist-words.ts";
import { ActMenu } from "../../../ui/act-menu.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { mendFinding, reopenFinding, saveEvidence } from "../data/books.ts";
import { actsOf, type FindingAct } from "../finding-acts.ts";
import { saidOf, sidesOf, sumOf } from "../finding-words.ts";
import type { FindingView } from "../read-finding.ts";
import { MatchDialog } from "./match-dialog.tsx";
import { SayDialog } from "./say-dialog.tsx";

/** Red from two days before. */
const SOON_MS = 2 * 86_400_000;

/** What is given back of which payment; `again`: what did not go, and is sent once more. */
export interface AskedRefund {
  paymentId: string;
  again?: { id: string; paise: number };
  /** Our bank has sent it. */
  isSent?: boolean;
}
export type AskRefund = (asked: AskedRefund) => void;

interface FindingLineProps {
  finding: FindingView;
  /** Epoch ms. */
  now: number;
  /** Money goes back by the one way that it does; absent on the payment's own page, which has that beside its sums. */
  onRefund?: AskRefund | undefined;
}

/** One line of the desk: what is wrong, both truths side by side, and what can be done. */
export function FindingLine({ finding, now, onRefund }: FindingLineProps) {
  const { what, why } = words.kinds[finding.kind];
  const [open, setOpen] = useState<"note" | "set_aside" | "match" | null>(null);
  const [busy, setBusy] = useState(false);
  const [first, ...others] = actsOf(finding, onRefund !== undefined);
  const buttons = [first, others[0]].filter((act): act is FindingAct => act !== undefined);
  const behind = others.slice(1);

  async function work(task: () => Promise<void>) {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  function act(name: FindingAct) {
    const { id, paymentId, partId } = finding;
    if (name === "note" || name === "set_aside" || name === "match") return setOpen(name);
    if (name === "refund") return paymentId === null ? undefined : onRefund?.({ paymentId });
    if (name === "try_again" || name === "transfer") {
      if (paymentId === null || partId === null) return;
      const again = { id: partId, paise: finding.oursPaise ?? 0 };
      return onRefund?.({ paymentId, again, isSent: name === "transfer" });
    }
    if (name === "reopen") return void work(async () => void (await reopenFinding(id)));
    if (name === "evidence") {
      if (paymentId === null || partId === null) return;
      return void work(async () => {
        const leftOut = await saveEvidence({ payment_id: paymentId, dispute_id: partId });
        if (leftOut.length > 0) toast("info", words.tooLarge(leftOut.join(", ")));
      });
    }
    return void work(async () => {
      const { status } = await mendFinding(id);
      const isMail = finding.kind === "mail_given_up";
      if (status === "closed") toast("success", isMail ? words.sentAgain : words.mended);
      else toast("info", words.stillDiffers);
    });
  }

  return (
    <li className="grid gap-3 px-4 py-4 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] lg:gap-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold lg:justify-start">
          <span>{what}</span>
          {sumOf(finding) !== null && (
            <span translate="no" className="figures">
              {sumOf(finding)}
            </span>
          )}
        </p>
        {finding.status === "open" ? (
          <p className="text-sm">{why}</p>
        ) : (
          <p className="my-1">
            <Badge tone={finding.status === "closed" ? "success" : "neutral"}>
              {words.standing[finding.status]}
            </Badge>
          </p>
        )}
        <About finding={finding} now={now} linksToPayment={onRefund !== undefined} />
        {finding.asideWords !== null && <Said>{finding.asideWords}</Said>}
        {finding.notes.map(({ words: note, at }) => (
          <Said key={at}>{`${note} (${istDateTime(at)})`}</Said>
        ))}
      </div>
      <Sides finding={finding} />
      <div className="flex flex-wrap items-start gap-2 lg:w-44 lg:flex-col lg:items-stretch">
        {buttons.map((name, index) => (
          <Button
            key={name}
            size="small"
            className="min-h-11"
            {...(index > 0 || name === "note" ? { look: "outline" as const } : {})}
            {...(index === 0 ? { busy } : { disabled: busy })}
            onClick={() => act(name)}
          >
            {words.acts[name]}
          </Button>
        ))}
        {behind.length > 0 && (
          <ActMenu
            label={words.more(what)}
            acts={behind.map((name) => [words.acts[name], () => act(name)])}
          />
        )}
      </div>
      {open === "match" && finding.paymentId !== null && (
        <MatchDialog paymentId={finding.paymentId} sum={sumOf(finding) ?? ""} onClose={() => setOpen(null)} />
      )}
      {(open === "note" || open === "set_aside") && (
        <SayDialog finding={finding} isAside={open === "set_aside"} onClose={() => setOpen(null)} />
      )}
    </li>
  );
}

function About({
  finding,
  now,
  linksToPayment,
}: Pick<FindingLineProps, "finding" | "now"> & { linksToPayment: boolean }) {
  const { service, paymentId, orderId, aboutAt, dueAt } = finding;
  return (
    <>
      {dueAt !== null && (
        <p className={`mt-1 text-sm font-semibold ${dueAt - now < SOON_MS ? "text-error" : ""}`}>
          <time dateTime={new Date(dueAt).toISOString()}>{words.answerBy(istDateTime(dueAt))}</time>
        </p>
      )}
      <p className="muted mt-1 flex flex-wrap items-center gap-x-3 text-sm">
        {service !== null && <span>{service}</span>}
        <span translate="no">{istFullDate(aboutAt)}</span>
        {linksToPayment && paymentId !== null && (
          <Link to={PATHS.adminPayment(paymentId)} className="link thumb" translate="no">
            {paymentId}
          </Link>
        )}
        {orderId !== null && (
          <Link to={PATHS.workOrder("admin", orderId)} className="link thumb" translate="no">
            {orderId}
          </Link>
        )}
      </p>
    </>
  );
}

function Sides({ finding }: { finding: FindingView }) {
  const [ours, theirs] = sidesOf(finding);
  const said = saidOf(finding);
  return (
    <div className="min-w-0">
      <dl className="grid grid-cols-2 gap-4 text-sm">
        <div className={theirs === "" ? "col-span-2" : ""}>
          <dt className="muted">{words.ours}</dt>
          <dd translate="no" className="figures wrap-anywhere">
            {ours}
          </dd>
        </div>
        {theirs !== "" && (
          <div>
            <dt className="muted">{words.theirs}</dt>
            <dd translate="no" className="figures wrap-anywhere">
              {theirs}
            </dd>
          </div>
        )}
      </dl>
      {said !== null && <p className="muted mt-1 text-sm wrap-anywhere">{said}</p>}
    </div>
  );
}

function Said({ children }: { children: string }) {
  return (
    <p className="mt-2 max-w-prose border-l-2 border-base-300 pl-3 text-sm whitespace-pre-line wrap-anywhere">
      {children}
    </p>
  );
}
