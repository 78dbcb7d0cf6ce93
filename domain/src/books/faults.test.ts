import fc from "fast-check";
import { expect, it } from "vitest";
import { creditOf } from "../invoices/credit-note.ts";
import type { Invoice } from "../invoices/invoice.ts";
import { type TaxBreakup, taxOn } from "../money/gst.ts";
import type { Order } from "../orders/order.ts";
import type { Payment, Refund } from "../payments/payment.ts";
import { amountFaults, missingRefunds, ownFaults, refundFaults } from "./payment-faults.ts";
import { endFaults, numberIn, seriesFaults } from "./series-faults.ts";
import { standingFaults } from "./standing-faults.ts";

const at = (ms: number) => ({ toMillis: () => ms });

/** A purchase with refunds in parts, its papers made as the functions make them. */
function history(price: number, parts: readonly number[]) {
  const tax = taxOn(price, "29", "07");
  const invoice = paper("INV-26-27-000001", tax, 1_000);
  const credited: TaxBreakup[] = [];
  const notes: Invoice[] = [];
  const refunds: Refund[] = [];
  let left = tax.total_paise;
  for (const wanted of parts) {
    const amount_paise = Math.min(wanted, left);
    const note = amount_paise > 0 ? creditOf(tax, credited, amount_paise) : null;
    if (note === null) break;
    left -= amount_paise;
    credited.push(note);
    const number = numberIn("CN-26-27", notes.length + 1);
    notes.push({
      ...paper(number, note, 2_000 + notes.length),
      ...{ kind: "credit_note", original: { number: invoice.number, issued_at: invoice.issued_at } },
    });
    const created_at = at(1_500 + notes.length);
    refunds.push({
      id: `rfnd_${notes.length}`,
      amount_paise,
      status: "processed",
      created_at,
      credit_note: number,
    });
  }
  const payment = {
    ...{ id: "pay_1", order_id: "ORD-1", service: "GST registration", currency: "INR", hold_reason: null },
    ...{
      amount_paise: tax.total_paise,
      status: "completed",
      refunds,
      date: at(900),
      invoice_number: invoice.number,
    },
  } as unknown as Payment;
  return { payment, invoice, notes, order: { id: "ORD-1", payment_id: "pay_1" } as Order };
}

function paper(number: string, tax: TaxBreakup, issued: number): Invoice {
  const about = { payment_id: "pay_1", order_id: "ORD-1", issued_at: at(issued) };
  return { ...about, number, kind: "invoice", tax, total_paise: tax.total_paise } as unknown as Invoice;
}

const price = fc.integer({ min: 100, max: 10_000_000 });
const parts = fc.array(fc.integer({ min: 1, max: 4_000_000 }), { maxLength: 8 });

it("[N-23] a purchase whose papers were made as they are, whatever went back of it, yields no fault", () => {
  fc.assert(
    fc.property(price, parts, (taxable, wanted) => {
      const { payment, invoice, notes, order } = history(taxable, wanted);
      const theirs = payment.refunds.map(({ id, amount_paise, status, created_at }) => ({
        ...{ id, amount_paise, status, created_at },
      }));
      const paid = {
        id: payment.id,
        amount_paise: payment.amount_paise,
        currency: "INR",
        created_at: at(900),
      };
      expect([
        ...amountFaults(payment, paid),
        ...refundFaults(payment, theirs),
        ...missingRefunds(payment, theirs),
        ...ownFaults(payment, { order, invoice, notes }),
        ...standingFaults(payment, []),
      ]).toEqual([]);
    }),
  );
});

it("[N-23] a paisa more or less in any sum is a fault", () => {
  fc.assert(
    fc.property(price, parts, fc.constantFrom(-1, 1), (taxable, wanted, by) => {
      const { payment, invoice, notes, order } = history(taxable, wanted);
      const changed = { ...invoice, total_paise: invoice.total_paise + by };
      const kinds = ownFaults(payment, { order, invoice: changed, notes }).map(({ kind }) => kind);
      expect(kinds).toContain("invoice_differs");
      const theirs = {
        id: payment.id,
        amount_paise: payment.amount_paise + by,
        currency: "INR",
        created_at: at(1),
      };
      expect(amountFaults(payment, theirs)).toHaveLength(1);
    }),
  );
});

it("[N-25] a series without gap yields no fault however it is cut into pages; each hole is one, named by its first number", () => {
  const missing = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 8 });
  fc.assert(
    fc.property(missing, fc.integer({ min: 1, max: 50 }), (gone, page) => {
      const numbers = Array.from({ length: 40 }, (_, index) => index + 1).filter(
        (one) => !gone.includes(one),
      );
      let place = { series: "INV-26-27", last: 0, issued: 0 };
      const found: string[] = [];
      for (let from = 0; from < numbers.length; from += page) {
        const papers = numbers.slice(from, from + page).map((sequence) => {
          const id = numberIn("INV-26-27", sequence);
          return { ...paper(id, taxOn(100, "29", "29"), sequence * 10), id };
        });
        const walked = seriesFaults(place, papers);
        place = walked.place;
        found.push(...walked.faults.map(({ id }) => id));
      }
      found.push(...endFaults(place, 40, at(500)).map(({ id }) => id));
      const holes = gone.filter((one) => !gone.includes(one - 1)).sort((a, b) => a - b);
      expect(found).toEqual(holes.map((one) => `series_gap_${numberIn("INV-26-27", one)}`));
    }),
  );
});

it("[Y-09] more that went back than was paid, by whatever ways, is a fault until one of them failed", () => {
  const { payment } = history(1_000_00, [1_000_00_000]);
  const transfer = {
    id: "trf_UTR1_pay_1",
    amount_paise: 100,
    status: "processed",
    created_at: at(9),
  } as const;
  const over = { ...payment, refunds: [...payment.refunds, transfer] };
  expect(standingFaults(over, [])).toMatchObject([
    { id: "refunded_over_pay_1", kind: "refunded_over", ours_paise: payment.amount_paise },
  ]);
  expect(standingFaults(over, [])[0]?.theirs_paise).toBe(payment.amount_paise + 100);
  const failed = payment.refunds.map((refund) => ({ ...refund, status: "failed" as const }));
  const kinds = standingFaults({ ...over, refunds: [...failed, transfer] }, []).map(({ kind }) => kind);
  expect(kinds).not.toContain("refunded_over");
});

it("[N-04] held money that the bank took, all of it, waits for no decision but for a word about the lost dispute", () => {
  const { payment } = history(1_000_00, []);
  const lost = (id: string, amount_paise: number) => ({
    ...{ id, amount_paise, deducted_paise: amount_paise, phase: "chargeback", reason_code: "" },
    ...{ status: "lost" as const, respond_by: null, created_at: at(5), told_at: at(6) },
  });
  const part = { ...payment, status: "held" as const, disputes: [lost("disp_1", 40_000)] };
  expect(standingFaults(part, []).map(({ id }) => id)).toEqual([`held_${payment.id}`, "dispute_lost_disp_1"]);
  const all = { ...part, disputes: [...part.disputes, lost("disp_2", payment.amount_paise - 40_000)] };
  expect(standingFaults(all, []).map(({ id }) => id)).toEqual(["dispute_lost_disp_1", "dispute_lost_disp_2"]);
});
