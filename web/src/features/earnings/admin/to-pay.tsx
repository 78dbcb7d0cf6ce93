import { PROFESSIONAL_TDS } from "@niyamdesk/domain/earnings/agreement";
import type { FeesToPay } from "@niyamdesk/domain/earnings/fee-payout";
import { formatPaise, formatPaiseExact } from "@niyamdesk/domain/money/money";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { useId, useState } from "react";
import { feeAdmin } from "#messages/workspaces/fee-admin.ts";
import { fees } from "#messages/workspaces/fees.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { Sum } from "../components/fee-rows.tsx";
import { partsOf } from "../components/payout-rows.tsx";
import { beginFees, useFeesToPay } from "../data/earnings.ts";

const words = feeAdmin.pay;

/** What is due to each CA until the end of a month. @param seen asked anew when it changes */
export function ToPay({ month, seen }: { month: string; seen: string }) {
  const waiting = useFeesToPay(month, seen);
  return (
    <WorkPanel words={words.waiting} live={waiting} rows={3}>
      {(found) => <Waiting key={`${month} ${seen}`} month={month} waiting={found} />}
    </WorkPanel>
  );
}

function Waiting({ month, waiting }: { month: string; waiting: readonly FeesToPay[] }) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [paying, setPaying] = useState(false);
  const chosen = waiting.filter(({ ca_id, total_paise }) => total_paise > 0 && !left.includes(ca_id));
  const sum = formatPaiseExact(chosen.reduce((total, { total_paise }) => total + total_paise, 0));
  const toggle = (id: string) =>
    setLeft((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <WorkList label={words.waiting.title}>
        {waiting.map((one) => (
          <Row key={one.ca_id} due={one} isChosen={chosen.includes(one)} onToggle={() => toggle(one.ca_id)} />
        ))}
      </WorkList>
      {chosen.length > 0 && (
        <p>
          <Button onClick={() => setPaying(true)}>{words.open(chosen.length, sum)}</Button>
        </p>
      )}
      <p className="muted max-w-prose text-sm">
        {words.tds({
          percent: PROFESSIONAL_TDS.percent,
          without: PROFESSIONAL_TDS.without_pan_percent,
          threshold: formatPaise(PROFESSIONAL_TDS.threshold_paise),
          source: PROFESSIONAL_TDS.source,
          asOf: istFullDate(startOfIstDayNamed(PROFESSIONAL_TDS.as_of)),
        })}
      </p>
      {paying && <PayDialog month={month} chosen={chosen} sum={sum} onClose={() => setPaying(false)} />}
    </div>
  );
}

function Row({ due, isChosen, onToggle }: { due: FeesToPay; isChosen: boolean; onToggle(): void }) {
  const id = useId();
  const { ca_name, pan_end, gstin_end, lines, held_paise, total_paise } = due;
  const { fees_paise, gst_paise, tds_percent, tds_paise } = due;
  const parts = { feesPaise: fees_paise, gstPaise: gst_paise, tdsPercent: tds_percent, tdsPaise: tds_paise };
  const isPayable = total_paise > 0;
  return (
    <WorkRow
      title={
        isPayable ? (
          <label htmlFor={id} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
            <input
              id={id}
              type="checkbox"
              className="checkbox checkbox-primary"
              aria-label={words.select(ca_name)}
              checked={isChosen}
              onChange={onToggle}
            />
            {ca_name}
          </label>
        ) : (
          ca_name
        )
      }
      detail={
        <span className="figures">
          {isPayable ? `${words.lines(lines)} · ${partsOf(parts)}` : lines > 0 && words.carried}
          <span className="block">{fees.taxIds(pan_end ?? "", gstin_end ?? "")}</span>
          {held_paise > 0 && <span className="block">{words.held(formatPaiseExact(held_paise))}</span>}
        </span>
      }
      aside={<Sum paise={total_paise} />}
    />
  );
}

interface PayDialogProps {
  month: string;
  chosen: readonly FeesToPay[];
  sum: string;
  onClose(): void;
}

function PayDialog({ month, chosen, sum, onClose }: PayDialogProps) {
  // One key a dialog: pressed twice it is one payment.
  const [request_id] = useState(() => crypto.randomUUID());
  return (
    <ConfirmDialog
      title={words.dialog.title(sum)}
      confirm={words.dialog.confirm}
      keep={words.dialog.keep}
      onConfirm={async () => {
        const payments = chosen.map(({ ca_id, total_paise }) => ({ ca_id, seen_paise: total_paise }));
        await beginFees({ month, request_id, payments });
        toast("success", words.dialog.done);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{words.dialog.effect}</p>
    </ConfirmDialog>
  );
}
