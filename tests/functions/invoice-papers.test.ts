import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { expect, test } from "vitest";
import { allotInvoiceNumber } from "../../functions/src/invoices/allot-invoice-number.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import { renderMail } from "./outbox.ts";
import { call, signedIn, useProduct, withAccount } from "./product.ts";
import { read, where } from "./records.ts";
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
