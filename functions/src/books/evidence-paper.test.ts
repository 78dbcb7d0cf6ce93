import type { Order } from "@niyamdesk/domain/orders/order";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import type { Dispute, Payment } from "@niyamdesk/domain/payments/payment";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { evidencePaper } from "./evidence-paper.ts";

const at = (ms: number) => ({ toMillis: () => ms });

test("[Y-09] [N-04] a bank reads the numbers under which money went back: of a transfer the UTR, else Razorpay's refund", async () => {
  const sent = { amount_paise: 50_000, status: "processed", created_at: at(3_000) };
  const payment = {
    ...{ id: "pay_1", service: "GST registration", amount_paise: 200_000, payment_method: "upi" },
    ...{ date: at(1_000), invoice_number: null },
    refunds: [
      { ...sent, id: "rfnd_1" },
      { ...sent, id: "trf_SBINR52026113012_pay_1" },
    ],
  } as unknown as Payment;
  const dispute = {
    ...{ id: "disp_1", amount_paise: 200_000, reason_code: "", phase: "", respond_by: null },
    told_at: at(4_000),
  } as unknown as Dispute;
  const order = {
    ...{ id: "ORD-1", service_name: "GST registration", plan_name: "New" },
    timeline: [
      {
        ...{ date: at(2_000), by: "Client", event: TIMELINE_WORDS.approved.event },
        description: TIMELINE_WORDS.approved.description("2"),
      },
    ],
    customer_info: { name: "Meera", email: "meera@example.in", phone: "+919812345601" },
  } as unknown as Order;
  const file = await evidencePaper({ payment, dispute, order, written: [], files: [], leftOut: [] });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  expect(text).toContain("rfnd_1");
  expect(text).toContain("SBINR52026113012");
  expect(text).not.toContain("trf_");
  // What is written to the client is told about them.
  expect(text).toContain("Meera approved version 2.");
});
