import { paymentMethodLabel } from "@niyamdesk/domain/payments/payment";
import { expect, it } from "vitest";
import { arrivalWords } from "../../lib/money/refund-arrival.ts";
import { invoiceWords } from "./invoice-words.ts";
import { holdWords, isAsked, paymentLabel, refundWords } from "./payment-words.ts";
import { readPayment } from "./read-payment.ts";

const at = (iso: string) => ({ toMillis: () => Date.parse(iso) });

it("[O-03] [Y-09] refunds are said with where they are and the day in India: nothing is called refunded that the bank has not got", () => {
  const made = at("2026-11-04T05:00:00Z");
  const { refunds, askingPaise, replaced } = readPayment("pay_1", {
    status: "partially_refunded",
    asking_paise: 20_000,
    refunds: [
      { id: "rfnd_1", amount_paise: 50_000, status: "processed", created_at: at("2026-11-03T20:00:00Z") },
      { id: "rfnd_2", amount_paise: 100_050, status: "pending", created_at: made },
      { id: "rfnd_3", amount_paise: 100, status: "failed", created_at: made },
      { id: "trf_UTR1", amount_paise: 100, status: "processed", created_at: made, reference: "UTR1" },
    ],
    replaced: [{ invoice: "INV-26-27-000001", credit_note: "CN-26-27-000001" }, "odd"],
  });
  expect(refunds.map(refundWords)).toEqual([
    "₹500 sent to your bank on 4 Nov 2026",
    "₹1,000.50 has been on its way to your bank since 4 Nov 2026",
    "Your bank didn't accept ₹1. The money is still yours: we'll contact you to send it another way.",
    "₹1 sent by bank transfer on 4 Nov 2026",
  ]);
  const said = (day: string) => refunds.map((refund) => arrivalWords(refund, Date.parse(day)));
  expect(said("2026-11-14T00:00:00Z")).toEqual([
    "Usually in your account by 15 Nov 2026",
    "Usually in your account by 15 Nov 2026",
    null,
    "Usually in your account the same or the next working day",
  ]);
  expect(said("2026-11-16T00:00:00Z")[0]).toMatch(/^It should have reached you by 15 Nov 2026/);
  expect(said("2027-02-01T00:00:00Z")).toEqual([null, null, null, null]);
  expect([askingPaise, refunds[3]?.reference]).toEqual([20_000, "UTR1"]);
  expect(replaced).toEqual([{ invoice: "INV-26-27-000001", creditNote: "CN-26-27-000001" }]);
});

it("[O-03] a held payment says why and that the money is safe", () => {
  const payment = readPayment("pay_1", { status: "held", hold_reason: "duplicate_payment" });
  expect(holdWords(payment)).toMatch(/already paid.*Your money is safe/);
  expect(holdWords(readPayment("pay_1", { status: "held" }))).toMatch(/Your money is safe/);
  expect(invoiceWords(payment)).toBe("None while we check it");
});

it("[MX-13] a possible second payment is asked about until its client has said, or it goes back", () => {
  const stored = { status: "held", hold_reason: "possible_duplicate" };
  const refunds = [
    { id: "rfnd_1", amount_paise: 100, status: "pending", created_at: at("2026-11-04T05:00:00Z") },
  ];
  const unwanted = readPayment("pay_1", { ...stored, duplicate_answer: "give_back" });
  expect(isAsked(readPayment("pay_1", stored))).toBe(true);
  expect(isAsked(readPayment("pay_1", { ...stored, refunds }))).toBe(false);
  expect(isAsked(unwanted)).toBe(false);
  expect(holdWords(unwanted)).toMatch(/sending this money back/);
});

it("[MX-13] [N-04] nobody is asked about a payment that their bank is deciding about, or has taken back", () => {
  const disputed = (...statuses: string[]) =>
    readPayment("pay_1", {
      status: "held",
      hold_reason: "possible_duplicate",
      disputes: statuses.map((status) => ({ id: "disp_1", status })),
    });
  for (const status of ["open", "under_review", "teleported"]) {
    expect(isAsked(disputed("won", status))).toBe(false);
    expect(holdWords(disputed(status))).toMatch(/bank is reviewing/);
    expect(paymentLabel(disputed(status))).toBe("Being checked");
  }
  expect(isAsked(disputed("lost"))).toBe(false);
  expect(holdWords(disputed("lost"))).toMatch(/taken this payment back/);
  expect(paymentLabel(disputed("lost"))).toBe("Reversed by bank");
  expect(isAsked(disputed("won", "closed"))).toBe(true);
});

it("[O-03] a status nobody knows is shown as being checked, not as paid", () => {
  expect(readPayment("pay_1", { status: "teleported" }).status).toBe("held");
});

it("[O-03] methods are named; one that is new at the provider shows as it came", () => {
  expect(paymentMethodLabel("upi")).toBe("UPI");
  expect(paymentMethodLabel("cardless_emi")).toBe("cardless emi");
  expect(paymentMethodLabel("")).toBe("Not known yet");
});

it("[O-03] an invoice number follows its payment: until then it is being prepared", () => {
  expect(invoiceWords(readPayment("pay_1", { status: "completed", invoice_number: null }))).toBe(
    "Being prepared",
  );
  expect(
    invoiceWords(readPayment("pay_1", { status: "completed", invoice_number: "INV-26-27-000001" })),
  ).toBe("INV-26-27-000001");
});
