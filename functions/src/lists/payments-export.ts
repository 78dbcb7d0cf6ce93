import { PAYMENT_STATUS_LABELS, PAYMENT_STATUSES } from "@niyamdesk/domain/payments/payment";
import { type ListExport, moneyColumn, textColumn, timeColumn, wordColumn } from "./columns.ts";

export const paymentsExport: ListExport = {
  fileName: "payments",
  columns: [
    { heading: "Payment", kind: "text", value: ({ id }) => id },
    timeColumn("Paid", "date"),
    textColumn("Service", "service"),
    textColumn("Order", "order_id"),
    textColumn("Razorpay order", "razorpay_order_id"),
    textColumn("Method", "payment_method"),
    moneyColumn("Amount, with GST", (data) => data.amount_paise),
    moneyColumn("GST", (data) => data.gst_paise),
    moneyColumn("Given back", (data) => data.refunded_paise),
    textColumn("Currency", "currency"),
    {
      heading: "Status",
      kind: "text",
      value: ({ data }) => {
        const status = PAYMENT_STATUSES.find((known) => known === data.status);
        return status === undefined ? null : PAYMENT_STATUS_LABELS[status];
      },
    },
    wordColumn("Held because", "hold_reason"),
    textColumn("Invoice", "invoice_number"),
  ],
};
