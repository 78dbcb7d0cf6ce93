import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { figuresOf, type TelecallerDay, telecallerDayId } from "@niyamdesk/domain/calls/call-day";
import { orderIdOf } from "@niyamdesk/domain/checkouts/checkout";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { beforeAll, expect, test } from "vitest";
import { askAtCheckout } from "../../functions/src/leads/ask-at-checkout.ts";
import { convertByOrder } from "../../functions/src/leads/convert-by-order.ts";
import { leadOfPerson } from "../../functions/src/leads/lead-of-person.ts";
import { renderMail } from "../../functions/src/mail/render-mail.ts";
import { MAILS } from "../../functions/src/nouns.ts";
import {
  checkoutRef,
  doNotCallRef,
  leadMailKeyRef,
  leadRef,
  orderRef,
  profileRef,
} from "../../functions/src/platform/refs.ts";
import { commitTogether } from "../../functions/src/platform/unit-of-work.ts";
import { newEmail } from "../support/actors.ts";
import { confirm, openCheckout, type Purchase, pay } from "./buying.ts";
import { type Client, call, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { AT_ANY_TIME, leadNow, newLead, newTelecaller, setHours } from "./telecalling.ts";
import { wish } from "./wish.ts";

useProduct();
beforeAll(() => setHours(AT_ANY_TIME));

const DAY = 86_400_000;
const PLAN = { service_id: "gst-registration", plan_id: "new-registration" };
const contact = (changes: object) => ({
  ...{ name: "Meera Iyer", email: newEmail("meera"), phone: "98765 43210", state_code: "29" },
  ...changes,
});
const codeIn = (text: string) => /by=([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? "";
const dayOf = ({ uid }: Client) =>
  read<TelecallerDay>(COLLECTIONS.telecallerDays, telecallerDayId(uid, Date.now()));

/** Pays, and what the database's trigger does then. */
async function buy(purchase: Purchase): Promise<string> {
  await confirm(await pay(purchase));
  const order = orderIdOf(purchase.session.checkout_id);
  await convertByOrder(order);
  return order;
}

test("[T-02] [O-06] a checkout link has texts in both languages and a mail in the lead's; asked again it is the same address and one mail a day", async () => {
  const caller = await newTelecaller("Imran Sheikh");
  const email = newEmail("nisha");
  const lead = await newLead({ name: "Nisha Agarwal", email, assigned_to: caller.uid });
  const send = (mail_in: "en" | "hi" | null) =>
    call("sendCheckoutLink", { lead_id: lead.id, ...PLAN, mail_in }, caller);
  const { texts, mailed } = await send("hi");
  expect(mailed).toBe(true);
  expect(texts.en).toMatch(
    /^Hello Nisha ji, as we spoke: GST registration, .+, ₹1,769 with GST\. Documents and payment: http.+\/services\/gst-registration\?plan=new-registration&by=[\w-]{12}\nImran, NiyamDesk$/,
  );
  expect(texts.hi).toMatch(
    /^नमस्ते Nisha जी, जैसी बात हुई थी: GST .+, GST सहित ₹1,769। .+\/hi\/services\/gst-registration\?/,
  );
  const again = await send("hi");
  expect(again).toEqual({ texts, mailed: false, not_mailed: "today" });
  const mails = await where<OutboxMail>(COLLECTIONS.mail, "to", email);
  expect(mails).toHaveLength(1);
  const written = await renderMail(MAILS, mails[0] as OutboxMail);
  expect(written?.subject).toContain("जैसी बात हुई थी");
  expect(written?.text).toContain(
    `/hi/services/gst-registration?plan=new-registration&by=${codeIn(texts.hi)}`,
  );
  expect(await leadNow(lead.id)).toMatchObject({ link: { by: caller.uid, ...PLAN } });
  // Whoever bought meanwhile, or asked to be left alone, is not written to.
  await leadRef(lead.id).update({ status: "converted" });
  expect(await renderMail(MAILS, mails[0] as OutboxMail)).toBeNull();
  await refusal(
    "lead_not_found",
    call("sendCheckoutLink", { lead_id: lead.id, ...PLAN, mail_in: null }, await newTelecaller()),
  );
  await refusal(
    "plan_not_found",
    call("sendCheckoutLink", { lead_id: lead.id, ...PLAN, plan_id: "none", mail_in: null }, caller),
  );
  await leadRef(lead.id).update({ do_not_call: true });
  await refusal("do_not_call", send(null));
});

test("[T-02] a mailbox that nobody has proven is written to a few times an hour, whichever leads it stands on; the text is there to be copied", async () => {
  const caller = await newTelecaller();
  const email = newEmail("nisha");
  const send = async (mail_in: "en" | "hi", lead_id: string) =>
    call("sendCheckoutLink", { lead_id, ...PLAN, mail_in }, caller);
  for (const _ of [1, 2]) {
    const lead = await newLead({ email, assigned_to: caller.uid });
    for (const language of ["en", "hi"] as const) {
      expect(await send(language, lead.id)).toMatchObject({ mailed: true, not_mailed: null });
    }
  }
  const last = await newLead({ email, assigned_to: caller.uid });
  const refused = await send("en", last.id);
  expect(refused).toMatchObject({ mailed: false, not_mailed: "too_often" });
  expect(refused.texts.en).toContain("/services/gst-registration?plan=new-registration");
  expect(await where<OutboxMail>(COLLECTIONS.mail, "to", email)).toHaveLength(4);
});

test("[T-02] [CRM-01] a purchase by the link converts its lead, whatever number and address pays, counts once for who sent it, and a refund moves nothing back", async () => {
  const [sender, owner] = [await newTelecaller("Imran Sheikh"), await newTelecaller("Pooja Nair")];
  const lead = await newLead({ assigned_to: sender.uid, status: "lost" });
  const { texts } = await call("sendCheckoutLink", { lead_id: lead.id, ...PLAN, mail_in: null }, sender);
  await leadRef(lead.id).update({ assigned_to: owner.uid });
  const order = await buy(
    await openCheckout({ link: codeIn(texts.en), contact: contact({ phone: "99999 00001" }) }),
  );
  await Promise.all([convertByOrder(order), convertByOrder(order)]);
  const conversion = { by: sender.uid, order_id: order };
  expect(await leadNow(lead.id)).toMatchObject({ status: "converted", conversion, call_by: null });
  expect(figuresOf([await dayOf(sender)])).toMatchObject({ converted: 1 });
  await orderRef(order).update({ status: "cancelled" });
  await convertByOrder(order);
  expect(await leadNow(lead.id)).toMatchObject({ status: "converted", conversion });
  await refusal(
    "conversion_stands",
    call("takeBackConversion", { lead_id: lead.id, reason: "Wrong" }, owner),
  );
});

test("[T-02] without a link a purchase converts the lead with the same number, or address, and counts for whose it is; a code of nobody's changes nothing", async () => {
  const owner = await newTelecaller();
  const [numbered, other] = [await newLead({ assigned_to: owner.uid }), await newLead({ assigned_to: null })];
  const first = await buy(
    await openCheckout({ link: "AAAAAAAAAAAA", contact: contact({ phone: numbered.phone_e164 }) }),
  );
  expect(await leadNow(numbered.id)).toMatchObject({ conversion: { by: owner.uid, order_id: first } });
  // Bought once more: the conversion stays that of the first order.
  await buy(await openCheckout({ contact: contact({ phone: numbered.phone_e164 }) }));
  expect(await leadNow(numbered.id)).toMatchObject({ conversion: { order_id: first } });
  await buy(await openCheckout({ contact: contact({ phone: other.phone_e164 }) }));
  expect(await leadNow(other.id)).toMatchObject({ status: "converted", conversion: { by: "" } });
  const email = newEmail("typed");
  const added = await call(
    "addLead",
    {
      ...{ request_id: "request-0123456789ab", name: "Ravi", phone: "98989 11111", email, notes: "" },
    },
    owner,
  );
  // Anybody types anybody's address: only one that the buyer's account has proven tells who they are.
  await buy(await openCheckout({ contact: contact({ phone: "99999 00002", email }) }));
  expect(await leadNow(added.lead_id)).toMatchObject({ status: "new", conversion: null });
  const buyer = await withAccount("client_user", { email, emailVerified: true });
  const proven = wish({ contact: contact({ phone: "99999 00003", email }) });
  await buy({ buyer, session: await call("createCheckout", proven, buyer) });
  expect(await leadNow(added.lead_id)).toMatchObject({ status: "converted", conversion: { by: owner.uid } });
  expect(figuresOf([await dayOf(owner)])).toMatchObject({ converted: 2 });
});

test("[T-02] who said 'converted' before the payment keeps it, counted once, and it can no longer be taken back", async () => {
  const owner = await newTelecaller();
  const lead = await newLead({ assigned_to: owner.uid });
  await call("moveLead", { lead_id: lead.id, seen: "new", to: "converted" }, owner);
  const order = await buy(await openCheckout({ contact: contact({ phone: lead.phone_e164 }) }));
  expect(await leadNow(lead.id)).toMatchObject({ conversion: { by: owner.uid, order_id: order } });
  expect(figuresOf([await dayOf(owner)])).toMatchObject({ converted: 1 });
});

let numbers = 8_000_000_000 + (Date.now() % 10_000_000) * 10;
const newPhone = () => `+91${++numbers}`;
const leadsOf = (phone: string) => where<Lead>(COLLECTIONS.leads, "phone_e164", phone);
const inADay = () => Date.now() + DAY + 60_000;

test("[P-03] whoever left a checkout is a lead a day later, once, however often the job runs; before that they are left alone", async () => {
  const phone = newPhone();
  const { session } = await openCheckout({ contact: contact({ phone }) });
  await askAtCheckout(Date.now());
  expect(await leadsOf(phone)).toEqual([]);
  await Promise.all([askAtCheckout(inADay()), askAtCheckout(inADay())]);
  await askAtCheckout(inADay() + 5 * DAY);
  expect(await leadsOf(phone)).toMatchObject([
    {
      ...{ name: "Meera Iyer", source: "checkout", status: "new", service_interest: "GST registration" },
      consent: { source: "Checkout" },
    },
  ]);
  expect((await checkoutRef(session.checkout_id).get()).data()?.lead_at).toBeNull();
});

test("[P-03] [CRM-02] nobody becomes a lead who bought, wants no offers, or asked not to be called", async () => {
  const [paid, elsewhere, silent, barred] = [newPhone(), newPhone(), newPhone(), newPhone()];
  await buy(await openCheckout({ contact: contact({ phone: paid }) }));
  const left = await openCheckout({ contact: contact({ phone: elsewhere }) });
  const { buyer } = left;
  const second = await call(
    "createCheckout",
    {
      ...{ service_id: "itr-filing", plan_id: "salary", contact: contact({ phone: elsewhere }) },
      ...{ seen_total: 1179, idempotency_key: crypto.randomUUID() },
    },
    buyer,
  );
  await confirm(await pay({ buyer, session: second }));
  const { buyer: refusing } = await openCheckout({ contact: contact({ phone: silent }) });
  await profileRef(refusing.uid).update({ "preferences.offers": false });
  await doNotCallRef(barred).set({ phone: barred });
  await openCheckout({ contact: contact({ phone: barred }) });
  await askAtCheckout(inADay());
  expect(await leadsOf(paid)).toEqual([]);
  expect(await leadsOf(elsewhere)).toEqual([]);
  expect(await leadsOf(silent)).toEqual([]);
  // Known, so that nobody calls: it comes with the wish.
  expect(await leadsOf(barred)).toMatchObject([{ do_not_call: true }]);
  expect((await collection(COLLECTIONS.leads).where("call_by", "!=", null).get()).size).toBe(0);
  await withAccount("admin");
});

test("[T-02] [CRM-01] whose own number is a lead's is that lead, whoever's link they came by", async () => {
  const [sender, owner] = [await newTelecaller("Imran Sheikh"), await newTelecaller("Pooja Nair")];
  const [passedOn, own] = [
    await newLead({ assigned_to: sender.uid }),
    await newLead({ assigned_to: owner.uid }),
  ];
  const { texts } = await call("sendCheckoutLink", { lead_id: passedOn.id, ...PLAN, mail_in: null }, sender);
  await buy(await openCheckout({ link: codeIn(texts.en), contact: contact({ phone: own.phone_e164 }) }));
  expect(await leadNow(own.id)).toMatchObject({ status: "converted", conversion: { by: owner.uid } });
  expect(await leadNow(passedOn.id)).toMatchObject({ status: "new", conversion: null });
});

test("[CRM-01] [P-03] a stranger's address, typed at checkout or on the form, brings no number to that person's lead and owns none of their purchases", async () => {
  const victim = newEmail("victim");
  const admin = await newTelecaller();
  const theirs = await newLead({ assigned_to: admin.uid, email: victim });
  await leadMailKeyRef(victim).set({ lead_id: theirs.id });
  const phone = newPhone();
  await openCheckout({ contact: contact({ phone, email: victim }) });
  await askAtCheckout(inADay());
  expect((await leadNow(theirs.id)).other_phones ?? []).toEqual([]);
  expect(await leadsOf(phone)).toHaveLength(1);
  const unknown = newEmail("unknown");
  const form = newPhone();
  await commitTogether((unit) =>
    leadOfPerson(unit, {
      ...{ name: "Somebody", phone: form, email: unknown, source: "website", interest: null },
    }),
  );
  expect((await leadMailKeyRef(unknown).get()).exists).toBe(false);
});
