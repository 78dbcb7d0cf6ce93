import { payFeesInput } from "@niyamdesk/domain/earnings/fee-payout";
import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import { useState } from "react";
import * as z from "zod/mini";
import { feeAdmin } from "#messages/workspaces/fee-admin.ts";
import { fees } from "#messages/workspaces/fees.ts";
import type { Live } from "../../../lib/firestore/live.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { monthWords } from "../../../lib/time/month-words.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { Sum } from "../components/fee-rows.tsx";
import { partsOf } from "../components/payout-rows.tsx";
import { callOffFees, payFees } from "../data/earnings.ts";
import type { FeePayoutView } from "../read-fee.ts";

const words = feeAdmin.pay;

/** What the bank is to carry out, batch by batch, until its reference is noted or it is called off. */
export function BegunPayments({ begun }: { begun: Live<FeePayoutView[]> }) {
  return (
    <WorkPanel words={words.begun} live={begun} rows={2}>
      {(found) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {[...new Set(found.map(({ batchId }) => batchId))].map((id) => (
            <Batch key={id} id={id} payouts={found.filter(({ batchId }) => batchId === id)} />
          ))}
        </div>
      )}
    </WorkPanel>
  );
}

function Batch({ id, payouts }: { id: string; payouts: readonly FeePayoutView[] }) {
  const [noting, setNoting] = useState(false);
  const sum = formatPaiseExact(payouts.reduce((total, { totalPaise }) => total + totalPaise, 0));
  const title = words.batch(sum, payouts.length, istFullDate(payouts[0]?.at ?? 0));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="figures font-medium">{title}</h3>
        <Button
          size="small"
          className="min-h-11 sm:min-h-9"
          aria-label={words.note.openOf(sum)}
          onClick={() => setNoting(true)}
        >
          {words.note.open}
        </Button>
      </div>
      <WorkList label={title}>
        {payouts.map((payout) => (
          <Row key={payout.id} payout={payout} />
        ))}
      </WorkList>
      {noting && <NoteDialog batchId={id} sum={sum} onClose={() => setNoting(false)} />}
    </div>
  );
}

function Row({ payout }: { payout: FeePayoutView }) {
  const { id, ca, month, totalPaise, panEnd, gstinEnd } = payout;
  const [calling, setCalling] = useState(false);
  const title = words.callOff.title(formatPaiseExact(totalPaise), ca);
  return (
    <WorkRow
      title={ca}
      detail={
        <span className="figures">
          {`${fees.payouts.until(monthWords(month))} · ${partsOf(payout)}`}
          <span className="block">{fees.taxIds(panEnd, gstinEnd)}</span>
        </span>
      }
      aside={
        <>
          <Sum paise={totalPaise} />
          <Button
            look="outline"
            size="small"
            className="min-h-11 sm:min-h-9"
            aria-label={title}
            onClick={() => setCalling(true)}
          >
            {words.callOff.open}
          </Button>
          {calling && (
            <ConfirmDialog
              title={title}
              confirm={words.callOff.confirm}
              keep={words.callOff.keep}
              danger
              onConfirm={async () => {
                await callOffFees({ payout_id: id });
                toast("success", words.callOff.done);
                setCalling(false);
              }}
              onClose={() => setCalling(false)}
            >
              <p>{words.callOff.effect}</p>
            </ConfirmDialog>
          )}
        </>
      }
    />
  );
}

const schema = z.strictObject({ reference: payFeesInput.shape.reference });

function NoteDialog({ batchId, sum, onClose }: { batchId: string; sum: string; onClose(): void }) {
  const title = words.note.title(sum);
  return (
    <Dialog open title={title} onClose={onClose}>
      <p className="mb-5">{words.note.effect}</p>
      <Form
        label={title}
        schema={schema}
        defaultValues={{ reference: "" }}
        onSubmit={async ({ reference }) => {
          await payFees({ batch_id: batchId, reference });
          toast("success", words.note.done);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <Field name="reference" label={words.note.reference} autoComplete="off" />
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {words.note.keep}
              </Button>
              <Button type="submit" busy={busy}>
                {words.note.confirm}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
