import { PATHS } from "@niyamdesk/domain/base/addresses";
import { formatPaise } from "@niyamdesk/domain/money/money";
import { REFUND_REQUESTS } from "@niyamdesk/domain/refunds/queries";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { siteAddress } from "../platform/params.ts";
import { paymentRef, recordRef } from "../platform/refs.ts";

/** To administrators: money that a client waits for has not gone. Null where it went after all. */
export const refundFailedMail = defineMail({
  template: "refund-failed",
  data: z.object({
    payment_id: z.string(),
    /** What the provider refused; null: the bank did not take it. */
    request_id: z.nullable(z.string()),
    refund_id: z.nullable(z.string()),
  }),
  async read({ payment_id, request_id, refund_id }) {
    const payment = (await paymentRef(payment_id).get()).data();
    if (!payment) throw new RangeError(`There is no payment ${payment_id}`);
    const request =
      request_id === null ? undefined : (await recordRef(REFUND_REQUESTS, request_id).get()).data();
    const refund = payment.refunds.find(({ id }) => id === refund_id);
    if (refund?.status === "processed" || request?.status === "accepted") return null;
    const sum = formatPaise(refund?.amount_paise ?? request?.amount_paise ?? 0);
    return refundFailed({
      payment_id,
      order: payment.order_id,
      service: payment.service,
      sum,
      refusal: refund ? null : request?.refusal || "no reason was given",
    });
  },
  samples: () =>
    [null, "the account has no money"].map((refusal) =>
      refundFailed({
        ...{ payment_id: SAMPLE.payment, order: SAMPLE.order, service: SAMPLE.service },
        ...{ sum: SAMPLE.sum, refusal },
      }),
    ),
});

interface Failed {
  payment_id: string;
  order: string | null;
  service: string;
  sum: string;
  /** The provider's words; null: the bank did not take it. */
  refusal: string | null;
}

function refundFailed({ payment_id, order, service, sum, refusal }: Failed): MailContent {
  const why =
    refusal === null
      ? say`The client's bank did not accept it, so the money is back with us.`
      : say`Razorpay refused it: ${{ refusal }}.`;
  return letter({
    subject: say`Refund of ${{ sum }} failed: payment ${{ payment_id }}`,
    title: say`A refund of ${{ sum }} did not go through`,
    preview: why,
    name: "",
    paragraphs: [
      say`${{ service }}, payment ${{ payment_id }}${{ which_order: order === null ? "" : `, order ${order}` }}. ${{ why }}`,
      say`Try it again from the order. If it fails again, pay by bank transfer and note its UTR there: we'll tell the client.`,
    ],
    ...(order === null
      ? {}
      : {
          action: {
            label: say`Open the order`,
            href: `${siteAddress()}${PATHS.workOrder("admin", order)}`,
          },
        }),
    notes: [],
  });
}
