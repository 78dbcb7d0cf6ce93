import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { SUPPORT } from "@niyamdesk/domain/base/product";
import type { ContactMessage } from "@niyamdesk/domain/contact/contact";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { expect, test } from "vitest";
import { leadKeyOf } from "../../tools/records/lead-key.ts";
import { newEmail } from "../support/actors.ts";
import { call, callWith, useProduct } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

let numbers = 9_000_000_000 + (Date.now() % 1_000_000) * 100;
const newPhone = () => {
  numbers += 1;
  return String(numbers);
};
const form = (change: object = {}) => ({
  name: "Asha Rao",
  email: newEmail(),
  phone: newPhone(),
  message: "Which plan do I need for GST?",
  request_id: randomUUID(),
  website: "",
  ...change,
});
const elsewhere = randomUUID();
const send = (data: object) => callWith("sendContactMessage", data, undefined, elsewhere);
const leadsOf = (phone: string) => where<Lead>(COLLECTIONS.leads, "phone_e164", `+91${phone}`);

test("[P-03] a message is stored, told to support, acknowledged, and becomes a lead; sent twice it is one", async () => {
  const sent = form();
  expect(await call("sendContactMessage", sent)).toEqual({});
  expect(await call("sendContactMessage", sent)).toEqual({});
  const message = await read<ContactMessage>(COLLECTIONS.contactMessages, sent.request_id);
  expect(message).toMatchObject({
    phone: `+91${sent.phone}`,
    email: sent.email,
    status: "new",
    message: sent.message,
  });
  const mails = await where<OutboxMail>(COLLECTIONS.mail, "data.message_id", sent.request_id);
  expect(mails.map(({ to, template }) => [to, template]).sort()).toEqual(
    [
      [SUPPORT.email, "contact-new"],
      [sent.email, "contact-received"],
    ].sort(),
  );
  expect(await leadsOf(sent.phone)).toMatchObject([
    { id: message.lead_id, source: "website", status: "new", assigned_to: null, do_not_call: false },
  ]);
});

test("[P-03] what the database cannot keep, and what nobody sees, is refused at its field", async () => {
  for (const message of [
    "\ud800".repeat(12),
    "\u0000".repeat(12),
    "\u200b".repeat(12),
    "\u202eclick here now",
  ]) {
    const sent = form({ message });
    expect(await refusal("invalid_input", call("sendContactMessage", sent))).toEqual({ field: "message" });
    expect((await collection(COLLECTIONS.contactMessages).doc(sent.request_id).get()).exists).toBe(false);
  }
});

test("[CRM-01] one number is one lead, however it is typed and however many come at once; work on it stays", async () => {
  const phone = newPhone();
  const imported = {
    id: `imported-${phone}`,
    name: "Imported",
    phone_e164: `+91${newPhone()}`,
    source: "import",
  };
  await collection(COLLECTIONS.leads)
    .doc(imported.id)
    .set({ ...imported, assigned_to: "somebody" });
  const [key, found] = leadKeyOf(imported.phone_e164, imported.id);
  await collection(COLLECTIONS.ledger).firestore.doc(key).set(found);
  await call("sendContactMessage", form({ phone: imported.phone_e164.slice(3) }));
  expect(await where<Lead>(COLLECTIONS.leads, "phone_e164", imported.phone_e164)).toMatchObject([
    { id: imported.id, name: "Imported", assigned_to: "somebody", sources: ["import", "website"] },
  ]);
  await Promise.all(
    [phone, `0${phone}`, phone, phone].map((typed) => call("sendContactMessage", form({ phone: typed }))),
  );
  await call("requestCallback", {
    name: "Asha",
    phone,
    service_id: "gst-registration",
    request_id: randomUUID(),
    website: "",
  });
  const leads = await leadsOf(phone);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    name: "Asha Rao",
    service_interest: "GST registration",
    sources: ["website"],
  });
});

test("[N-13] [SX-03] who lives abroad, or has a landline, is written down under that number and becomes its lead", async () => {
  const abroad = `+65 91${String(Date.now()).slice(-6)}`;
  const landline = `022 2${String(Date.now()).slice(-7)}`;
  for (const [typed, stored] of [
    [abroad, abroad.replaceAll(" ", "")],
    [landline, `+91${landline.slice(1).replaceAll(" ", "")}`],
  ] as const) {
    const sent = form({ phone: typed });
    await send(sent);
    expect(await read<ContactMessage>(COLLECTIONS.contactMessages, sent.request_id)).toMatchObject({
      phone: stored,
    });
    expect(await where<Lead>(COLLECTIONS.leads, "phone_e164", stored)).toMatchObject([{ phone: stored }]);
  }
});

