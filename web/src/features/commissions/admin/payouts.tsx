import { istMonth } from "@niyamdesk/domain/commissions/commission";
import { confirmPayoutInput } from "@niyamdesk/domain/commissions/payout";
import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { commissionAdmin } from "#messages/workspaces/commission-admin.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import type { Live } from "../../../lib/firestore/live.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { monthWords } from "../../../lib/time/month-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Figure, Figures } from "../../../ui/figures.tsx";
import { Form } from "../../../ui/form.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import {
  confirmPayout,
  makePayout,
  mayBeOlder,
  mayWaitMore,
  saveBankFile,
  useAllPayouts,
  useAllWaiting,
  useFirstWaiting,
  useLatestPayouts,
} from "../data/commissions.ts";
import type { PayoutView, StatementView } from "../read-commission.ts";
import { StatementRows } from "./statement-list.tsx";

const words = commissionAdmin.payouts;

/** What waits to be paid, and all of it paid in one go. */
export function Waiting() {
  const [all, setAll] = useState(false);
  const { live, isWhole, list } = useWhole(useFirstWaiting(), useAllWaiting(all));
  const [making, setMaking] = useState(false);
  return (
    <WorkPanel words={words.waiting} live={live} rows={3}>
      {(waiting) => {
        const more = !isWhole && mayWaitMore(waiting);
        const orMore = more ? "+" : "";
        return (
          <div className="grid gap-4">
            <Figures label={words.waiting.title}>
              <Figure term={words.waiting.sum} value={`${formatPaiseExact(sumOf(waiting))}${orMore}`} />
              <Figure term={words.waiting.partners} value={`${waiting.length}${orMore}`} />
              <Figure
                term={words.waiting.returned}
                value={`${waiting.filter(({ status }) => status === "returned").length}${orMore}`}
              />
            </Figures>
            {waiting.length > 0 && (
              <p>
                <Button onClick={() => setMaking(true)}>{words.make.open}</Button>
              </p>
            )}
            <div ref={list} tabIndex={-1} className="outline-none">
              <StatementRows label={words.waiting.title} statements={waiting} />
            </div>
            {more && (
              <p>
                <Button look="outline" busy={all} onClick={() => setAll(true)}>
                  {words.waiting.all}
                </Button>
              </p>
            )}
            {making && <MakeDialog onClose={() => setMaking(false)} />}
          </div>
        );
      }}
    </WorkPanel>
  );
}

/** Says what all of it comes to before it is paid. */
function MakeDialog({ onClose }: { onClose(): void }) {
  const live = useAllWaiting();
  if (live.status !== "ready") {
    return (
      <Dialog open title={words.make.open} onClose={onClose}>
        <LivePanel live={live} label={words.waiting.loading} failure={words.waiting.failed} rows={1}>
          {() => null}
        </LivePanel>
      </Dialog>
    );
  }
  return <MakeKnown statements={live.value} onClose={onClose} />;
}

function MakeKnown({ statements, onClose }: { statements: readonly StatementView[]; onClose(): void }) {
  // One key a dialog: pressed twice it is one payout.
  const [request_id] = useState(() => crypto.randomUUID());
  return (
    <ConfirmDialog
      title={words.make.title(formatPaiseExact(sumOf(statements)), statements.length)}
      confirm={words.make.confirm}
      keep={words.make.keep}
      onConfirm={async () => {
        const { payout_id } = await makePayout({ month: istMonth(Date.now()), request_id });
        toast(
          payout_id === null ? "info" : "success",
          payout_id === null ? words.make.nobody : words.make.done,
        );
        onClose();
      }}
      onClose={onClose}
    >
      <p>{words.make.effect}</p>
    </ConfirmDialog>
  );
}

/** Payouts that were made, with the file for the bank. */
export function PayoutList() {
  const [all, setAll] = useState(false);
  const { live, isWhole, list } = useWhole(useLatestPayouts(), useAllPayouts(all));
  return (
    <WorkPanel words={words.list} live={live} rows={3}>
      {(found) => (
        <>
          <div ref={list} tabIndex={-1} className="outline-none">
            <WorkList label={words.list.title}>
              {found.map((payout) => (
                <PayoutRow key={payout.id} payout={payout} />
              ))}
            </WorkList>
          </div>
          {!isWhole && mayBeOlder(found) && (
            <p className="mt-4">
              <Button look="outline" busy={all} onClick={() => setAll(true)}>
                {words.list.older}
              </Button>
            </p>
          )}
        </>
      )}
    </WorkPanel>
  );
}

/** What a list begins with stays until all of it, once asked for, is here; whoever pressed the button that goes reads on in the list. */
function useWhole<T>(first: Live<T>, whole: Live<T>) {
  const isWhole = whole.status !== "loading";
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWhole) list.current?.focus({ preventScroll: true });
  }, [isWhole]);
  return { live: isWhole ? whole : first, isWhole, list };
}

function PayoutRow({ payout }: { payout: PayoutView }) {
  const { month, entries, totalPaise, isPaid, madeAt, paidAt, reference, withoutAccount } = payout;
  const [confirming, setConfirming] = useState(false);
  const when =
    paidAt === null ? words.madeOn(istFullDate(madeAt)) : words.paidOn(istFullDate(paidAt), reference ?? "–");
  return (
    <WorkRow
      title={monthWords(month)}
      detail={
        <>
          <span className="figures">
            {words.of(entries, formatPaiseExact(totalPaise))} · {when}
          </span>
          {withoutAccount.length > 0 && (
            <span className="block font-medium text-base-content">
              {words.without(withoutAccount.join(", "))}
            </span>
          )}
        </>
      }
      aside={
        <>
          <Badge tone={isPaid ? "success" : "warning"}>{words.statuses[isPaid ? "paid" : "made"]}</Badge>
          <BankFile id={payout.id} />
          {!isPaid && (
            <Button size="small" className="min-h-11 sm:min-h-9" onClick={() => setConfirming(true)}>
              {words.confirm.open}
            </Button>
          )}
          {confirming && <ConfirmPaid payout={payout} onClose={() => setConfirming(false)} />}
        </>
      }
    />
  );
}

function BankFile({ id }: { id: string }) {
  const [busy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      await saveBankFile(id);
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      size="small"
      className="min-h-11 sm:min-h-9"
      look="outline"
      busy={busy}
      onClick={() => void save()}
    >
      {!busy && <Download size={16} aria-hidden="true" />}
      {words.file}
    </Button>
  );
}

const schema = z.strictObject({ reference: confirmPayoutInput.shape.reference });

function ConfirmPaid({ payout: { id, totalPaise }, onClose }: { payout: PayoutView; onClose(): void }) {
  const title = words.confirm.title(formatPaiseExact(totalPaise));
  return (
    <Dialog open title={title} onClose={onClose}>
      <p className="mb-5">{words.confirm.effect}</p>
      <Form
        label={title}
        schema={schema}
        defaultValues={{ reference: "" }}
        onSubmit={async ({ reference }) => {
          await confirmPayout({ payout_id: id, reference });
          toast("success", words.confirm.done);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <Field name="reference" label={words.confirm.reference} autoComplete="off" />
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {words.confirm.keep}
              </Button>
              <Button type="submit" busy={busy}>
                {words.confirm.confirm}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

function sumOf(statements: readonly StatementView[]): number {
  return statements.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
}
