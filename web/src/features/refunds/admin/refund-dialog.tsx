import { lastDayForTax } from "@niyamdesk/domain/invoices/credit-note";
import { formatPaise } from "@niyamdesk/domain/money/money";
import { refundableOf } from "@niyamdesk/domain/orders/refundable";
import { refundLeft } from "@niyamdesk/domain/payments/refund-left";
import type { Owed } from "@niyamdesk/domain/refunds/owed";
import { REFUND_REASONS, type RefundReason } from "@niyamdesk/domain/refunds/refund-request";
import { istDay } from "@niyamdesk/domain/time/time";
import { type ReactNode, useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { payments } from "#messages/payments.ts";
import { workRefunds as words } from "#messages/workspaces/refunds.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, SelectField, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Reckoning } from "../components/reckoning.tsx";
import { cancelOrder, refundPayment } from "../data/acts.ts";
import { useOrderBehind, usePaymentMoney } from "../data/money.ts";
import type { PaymentMoney } from "../read-money.ts";
import type { OrderBehind } from "../read-order-behind.ts";
import { paiseOf, type Sums, sumSchema, type Way } from "./sum-schema.ts";

const REASONS = REFUND_REASONS.map((reason) => [reason, words.reasons[reason]] as const);
/** Banks take back what was paid within half a year. */
const OLD_MS = 182 * 86_400_000;

/** What did not reach the client, and is sent once more. `reason`: why it was to go, where that is known. */
export interface SentAgain extends Owed {
  reason?: RefundReason;
}

interface RefundDialogProps {
  paymentId: string;
  again?: SentAgain | undefined;
  /** Closes its order as well. */
  cancels?: boolean;
  onClose(): void;
}

/** An administrator gives back all or part of a payment, with what that means before it is done. Money that bought nothing as well. */
export function RefundDialog(props: RefundDialogProps) {
  const live = usePaymentMoney(props.paymentId);
  const title = live.status === "ready" && live.value !== null ? titleOf(live.value, props) : words.title;
  return (
    <Dialog open title={title} onClose={props.onClose}>
      <LivePanel live={live} label={words.loading} failure={words.failed} rows={4}>
        {(money) => {
          if (money === null) return <p>{words.gone}</p>;
          if (money.orderId === null) return <Weighed {...props} money={money} order={null} title={title} />;
          return <OfOrder {...props} money={money} orderId={money.orderId} title={title} />;
        }}
      </LivePanel>
    </Dialog>
  );
}

function titleOf({ service }: PaymentMoney, { cancels }: RefundDialogProps): string {
  return cancels === true ? words.cancelTitle(service) : words.refundTitle(service);
}

type Known = RefundDialogProps & { money: PaymentMoney; title: string };

function OfOrder(props: Known & { orderId: string }) {
  const live = useOrderBehind(props.orderId);
  return (
    <LivePanel live={live} label={words.loading} failure={words.failed} rows={4}>
      {(order) => <Weighed {...props} order={order} />}
    </LivePanel>
  );
}

function Weighed({
  money,
  order,
  title,
  again,
  cancels = false,
  onClose,
}: Known & { order: OrderBehind | null }) {
  const refundable = refundableOf(order?.steps ?? [], money);
  const { barred } = refundable;
  // An order is closed whatever the bank has made of its money: nothing goes back then.
  const left = barred === null ? refundLeft(money) : 0;
  // What was weighed when a try was sent: the same try is the same refund, whatever comes in meanwhile.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const reckoned = Math.min(refundable.refundable_paise, left);
  const sums = useMemo(() => ({ reckoned, left }), [reckoned, left]);
  const schema = useMemo(() => sumSchema(sums, !cancels), [sums, cancels]);
  if (left === 0 && !cancels) return <p>{barred === null ? words.nothingLeft : words.barred[barred]}</p>;

  async function send(paise: number, reason: string, said: string): Promise<void> {
    if (cancels && order !== null) {
      await cancelOrder({ order_id: order.id, amount_paise: paise, words: said });
      toast("success", words.cancelled);
      return;
    }
    const given = { payment_id: money.id, amount_paise: paise, words: said, request_id: requestId };
    const named = again === undefined ? {} : { instead_of: again.id };
    const { status } = await refundPayment({ ...given, ...named, reason: reason as RefundReason });
    if (status === "refused") {
      setRequestId(crypto.randomUUID());
      throw new AppError("gateway_refused", words.refused);
    }
    toast(
      status === "asked" ? "info" : "success",
      status === "asked" ? words.waiting : words.done(formatPaise(paise)),
    );
  }

  return (
    <>
      {barred === null ? (
        <>
          <Reckoning refundable={refundable} />
          <Warnings money={money} />
        </>
      ) : (
        <p className="strip">{words.barred[barred]}</p>
      )}
      <Form
        label={title}
        schema={schema}
        defaultValues={firstChoice(again, left)}
        className="mt-5"
        onSubmit={async ({ how, sum, reason, words: said }) => {
          await send(paiseOf(how, sum, sums) ?? 0, reason, said);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <ChoiceField name="how" label={words.how} options={waysOf(sums, cancels)} />
            <OtherSum left={left} />
            {!cancels && <SelectField name="reason" label={words.reason} options={REASONS} />}
            <TextField
              name="words"
              label={words.words}
              hint={words.wordsHint(order?.language ?? "en")}
              rows={3}
              maxLength={500}
            />
            <Effects {...{ money, sums, cancels }} />
            <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {cancels ? words.keepOrder : words.notYet}
              </Button>
              <Submit {...{ busy, sums, cancels }} />
            </div>
          </>
        )}
      </Form>
    </>
  );
}

/** Sent once more, it is the same sum for the same reason, unless something else is chosen. */
function firstChoice(again: SentAgain | undefined, left: number) {
  if (again === undefined) return { how: (left === 0 ? "none" : "") as Way, sum: "", reason: "", words: "" };
  const { paise, reason = "" } = again;
  if (paise >= left) return { how: "all" as Way, sum: "", reason, words: "" };
  return { how: "other" as Way, sum: String(paise / 100), reason, words: "" };
}

function waysOf({ reckoned, left }: Sums, cancels: boolean): [Way, string][] {
  return [
    ...(reckoned > 0 && reckoned < left
      ? [["reckoned", words.reckoned(formatPaise(reckoned))] as [Way, string]]
      : []),
    ...(left > 0
      ? [["all", words.all(formatPaise(left))] as [Way, string], ["other", words.other] as [Way, string]]
      : []),
    ...(cancels ? [["none", words.none] as [Way, string]] : []),
  ];
}

function OtherSum({ left }: { left: number }) {
  const how: unknown = useWatch({ name: "how" });
  if (how !== "other") return null;
  return (
    <Field
      name="sum"
      label={words.sum}
      hint={words.atMost(formatPaise(left))}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}

/** Paise of what is chosen just now; null: nothing yet, or more than there is. */
function useChosen(sums: Sums): number | null {
  const [how, sum]: unknown[] = useWatch({ name: ["how", "sum"] });
  const paise = typeof how === "string" && typeof sum === "string" ? paiseOf(how, sum, sums) : null;
  return paise === null || paise > sums.left ? null : paise;
}

function Effects({ money, sums, cancels }: { money: PaymentMoney; sums: Sums; cancels: boolean }) {
  const paise = useChosen(sums);
  if (paise === null) return null;
  const effects = [
    paise > 0 ? words.sends(formatPaise(paise), payments.methodName(money.method)) : words.sendsNothing,
    ...(paise > 0 && money.invoiceNumber !== null ? [words.note(money.invoiceNumber)] : []),
    ...(cancels ? [words.closes] : []),
    ...(money.orderId === null || paise === 0 ? [] : [words.mails]),
  ];
  return (
    <div role="status" className="rounded-field bg-base-200 px-4 py-3 text-sm">
      <p className="font-semibold">{words.effects}</p>
      <ol className="mt-1 grid list-decimal gap-1 ps-5">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ol>
    </div>
  );
}

function Submit({ busy, sums, cancels }: { busy: boolean; sums: Sums; cancels: boolean }) {
  const paise = useChosen(sums);
  const sum = paise === null || paise === 0 ? null : formatPaise(paise);
  const cancelLabel = sum === null ? words.doCancel : words.doCancelBack(sum);
  const refundLabel = sum === null ? words.doRefundUnknown : words.doRefund(sum);
  return (
    <Button type="submit" look={cancels ? "danger" : "primary"} busy={busy}>
      {busy ? words.refunding : cancels ? cancelLabel : refundLabel}
    </Button>
  );
}

/** What is different about an old payment. */
function Warnings({ money }: { money: PaymentMoney }) {
  const now = useServerMinute();
  const { paidAt, gst_paise, amount_paise, invoiceNumber } = money;
  const day = lastDayForTax(paidAt);
  const gst = amount_paise === 0 ? 0 : Math.round((gst_paise * refundLeft(money)) / amount_paise);
  const warnings: ReactNode[] = [
    ...(invoiceNumber !== null && istDay(now) > day
      ? [words.tooLateForTax(istFullDate(Date.parse(`${day}T12:00:00+05:30`)), formatPaise(gst))]
      : []),
    ...(now - paidAt > OLD_MS ? [words.tooOld] : []),
  ];
  return warnings.map((warning) => (
    <p key={String(warning)} className="strip mt-3">
      {warning}
    </p>
  ));
}