test("[N-12] [N-13] marks of a copied number fall away; what no country has is refused at its field", async () => {
  const phone = newPhone();
  const copied = form({ phone: `\u202atel:+91 ${phone.slice(0, 5)}\u2011${phone.slice(5)}\u202c` });
  await send(copied);
  expect(await leadsOf(phone)).toHaveLength(1);
  const nobodys = send(form({ phone: "+65 1234 5678" }));
  expect(await refusal("invalid_input", nobodys)).toEqual({ field: "phone" });
});

test("[P-03] a call about a service names it; one about nothing that is sold is refused", async () => {
  const asked = { name: "Asha", phone: newPhone(), request_id: randomUUID(), website: "" };
  await call("requestCallback", { ...asked, service_id: "trademark" });
  const message = await read<ContactMessage>(COLLECTIONS.contactMessages, asked.request_id);
  expect(message).toMatchObject({ email: null, service_id: "trademark" });
  await refusal(
    "service_not_found",
    call("requestCallback", { ...asked, request_id: randomUUID(), service_id: "nothing" }),
  );
});

test("[P-03] [FRM-01] who writes about a franchise becomes a lead that says so", async () => {
  const sent = form();
  await call("sendContactMessage", { ...sent, topic: "franchise" });
  expect(await read<ContactMessage>(COLLECTIONS.contactMessages, sent.request_id)).toMatchObject({
    topic: "franchise",
  });
  expect(await leadsOf(sent.phone)).toMatchObject([{ service_interest: "Franchise partnership" }]);
});

test("[P-03] a program that fills in the hidden field is thanked and leaves nothing", async () => {
  const sent = form({ website: "https://spam.example" });
  expect(await call("sendContactMessage", sent)).toEqual({});
  expect(await leadsOf(sent.phone)).toEqual([]);
  expect(await where<OutboxMail>(COLLECTIONS.mail, "data.message_id", sent.request_id)).toEqual([]);
});

test("[P-03] nobody's inbox is filled through the form: one mailbox, however it is dotted, is written to twice an hour from one network, thrice in all", async () => {
  const name = `victim${Date.now()}`;
  const dotted = [
    name,
    `v.${name.slice(1)}`,
    `vi.${name.slice(2)}`,
    `v.i.${name.slice(2)}`,
    `vic.${name.slice(3)}`,
  ];
  const mails = async () =>
    (await Promise.all(dotted.map((local) => where(COLLECTIONS.mail, "to", `${local}@gmail.com`)))).flat();
  const write = (local: string, network: string) =>
    call("sendContactMessage", form({ email: `${local}@gmail.com` }), undefined, network);
  for (const local of dotted.slice(0, 3)) await write(local, "198.51.100.1");
  expect(await mails()).toHaveLength(2);
  for (const local of dotted.slice(3)) await write(local, "198.51.100.2");
  expect(await mails()).toHaveLength(3);
  const kept = await Promise.all(
    dotted.map((local) => where(COLLECTIONS.contactMessages, "email", `${local}@gmail.com`)),
  );
  expect(kept.flat()).toHaveLength(5);
});

test("[AX-06] messages that a stranger sends in somebody's name take neither form nor answer from the owner", async () => {
  const email = newEmail("victim");
  const stranger = "203.0.113.7";
  for (let n = 0; n < 5; n += 1) await call("sendContactMessage", form({ email }), undefined, stranger);
  await refusal("too_many_requests", call("sendContactMessage", form({ email }), undefined, stranger));
  const own = form({ email });
  await call("sendContactMessage", own, undefined, "203.0.113.8");
  const mails = await where<OutboxMail>(COLLECTIONS.mail, "data.message_id", own.request_id);
  expect(mails.map(({ to }) => to).sort()).toEqual([SUPPORT.email, email].sort());
});

test("[P-03] who types the number of a lead changes nothing of it; what was typed stands in the message", async () => {
  const phone = newPhone();
  await call("requestCallback", {
    name: "Asha Rao",
    phone,
    service_id: "gst-registration",
    request_id: randomUUID(),
    website: "",
  });
  const [before] = await leadsOf(phone);
  await collection(COLLECTIONS.leads)
    .doc(before?.id ?? "")
    .update({ notes: "Call after six" });
  const typed = form({ phone, name: "Evil One", topic: "franchise" });
  await call("sendContactMessage", typed);
  expect(await leadsOf(phone)).toMatchObject([
    { name: "Asha Rao", email: null, notes: "Call after six", service_interest: "GST registration" },
  ]);
  expect(await read<ContactMessage>(COLLECTIONS.contactMessages, typed.request_id)).toMatchObject({
    name: "Evil One",
    email: typed.email,
    lead_id: before?.id,
  });
});
