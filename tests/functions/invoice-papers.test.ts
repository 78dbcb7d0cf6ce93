import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { expect, test } from "vitest";
import { allotCreditNotes } from "../../functions/src/invoices/allot-credit-notes.ts";
import { allotInvoiceNumber } from "../../functions/src/invoices/allot-invoice-number.ts";
import { timestamp } from "../../functions/src/platform/clock.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import { renderMail } from "./outbox.ts";
import { call, signedIn, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

async function invoiced() {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  const number = (await allotInvoiceNumber(paid.payment.id)) ?? "";
  return { paid, number };
}

test("[Y-08] [O-03] an invoice is downloaded by whom it was made out to and by administrators, is the same file each time, and nobody else's", async () => {
  const { paid, number } = await invoiced();
  const [own, again, admins] = await Promise.all([
    call("printInvoice", { number }, paid.buyer),
    call("printInvoice", { number }, paid.buyer),
    call("printInvoice", { number }, await withAccount("admin")),
  ]);
  expect(own.name).toBe(`${number}.pdf`);
  expect(Buffer.from(own.base64, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  expect([again.base64, admins.base64]).toEqual([own.base64, own.base64]);
  await refusal("invoice_not_found", call("printInvoice", { number }, signedIn()));
  await refusal("invoice_not_found", call("printInvoice", { number: "INV-26-27-999999" }, paid.buyer));
});

test("[Y-07] [Y-08] the mail that confirms an order brings its invoice", async () => {
  const { paid, number } = await invoiced();
  const { order_id } = await read<Payment>(COLLECTIONS.payments, paid.payment.id);
  const mails = await where<OutboxMail>(COLLECTIONS.mail, "template", "order-confirmation");
  const mail = mails.find(({ data }) => data.order_id === order_id);
  if (!mail) throw new Error("Nothing confirms the order");
  const content = await renderMail(mail);
  expect(content?.attachments?.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    [`${number}.pdf`, "application/pdf"],
  ]);
  expect(content?.attachments?.[0]?.content.length).toBeLessThan(60_000);
});

test("[Y-08] an invoice made out wrongly is credited and made out anew, once however often it is asked, and a later refund credits the new one", async () => {
  const { paid, number } = await invoiced();
  const given = {
    number,
    name: "Rao Traders",
    address: "12 FC Road, Pune",
    gstin: "27AAPFU0939F1ZV",
    state_code: "27",
  };
  const answers = await Promise.all([1, 2, 3].map(() => call("correctInvoice", given, paid.buyer)));
  const numbers = new Set(answers.map((answer) => answer.number));
  expect(numbers.size).toBe(1);
  const [next = ""] = numbers;
  const [old, made] = await Promise.all([
    read<Invoice>(COLLECTIONS.invoices, number),
    read<Invoice>(COLLECTIONS.invoices, next),
  ]);
  expect(made).toMatchObject({
    recipient: { name: "Rao Traders", gstin: "27AAPFU0939F1ZV", state_code: "27" },
    ...{ replaces: { number }, total_paise: old.total_paise },
    tax: { place_of_supply: "27" },
  });
  const notes = await where<Invoice>(COLLECTIONS.invoices, "replaced_by", next);
  expect(notes).toMatchObject([{ kind: "credit_note", original: { number }, tax: old.tax }]);
  // Its client finds both papers of the slip with the payment.
  const { replaced } = await read<Payment>(COLLECTIONS.payments, paid.payment.id);
  expect(replaced).toEqual([{ invoice: number, credit_note: notes[0]?.number }]);
  await refusal("invoice_replaced", call("correctInvoice", { ...given, name: "Someone else" }, paid.buyer));
  const words = {
    reason: "goodwill",
    words: "Sorry for the delay.",
    request_id: "a-refund-after-correcting",
  } as const;
  const refund = { payment_id: paid.payment.id, amount_paise: 50_000, ...words };
  await call("refundPayment", refund, await withAccount("admin"));
  await allotCreditNotes(paid.payment.id);
  const [credit] = await where<Invoice>(COLLECTIONS.invoices, "payment_id", paid.payment.id).then((all) =>
    all.filter(({ refund_id }) => refund_id !== undefined),
  );
  expect(credit).toMatchObject({
    original: { number: next },
    tax: { place_of_supply: "27" },
    total_paise: 50_000,
  });
});

test("[Y-08] nobody corrects another's invoice, nor one that was reported", async () => {
  const { paid, number } = await invoiced();
  const given = { number, name: "Rao Traders", state_code: "27" };
  await refusal("invoice_not_found", call("correctInvoice", given, signedIn()));
  const long_ago = timestamp(Date.now() - 60 * 86_400_000);
  await collection(COLLECTIONS.invoices).doc(number).update({ issued_at: long_ago });
  await refusal("correction_too_late", call("correctInvoice", given, paid.buyer));
});
