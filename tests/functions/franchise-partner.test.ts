import "./own-project.ts";
import { submitApplicationInput } from "@niyamdesk/domain/applications/application-input";
import { applicationFields } from "@niyamdesk/domain/applications/application-record";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { orderIdOf } from "@niyamdesk/domain/checkouts/checkout";
import { type Commission, istMonth } from "@niyamdesk/domain/commissions/commission";
import type { CommissionStatement, StatementLine } from "@niyamdesk/domain/commissions/statement";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import { startOfIstMonth } from "@niyamdesk/domain/time/time";
import { expect, test } from "vitest";
import { keepCommissions } from "../../functions/src/commissions/keep-commissions.ts";
import { newFranchise } from "../../functions/src/franchises/new-franchise.ts";
import { preparedBy } from "../../functions/src/franchises/prepare-purchase.ts";
import { takeTerritory } from "../../functions/src/franchises/territories.ts";
import { takeBackIdle } from "../../functions/src/leads/take-back-idle.ts";
import { DAY_MS, timestamp } from "../../functions/src/platform/clock.ts";
import {
  applicationRef,
  checkoutRef,
  franchiseRef,
  leadRef,
  orderRef,
  profileRef,
  recordRef,
  referralRef,
  statementRef,
} from "../../functions/src/platform/refs.ts";
import { files } from "../../functions/src/platform/storage.ts";
import { commitTogether } from "../../functions/src/platform/unit-of-work.ts";
import { newProfile } from "../../functions/src/profiles/new-profile.ts";
import { newEmail } from "../support/actors.ts";
import { pdf } from "../support/made-files.ts";
import { razorpay } from "../support/razorpay.ts";
import { applicationForm } from "./applying.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import { renderMail } from "./outbox.ts";
import { type Client, call, urlOf, useProduct, withAccount } from "./product.ts";
import { where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { wish } from "./wish.ts";

useProduct();

interface Partner extends Client {
  email: string;
  franchise: Franchise;
}

/** A partner with a State, as an approval makes one. */
async function partner(code: string): Promise<Partner> {
  const email = newEmail("partner");
  const client = await withAccount("franchise", { email, emailVerified: true });
  await profileRef(client.uid).set({
    ...{ ...newProfile(client.uid, "franchise"), name: "Lakshmi Menon", email },
    staff_status: "active",
  });
  const franchise = newFranchise({
    ...{ random: crypto.getRandomValues(new Uint8Array(16)), user_id: client.uid, application_id: "APP-1" },
    ...{ partner_name: "Lakshmi Menon", level: "state", territory_code: code, territory_name: code },
    ...{ pincodes: [], now: Date.now() },
  });
  await commitTogether(async (unit) => {
    await takeTerritory(unit, franchise);
    unit.create(franchiseRef(franchise.id), franchise);
    unit.create(referralRef(franchise.referral_code), { franchise_id: franchise.id });
  });
  return { ...client, email, franchise };
}

/** A closed month of theirs. */
function statementOf(
  { uid, franchise }: Awaited<ReturnType<typeof partner>>,
  more: Partial<CommissionStatement> & Pick<CommissionStatement, "id" | "month">,
): CommissionStatement {
  const { territory_code, territory_name, partner_name } = franchise;
  return {
    ...{ franchise_id: franchise.id, user_id: uid, financial_year: "26-27", partner_name },
    ...{ territory_code, territory_name, gstin: null, lines: [], lines_paise: 1, carried_in_paise: 0 },
    ...{ commission_paise: 22_485, gst_percent: 0, gst_paise: 0, tds_percent: 0, tds_paise: 0 },
    ...{ total_paise: 22_485, carried_out_paise: 0, status: "closed", closed_at: timestamp() },
    ...{ payout_id: null, paid_at: null, reference: null, returned_reason: null, account_end: null },
    ...more,
  };
}

const PLAN = { service_id: "gst-registration", plan_id: "new-registration", name: "Asha Rao" };
const codeIn = (link: string) => new URL(link).searchParams.get("by") ?? "";
const mailsTo = async (email: string, template: string) =>
  (await where<OutboxMail>(COLLECTIONS.mail, "to", email)).filter((mail) => mail.template === template);
const textOf = async (mail: OutboxMail | undefined) => (mail && (await renderMail(mail)))?.text ?? "";

test("[F-09] what a partner prepared is paid by the client in their own account, says so to the gateway, and is the partner's order", async () => {
  // The client lives where another partner works.
  const home = await partner("TN");
  const brought = await partner("KL");
  const { links, texts } = await call(
    "preparePurchase",
    { franchise_id: brought.franchise.id, ...PLAN },
    brought,
  );
  expect(texts.en).toContain("Hello Asha ji");
  expect(new URL(links.hi).pathname).toBe("/hi/services/gst-registration");
  const contact = { ...wish().contact, state_code: "33" };
  const paid = await pay(await openCheckout({ contact, link: codeIn(links.en) }));
  await confirm(paid);
  const { checkout_id } = paid.session;
  expect((await checkoutRef(checkout_id).get()).data()?.franchise_initiated).toBe(true);
  const gateway = (await razorpay.state()).orders.find(({ receipt }) => receipt === checkout_id);
  expect(gateway?.notes).toMatchObject({ franchiseInitiated: "true" });
  const orderId = orderIdOf(checkout_id);
  expect((await orderRef(orderId).get()).data()).toMatchObject({
    ...{ user_id: paid.buyer.uid, franchise_id: brought.franchise.id },
  });
  const lines = await where<Commission>(COLLECTIONS.commissions, "order_id", orderId);
  expect(lines).toMatchObject([{ franchise_id: brought.franchise.id, rule: "referral", percent: 20 }]);

  // Another service by the same link is not what was prepared; nor is a code that nobody made.
  const link = codeIn(links.en);
  expect(await preparedBy({ link, service_id: PLAN.service_id })).toBe(brought.franchise.id);
  expect(await preparedBy({ link, service_id: "itr-filing" })).toBeNull();
  const plain = await openCheckout({ contact, link: "AAAAAAAAAAAA" });
  expect((await checkoutRef(plain.session.checkout_id).get()).data()?.franchise_initiated).toBe(false);
  expect(home.franchise.id).not.toBe(brought.franchise.id);
});

test("[F-09] nobody prepares in another's name, for what is not sold, or while on hold", async () => {
  const [one, other] = [await partner("GA"), await partner("SK")];
  const input = { franchise_id: one.franchise.id, ...PLAN };
  await refusal("franchise_not_found", call("preparePurchase", input, other));
  await refusal("plan_not_found", call("preparePurchase", { ...input, plan_id: "none" }, one));
  const admin = await withAccount("admin");
  await call(
    "suspendFranchise",
    { franchise_id: one.franchise.id, suspended: true, reason: "The agreement is not signed" },
    admin,
  );
  await refusal("franchise_suspended", call("preparePurchase", input, one));
  const [mail] = await mailsTo(one.email, "franchise-status");
  expect(await textOf(mail)).toContain("The reason: The agreement is not signed");
  await call(
    "suspendFranchise",
    { franchise_id: one.franchise.id, suspended: false, reason: "Signed" },
    admin,
  );
  // What was true when it was written is not told any more.
  expect(await textOf(mail)).toBe("");
  await call("preparePurchase", input, one);
  await call("endFranchise", { franchise_id: one.franchise.id, reason: "Left" }, admin);
  await refusal("franchise_ended", call("preparePurchase", input, one));
  expect((await mailsTo(one.email, "franchise-status")).length).toBe(3);
});

test("[F-09] a partner's lead is theirs and stays so however long nobody calls; whose another number is nobody tells", async () => {
  const lakshmi = await partner("MZ");
  const lead = {
    ...{ name: "Anil Kamath", email: null, company: "", service_interest: "", notes: "" },
    phone: `98${String(Date.now()).slice(-8)}`,
  };
  const add = (caller: Client, changes: object = {}) =>
    call("addLead", { request_id: crypto.randomUUID(), ...lead, ...changes }, caller);
  const { lead_id, known } = await add(lakshmi);
  expect(known).toBe(false);
  const read = async () => (await leadRef(lead_id).get()).data() as Lead;
  expect(await read()).toMatchObject({ assigned_to: lakshmi.uid, source: "franchise", worked_at: null });
  await takeBackIdle(Date.now() + 400 * DAY_MS);
  expect((await read()).assigned_to).toBe(lakshmi.uid);

  const at = Date.now() + DAY_MS;
  await call("editLead", { lead_id, next_follow_up: { was: null, now: at } }, lakshmi);
  await call("moveLead", { lead_id, seen: "new", to: "contacted" }, lakshmi);
  expect(await read()).toMatchObject({ status: "contacted" });

  const other = await partner("TR");
  await refusal("lead_not_found", call("moveLead", { lead_id, seen: "contacted", to: "lost" }, other));
  expect(await add(other)).toMatchObject({ known: true, whose: "colleague", by: null });
});

test("[F-08] a territory that is handed over is told to both, and earns for the other from then on", async () => {
  const [former, next] = [await partner("MN"), await partner("AS")];
  const admin = await withAccount("admin");
  const { franchise_id } = await call(
    "handOverTerritory",
    { franchise_id: former.franchise.id, to_uid: next.uid, reason: "Moved away" },
    admin,
  );
  const [ended] = await mailsTo(former.email, "franchise-status");
  expect(await textOf(ended)).toContain("has ended");
  const [given] = await mailsTo(next.email, "territory-given");
  expect(await textOf(given)).toContain("(MN) was handed over to you");
  await confirm(await pay(await openCheckout({ contact: { ...wish().contact, state_code: "14" } })));
  const lines = await where<Commission>(COLLECTIONS.commissions, "franchise_id", franchise_id);
  expect(lines).toMatchObject([{ user_id: next.uid, rule: "territory" }]);
});

test("[F-10] a new bank account and a payment that came back are told to the partner's mailbox, with the last figures alone", async () => {
  const lakshmi = await partner("NL");
  const { id: franchise_id } = lakshmi.franchise;
  const account = (account_number: string) => ({
    ...{ franchise_id, account_holder: "Lakshmi Menon", account_number, ifsc: "HDFC0000123" },
  });
  await call("saveBankDetails", account("50100345678812"), lakshmi);
  await call("saveBankDetails", account("50100345678812"), lakshmi);
  await call("saveBankDetails", account("50100345679999"), lakshmi);
  const mails = await mailsTo(lakshmi.email, "franchise-bank-changed");
  const texts = await Promise.all(mails.map(textOf));
  expect(texts).toHaveLength(2);
  expect(texts.some((text) => text.includes("9999") && text.includes("8812"))).toBe(true);
  expect(texts.join("")).not.toContain("50100345");

  const id = `${franchise_id}_2026-10`;
  const money = { commission_paise: 269_955, total_paise: 269_955, account_end: "9999" };
  const paid = { status: "paid", payout_id: "pout_1", paid_at: timestamp(), reference: "UTR1" } as const;
  await statementRef(id).set(statementOf(lakshmi, { id, month: "2026-10", ...money, ...paid }));
  const admin = await withAccount("admin");
  await call("returnPayment", { statement_id: id, reason: "Wrong IFSC" }, admin);
  const [back] = await mailsTo(lakshmi.email, "commission-returned");
  expect(await textOf(back)).toContain("Wrong IFSC");
  expect(await textOf(back)).toContain("₹2,699.55");
});

test("[F-10] a line that looks wrong is a question to us: an administrator sees which, answers once, and the partner gets the answer", async () => {
  const lakshmi = await partner("DL");
  const admin = await withAccount("admin");
  const id = `${lakshmi.franchise.id}_2026-11`;
  const line: StatementLine = {
    ...{ id: "ORD-1_fr", order_id: "ORD-1", kind: "earned", rule: "territory", percent: 15 },
    ...{ base_paise: 149_900, amount_paise: 22_485, service_name: "GST registration", date: timestamp() },
  };
  await statementRef(id).set(statementOf(lakshmi, { id, month: "2026-11", lines: [line] }));
  const ask = {
    ...{ statement_id: id, line_id: line.id, text: "I am at 20 percent." },
    request_id: crypto.randomUUID(),
  };
  const { ticket_id } = await call("askAboutStatement", ask, lakshmi);
  expect(await call("askAboutStatement", ask, lakshmi)).toEqual({ ticket_id });
  const read = async () => (await recordRef(SUPPORT_TICKETS, ticket_id).get()).data();
  expect(await read()).toMatchObject({
    ...{ user_id: lakshmi.uid, status: "new", statement_id: id, line_id: line.id },
    subject: "Commission November 2026, DL: GST registration, ORD-1",
  });
  const request_id = crypto.randomUUID();
  await refusal(
    "statement_not_found",
    call("askAboutStatement", { ...ask, request_id }, await partner("JH")),
  );
  await refusal(
    "statement_not_found",
    call("askAboutStatement", { ...ask, request_id, line_id: "another" }, lakshmi),
  );

  const answer = {
    ...{ ticket_id, text: "You are: from 1 December on.", request_id: crypto.randomUUID() },
    ...{ seen: 1, by_phone: false, close: true },
  };
  await call("answerTicket", answer, admin);
  await call("answerTicket", answer, admin);
  await refusal("ticket_changed", call("answerTicket", { ...answer, request_id }, admin));
  expect(await read()).toMatchObject({ status: "closed" });
  const mails = await mailsTo(lakshmi.email, "ticket-answered");
  expect(mails).toHaveLength(1);
  const text = await textOf(mails[0]);
  expect(text).toContain("You are: from 1 December on.");
  expect(text).toContain("/franchise/commissions/2026-11");
});

test("[F-08] a document of an application is read with a ticket that names nothing, by administrators only, and is what stands there now", async () => {
  const id = `APP-${Date.now()}-PAPERS`;
  const content = pdf({ pages: [["A licence"]] });
  const path = `franchise-applications/${id}/idProof/a.pdf`;
  await (await files()).file(path).save(content, { contentType: "application/pdf", resumable: false });
  const paper = {
    ...{ path, name: "पैन कार्ड.pdf", content_type: "application/pdf" as const, size: content.length },
    ...{ status: "received" as const, reason: null, sent_at: timestamp(), judged_at: null },
  };
  await applicationRef(id).set({
    id,
    ...applicationFields(submitApplicationInput.parse(applicationForm())),
    documents: { idProof: paper },
    ...{ status: "under_review", applied_date: timestamp(), review_started_at: timestamp() },
    ...{ approved_at: null, rejected_at: null, review_notes: null, notes: [], paper_request: null },
    ...{ franchise_id: null, partner_uid: null, account: null, language: "en" },
    ...{ consented_at: timestamp(), search_words: [], updated_at: timestamp() },
  });
  const admin = await withAccount("admin");
  const opened = await call("openApplicationPaper", { application_id: id, slot: "idProof" }, admin);
  expect(opened).toMatchObject({ path, name: "पैन कार्ड.pdf", size: content.length });
  const fetched = (ticket: string) =>
    fetch(urlOf("documentFile"), { headers: { authorization: `Bearer ${ticket}` } });
  const answer = await fetched(opened.ticket);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  expect((await fetched(`${opened.ticket.slice(0, -1)}x`)).status).toBe(404);
  await refusal(
    "document_not_found",
    call("openApplicationPaper", { application_id: id, slot: "bankStatement" }, admin),
  );
  await refusal(
    "forbidden",
    call("openApplicationPaper", { application_id: id, slot: "idProof" }, await partner("AR")),
  );
});

test("[F-08] [F-10] lists of applications, partners and commission are exported by whom they are for", async () => {
  const lakshmi = await partner("ML");
  const admin = await withAccount("admin");
  const partners = await call("exportList", { list: "franchises", view: "" }, admin);
  expect(partners.text).toContain(lakshmi.franchise.territory_code);
  await call("exportList", { list: "applications", view: "status=pending" }, admin);
  await call("exportList", { list: "statements", view: "" }, admin);
  const contact = { ...wish().contact, state_code: "17" };
  await confirm(await pay(await openCheckout({ contact })));
  const own = await call("exportList", { list: "ownCommissions", view: "" }, lakshmi);
  expect(own.rows).toBe(1);
  expect(own.text).toContain("299.8");
  expect(own.text).not.toContain("Asha");
  await refusal("forbidden", call("exportList", { list: "commissions", view: "" }, lakshmi));
});

test("[F-09] the funnel is what a recount of the records comes to, of the month before too, and of nobody else's", async () => {
  const own = await partner("UK");
  const other = await partner("HP");
  const { id: franchise_id, referral_code } = own.franchise;
  const month = (which: "this" | "before") => call("franchiseFunnel", { franchise_id, month: which }, own);
  const numbers = { leads: 0, contacted: 0, checkouts: 0, paid: 0, completed: 0, by_territory: 0 };
  expect(await month("this")).toMatchObject(numbers);

  const added = async (name: string) => {
    const lead = { ...{ email: null, company: "", service_interest: "", notes: "" }, name };
    const phone = `97${String(Math.random()).slice(2, 10)}`;
    return (await call("addLead", { request_id: crypto.randomUUID(), ...lead, phone }, own)).lead_id;
  };
  const leads = [await added("Anil Kamath"), await added("Divya Shetty"), await added("Farhan Ali")];
  await call("moveLead", { lead_id: leads[0] ?? "", seen: "new", to: "contacted" }, own);
  await call("moveLead", { lead_id: leads[1] ?? "", seen: "new", to: "lost" }, own);
  // The third became known last month.
  const before = startOfIstMonth(Date.now()) - DAY_MS;
  await leadRef(leads[2] ?? "").update({ created_at: timestamp(before) });

  const referral = { code: referral_code, followed_at: Date.now() - 1000 };
  const elsewhere = { ...wish().contact, state_code: "02" };
  await openCheckout({ contact: elsewhere, referral });
  const [done, open] = [
    await pay(await openCheckout({ contact: elsewhere, referral })),
    await pay(await openCheckout({ contact: elsewhere, referral })),
  ];
  await confirm(done);
  await confirm(open);
  const doneId = orderIdOf(done.session.checkout_id);
  await orderRef(doneId).update({ status: "completed" });
  await keepCommissions(doneId);
  await confirm(await pay(await openCheckout({ contact: { ...wish().contact, state_code: "05" } })));

  const lines = await where<Commission>(COLLECTIONS.commissions, "franchise_id", franchise_id);
  const paid = lines.filter(({ rule }) => rule === "referral");
  const recount = {
    leads: 2,
    contacted: 2,
    checkouts: (await where(COLLECTIONS.ledger, "franchise_id", franchise_id)).length - 1,
    paid: paid.length,
    completed: paid.filter(({ order }) => order.status === "completed").length,
    by_territory: lines.length - paid.length,
  };
  expect(recount).toEqual({ leads: 2, contacted: 2, checkouts: 3, paid: 2, completed: 1, by_territory: 1 });
  expect(await month("this")).toMatchObject(recount);
  expect(await month("before")).toMatchObject({ ...numbers, leads: 1, month: istMonth(before) });
  await refusal("franchise_not_found", call("franchiseFunnel", { franchise_id, month: "this" }, other));
});
