import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { BUILT_IN_REACH } from "@niyamdesk/domain/base/product";
import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import { istDay } from "@niyamdesk/domain/time/time";
import { beforeEach, expect, test } from "vitest";
import { allotInvoiceNumber } from "../../functions/src/invoices/allot-invoice-number.ts";
import { sendQueuedMail } from "../../functions/src/jobs.ts";
import { DAY_MS } from "../../functions/src/platform/clock.ts";
import { sourceOf, waitForMail } from "../support/mailbox.ts";
import { confirm, openCheckout, type Paid, pay } from "./buying.ts";
import { newAdmin } from "./order-work.ts";
import { call, useProduct } from "./product.ts";
import { collection, read, recordsOf, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { wish } from "./wish.ts";

useProduct();

const TODAY = istDay(Date.now());
const TOMORROW = istDay(Date.now() + DAY_MS);
const MOVED = {
  name: "NiyamDesk Services Private Limited",
  address: "Gala 7, Market Yard, Pune, Maharashtra 411037",
  ...{ gstin: "27AAPFU0939F1ZV", cin: "U74999MH2015PTC123456" },
};

beforeEach(async () => {
  for (const name of ["company", "mail", "public"]) await collection(COLLECTIONS.settings).doc(name).delete();
});

async function invoiceOf(paid: Paid): Promise<Invoice> {
  await confirm(paid);
  const { payments } = await recordsOf(paid.session.checkout_id);
  return read<Invoice>(COLLECTIONS.invoices, (await allotInvoiceNumber(payments[0]?.id ?? "")) ?? "");
}

const seen = async (admin: Awaited<ReturnType<typeof newAdmin>>) =>
  (await call("readCompany", {}, admin)).seen_at;

test("[Z-26] an invoice bears the company of the day on which its purchase was opened; what is planned changes none before", async () => {
  const admin = await newAdmin();
  const first = await call("readCompany", {}, admin);
  expect(first).toMatchObject({
    seen_at: null,
    versions: [{ gstin: process.env.SUPPLIER_GSTIN, cin: null }],
  });

  await call("saveCompany", { ...MOVED, from: TOMORROW, seen_at: null }, admin);
  const open = await pay(await openCheckout());
  await call("saveCompany", { ...MOVED, from: TODAY, seen_at: await seen(admin) }, admin);
  const before = await invoiceOf(open);
  expect(before.supplier).toMatchObject({ name: process.env.SUPPLIER_NAME, state_code: "29" });
  expect(before.supplier.cin).toBeUndefined();

  const after = await invoiceOf(await pay(await openCheckout()));
  expect(after.supplier).toEqual({ ...MOVED, email: null, state_code: "27" });
  expect(after.tax.kind).toBe(wish().contact.state_code === "27" ? "intra_state" : "inter_state");
  // The day of the plan was replaced, and what the functions were deployed with stands before it.
  const { versions } = await call("readCompany", {}, admin);
  expect(versions.map(({ from }) => from)).toEqual(["2015-01-01", TODAY]);
});

test("[Z-26] nothing rewrites the past, nobody overwrites what they have not seen, and each change is noted with before and after", async () => {
  const admin = await newAdmin();
  const yesterday = istDay(Date.now() - DAY_MS);
  await refusal("invalid_input", call("saveCompany", { ...MOVED, from: yesterday, seen_at: null }, admin));
  await call("saveCompany", { ...MOVED, from: TOMORROW, seen_at: null }, admin);
  await refusal("changed_meanwhile", call("saveCompany", { ...MOVED, from: TOMORROW, seen_at: null }, admin));
  const wrong = { ...MOVED, from: TOMORROW, seen_at: await seen(admin) };
  await refusal("invalid_input", call("saveCompany", { ...wrong, gstin: "27AAPFU0939F1ZX" }, admin));
  await refusal("invalid_input", call("saveCompany", { ...wrong, cin: "123" }, admin));
  const entries = await where<{ actor: string; before: object; after: object }>(
    COLLECTIONS.auditLog,
    "actor",
    admin.uid,
  );
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    action: "settings.company",
    before: { versions: [{ gstin: process.env.SUPPLIER_GSTIN }] },
    after: { versions: [{ gstin: process.env.SUPPLIER_GSTIN }, { gstin: MOVED.gstin, from: TOMORROW }] },
  });
});

test("[Z-26] mails bear the sender's name that is set, and answers go where it says; the address stays the server's", async () => {
  const admin = await newAdmin();
  const contact = { ...wish().contact, email: `${randomUUID().slice(0, 12)}@niyamdesk.example` };
  await call(
    "setMailSender",
    { seen_at: null, sender_name: "NiyamDesk, Pune", reply_to: "desk@niyamdesk.example" },
    admin,
  );
  await refusal(
    "changed_meanwhile",
    call("setMailSender", { seen_at: null, sender_name: "Other", reply_to: null }, admin),
  );
  await confirm(await pay(await openCheckout({ contact })));
  await sendQueuedMail();
  const mail = await waitForMail(contact.email);
  expect(mail.from).toMatchObject([{ name: "NiyamDesk, Pune", address: "no-reply@niyamdesk.example" }]);
  expect(await sourceOf(mail)).toMatch(/^Reply-To: desk@niyamdesk\.example\r?$/m);
});

test("[P-04] [Z-26] how to reach us is part of the company's versions: everybody may read it, mails say it from its day on, and what is left out stays as it was", async () => {
  const admin = await newAdmin();
  const reach = {
    ...{ email: "desk@niyamdesk.example", phone: "+911800999888", phoneLabel: "1800 999 888" },
    ...{ hours: "Mon-Sat 8AM-8PM IST", hoursHindi: "सोम-शनि, सुबह 8 से रात 8 (IST)" },
    ...{ officer: "Meera Iyer", officerEmail: "meera@niyamdesk.example", gstPractitioner: "27AAPFU0939FGPA" },
  };
  const later = { ...reach, phoneLabel: "1800 777 666", phone: "+911800777666" };
  await call("saveCompany", { ...MOVED, reach, from: TODAY, seen_at: null }, admin);
  await call("saveCompany", { ...MOVED, reach: later, from: TOMORROW, seen_at: await seen(admin) }, admin);
  const shared = await collection(COLLECTIONS.settings).doc("public").get();
  expect(shared.get("versions")).toEqual([
    { from: TODAY, ...reach },
    { from: TOMORROW, ...later },
  ]);
  const written = async () => {
    const contact = { ...wish().contact, email: `${randomUUID().slice(0, 12)}@niyamdesk.example` };
    await confirm(await pay(await openCheckout({ contact })));
    await sendQueuedMail();
    const { text = "" } = await waitForMail(contact.email);
    return text;
  };
  const mail = await written();
  expect(mail).toContain("desk@niyamdesk.example");
  expect(mail).toContain("1800 999 888");
  expect(mail).toContain("Mon-Sat 8AM-8PM IST");
  expect(mail).not.toContain("1800 777 666");
  // Who changes the address alone changes nothing of it.
  await call("saveCompany", { ...MOVED, from: TODAY, seen_at: await seen(admin) }, admin);
  expect((await collection(COLLECTIONS.settings).doc("public").get()).get("versions")).toEqual([
    { from: TODAY, ...reach },
  ]);
  const wrong = { ...MOVED, from: TODAY, seen_at: await seen(admin) };
  const bad = call("saveCompany", { ...wrong, reach: { ...reach, phoneLabel: "call us" } }, admin);
  await refusal("invalid_input", bad);
  await collection(COLLECTIONS.settings).doc("public").delete();
  expect(await written()).toContain(BUILT_IN_REACH.phoneLabel);
});
