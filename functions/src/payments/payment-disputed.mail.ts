import { formatPaise } from "@niyamdesk/domain/money/money";
import { refundLeft } from "@niyamdesk/domain/payments/refund-left";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { html } from "../integrations/mail/html.ts";
import { mailPage } from "../integrations/mail/layout.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { heading, panel, paragraph, type Row, rows } from "../integrations/mail/parts.ts";
import { say } from "../integrations/mail/say.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { paymentRef } from "../platform/refs.ts";

/** Null when the bank gave up meanwhile. @throws RangeError when there is no such dispute */
export const paymentDisputedMail = defineMail({
  template: "payment-disputed",
  data: z.object({ payment_id: z.string(), dispute_id: z.string() }),
  async read(data) {
    const payment = (await paymentRef(data.payment_id).get()).data();
    const dispute = payment?.disputes?.find(({ id }) => id === data.dispute_id);
    if (!payment || !dispute) throw new RangeError(`There is no dispute ${data.dispute_id}`);
    if (dispute.status === "won" || dispute.status === "closed") return null;
    const isLost = dispute.status === "lost";
    return paymentDisputed({
      paymentId: payment.id,
      disputeId: dispute.id,
      orderId: payment.order_id,
      service: payment.service,
      // A bank may take back less than was claimed.
      amountPaise: (isLost && dispute.deducted_paise) || dispute.amount_paise,
      phase: dispute.phase,
      isLost,
      isPart: refundLeft(payment) > 0,
      respondBy: dispute.respond_by?.toMillis() ?? null,
    });
  },
  samples: () =>
    [
      { isLost: false, isPart: true },
      { isLost: true, isPart: true },
      { isLost: true, isPart: false },
    ].map((stands) =>
      paymentDisputed({
        ...{
          paymentId: SAMPLE.payment,
          disputeId: "disp_N8sample",
          orderId: SAMPLE.order,
          service: SAMPLE.service,
        },
        ...{ amountPaise: SAMPLE.paise, phase: "chargeback", ...stands, respondBy: SAMPLE.at },
      }),
    ),
});

interface DisputedPayment {
  paymentId: string;
  disputeId: string;
  orderId: string | null;
  service: string;
  amountPaise: number;
  phase: string;
  isLost: boolean;
  /** Something of the payment is left besides. */
  isPart: boolean;
  /** Epoch ms. */
  respondBy: number | null;
}

/** Tells the administrator that the bank asks money back, and until when it can be answered. */
function paymentDisputed(dispute: DisputedPayment): MailContent {
  const by = dispute.respondBy === null ? null : `${formatDateTime(dispute.respondBy)} IST`;
  const facts: Row[] = [
    { label: "Dispute", value: dispute.disputeId },
    { label: "Payment", value: dispute.paymentId },
    { label: "Order", value: dispute.orderId ?? "none" },
    { label: "Service", value: dispute.service || "unknown" },
    { label: dispute.isLost ? "Taken back" : "Claimed", value: formatPaise(dispute.amountPaise) },
    { label: "Phase", value: dispute.phase || "not said" },
    ...(dispute.isLost ? [] : [{ label: "Answer by", value: by ?? "no date was given" }]),
  ];
  const what = dispute.isLost
    ? say`The client's bank disputed a payment, and the dispute was decided against us.`
    : say`The client's bank is disputing a payment.`;
  const rest = dispute.isPart ? "; what is left of the payment can still go back" : "";
  const todo = dispute.isLost
    ? say`Do not refund that sum as well${{ rest }}. Cancel the order if it is still open, or talk to the client before work goes on. The payment waits on the payments desk until you have said what became of it.`
    : say`Accept or contest it in the Razorpay dashboard, under Disputes, before the day shown there: a dispute that is not answered is lost. Until it is decided, do not refund the payment.`;
  return {
    subject: dispute.isLost
      ? say`Dispute lost: payment ${{ payment_id: dispute.paymentId }}`
      : say`Dispute on payment ${{ payment_id: dispute.paymentId }}${{ answer_by: by === null ? "" : `, answer by ${by}` }}`,
    text: `${what}\n\n${facts.map(({ label, value }) => `${label}: ${value}`).join("\n")}\n\n${todo}`,
    html: mailPage({
      title: dispute.isLost ? "Dispute lost" : "Payment disputed",
      preview: what,
      body: html`${heading(dispute.isLost ? say`A dispute was lost` : say`A payment is disputed`)}${paragraph(what)}${panel(rows(facts))}${paragraph(todo)}`,
    }),
  };
}
