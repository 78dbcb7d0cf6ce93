import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { SUPPORT_TICKETS, TICKET_ANSWERS } from "@niyamdesk/domain/tickets/queries";
import { ANSWER_WITHIN_MS, type SupportTicket, type ThreadMessage } from "@niyamdesk/domain/tickets/ticket";
import { beforeEach, describe, expect, test } from "vitest";
import { newEmail } from "../support/actors.ts";
import { emptyOffice, inboxOf, newAdmin, newClient, newOrder, newWorker, type Person } from "./order-work.ts";
import { renderMail } from "./outbox.ts";
import { call, callWith, useProduct } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();
beforeEach(emptyOffice);

const now = (id: string) => read<SupportTicket>(SUPPORT_TICKETS, id);
const wordsOf = async (id: string) =>
  (await collection(`${SUPPORT_TICKETS}/${id}/messages`).orderBy("created_at").get()).docs.map(
    (message) => (message.data() as ThreadMessage).text,
  );
const mailsAbout = (id: string) => where<OutboxMail>(COLLECTIONS.mail, "data.ticket_id", id);
const acts = async (id: string) =>
  (await where<{ action: string }>(COLLECTIONS.auditLog, "subject", `${SUPPORT_TICKETS}/${id}`))
    .map(({ action }) => action)
    .sort();

async function ask(by: Person, change: Partial<CallableInput<"openTicket">> = {}): Promise<string> {
  const asked = { subject: "Invoice name", text: "Please correct it.", request_id: randomUUID(), ...change };
  return (await call("openTicket", asked, by)).ticket_id;
}

async function write(by: Person, ticket_id: string, text: string): Promise<void> {
  await call("sendMessage", { about: { ticket_id }, text, attachments: [], request_id: randomUUID() }, by);
}

const answer = (
  ticket_id: string,
  seen: number,
  change: Partial<CallableInput<"answerTicket">> = {},
): CallableInput<"answerTicket"> => ({
  ...{ ticket_id, seen, text: "We corrected it.", by_phone: false, close: false },
  ...{ request_id: randomUUID(), ...change },
});

/** Of the form on the website. @returns the ticket's id */
async function fromWebsite(change: object = {}): Promise<string> {
  const request_id = randomUUID();
  const sent = {
    ...{ name: "Ravi Kumar", email: newEmail(), phone: `9${String(Date.now()).slice(-9)}`, website: "" },
    ...{ message: "Which plan do I need?\nWe have two GSTINs.", request_id, ...change },
  };
  for (const _ of [1, 2]) await callWith("sendContactMessage", sent, undefined, randomUUID());
  return `tkt_${request_id}`;
}

describe("a question", () => {
  test("[SUP-01] of a client is promised an answer within 48 hours by the clock, and can be found by name and order", async () => {
    const client = await newClient();
    const { id: order_id } = await newOrder(client);
    const id = await ask(client, { order_id, language: "hi" });
    const ticket = await now(id);
    expect(ticket).toMatchObject({
      ...{ user_id: client.uid, source: "account", status: "new", name: "Meera Iyer", email: client.email },
      ...{ language: "hi", order_id, messages: 1, assigned_to: null, merged_into: null },
    });
    expect((ticket.answer_due?.toMillis() ?? 0) - ticket.created_at.toMillis()).toBe(ANSWER_WITHIN_MS);
    expect(ticket.search_words).toEqual(expect.arrayContaining(["meera", "iyer", "invoice"]));
  });

  test("[SUP-01] [P-03] a message from the website is one ticket however often it is sent; a wish to be called is none", async () => {
    const id = await fromWebsite({ language: "hi" });
    expect(await now(id)).toMatchObject({
      ...{ source: "contact_form", user_id: null, name: "Ravi Kumar", subject: "Which plan do I need?" },
      ...{ status: "new", language: "hi", messages: 1 },
    });
    expect(await wordsOf(id)).toEqual(["Which plan do I need?\nWe have two GSTINs."]);
    const request_id = randomUUID();
    const wish = {
      name: "Ravi",
      phone: "9812345601",
      service_id: "gst-registration",
      request_id,
      website: "",
    };
    await call("requestCallback", wish);
    expect((await collection(SUPPORT_TICKETS).doc(`tkt_${request_id}`).get()).exists).toBe(false);
  });
});

describe("an answer", () => {
  test("[SUP-02] of two administrators at once one is written; the other is told, and answers what they have read then", async () => {
    const [client, first, second] = [await newClient(), await newAdmin(), await newAdmin()];
    const id = await ask(client);
    const sent = [first, second].map((admin) => call("answerTicket", answer(id, 1), admin));
    const answers = await Promise.allSettled(sent);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await refusal("ticket_changed", call("answerTicket", answer(id, 1), second));
    expect(await now(id)).toMatchObject({ status: "answered", answer_due: null, messages: 2 });
    await call("answerTicket", answer(id, 2, { text: "One thing more.", close: true }), second);
    expect(await now(id)).toMatchObject({ status: "closed", messages: 3 });
    expect(await wordsOf(id)).toEqual(["Please correct it.", "We corrected it.", "One thing more."]);
    expect(await acts(id)).toEqual(["ticket.answered", "ticket.answered"]);
  });

  test("[SUP-02] sent twice is one, with one mail in the language in which it was asked, and stands in the account", async () => {
    const [client, admin] = [await newClient(), await newAdmin()];
    const id = await ask(client, { language: "hi" });
    const wanted = answer(id, 1);
    await Promise.all([call("answerTicket", wanted, admin), call("answerTicket", wanted, admin)]);
    await call("answerTicket", wanted, admin);
    const mails = await mailsAbout(id);
    expect(mails).toMatchObject([{ to: client.email, template: "ticket-answered" }]);
    const [mail] = mails;
    const content = mail && (await renderMail(mail));
    expect(content?.subject).toBe("हमारा जवाब: Invoice name");
    expect(content?.text).toContain("We corrected it.");
    expect(content?.text).toContain(`/hi/user/help?ticket=${id}`);
    expect((await inboxOf(client)).map(({ link }) => link)).toEqual([`/user/help?ticket=${id}`]);
  });

  test("[SUP-02] to the form on the website goes by mail alone, which says how to write back; the message is answered too", async () => {
    const admin = await newAdmin();
    const email = newEmail();
    const id = await fromWebsite({ email });
    await call("answerTicket", answer(id, 1), admin);
    const mails = await mailsAbout(id);
    expect(mails).toMatchObject([{ to: email }]);
    const [mail] = mails;
    const content = mail && (await renderMail(mail));
    expect(content?.text).toContain("reply to this email");
    expect(content?.text).not.toContain("Ravi");
    expect(content?.text).not.toContain("/user/help");
    expect(await read(COLLECTIONS.contactMessages, id.slice(4))).toMatchObject({ status: "answered" });
  });

  test("[SUP-02] on the phone sends no mail; without an address there is no other", async () => {
    const admin = await newAdmin();
    const noted = { name: "Ravi", email: null, phone: "+919812345601", order_id: null, subject: "Price" };
    const request = { ...noted, language: "en" as const, text: "Asks for it.", request_id: randomUUID() };
    const { ticket_id } = await call("noteTicket", request, admin);
    expect(await call("noteTicket", request, admin)).toEqual({ ticket_id });
    await refusal("ticket_without_mail", call("answerTicket", answer(ticket_id, 1), admin));
    await call("answerTicket", answer(ticket_id, 1, { by_phone: true, close: true }), admin);
    expect(await mailsAbout(ticket_id)).toEqual([]);
    expect(await now(ticket_id)).toMatchObject({ source: "phone", status: "closed", messages: 2 });
  });

  test("[SUP-02] what the client writes then opens it again, with a new promise, and whoever has it hears of it", async () => {
    const [client, admin] = [await newClient(), await newAdmin()];
    const id = await ask(client);
    await call("assignTicket", { ticket_id: id, to: admin.uid }, admin);
    await call("answerTicket", answer(id, 1, { close: true }), admin);
    await write(client, id, "It is still wrong.");
    const ticket = await now(id);
    expect(ticket).toMatchObject({ status: "new", messages: 3, assigned_to: admin.uid });
    expect(ticket.answer_due).toEqual(ticket.queue_at);
    expect(await wordsOf(id)).toEqual(["Please correct it.", "We corrected it.", "It is still wrong."]);
    expect((await inboxOf(admin)).map(({ title, link }) => [title, link])).toEqual([
      ["A reply to your answer", `/admin/support/${id}`],
    ]);
  });
});

describe("a ticket", () => {
  test("[SUP-03] merged with another keeps both histories and the older promise; what is written to either goes on in one", async () => {
    const [client, admin] = [await newClient(), await newAdmin()];
    const [first, second] = [await ask(client), await ask(client, { text: "And the address." })];
    const website = await fromWebsite({ email: client.email });
    await call("answerTicket", answer(second, 1, { close: true }), admin);
    await call("mergeTickets", { ticket_id: website, into: first }, admin);
    const due = (await now(first)).answer_due;
    await call("mergeTickets", { ticket_id: first, into: second }, admin);
    await call("mergeTickets", { ticket_id: first, into: second }, admin);
    expect(await now(second)).toMatchObject({
      ...{ status: "new", answer_due: due, merged: [first, website], messages: 4 },
    });
    for (const id of [first, website]) {
      expect(await now(id)).toMatchObject({ status: "closed", merged_into: second, merged: [] });
    }
    expect(await wordsOf(first)).toEqual(["Please correct it."]);
    await write(client, first, "One thing more.");
    expect(await wordsOf(second)).toContain("One thing more.");
    await refusal("ticket_merged", call("answerTicket", answer(first, 1), admin));
    expect(await acts(first)).toEqual(["ticket.merged"]);
  });

  test("[SUP-03] of somebody else is not merged, nor is one with itself", async () => {
    const [client, stranger, admin] = [await newClient(), await newClient(), await newAdmin()];
    const [own, other] = [await ask(client), await ask(stranger)];
    for (const into of [other, own]) {
      await refusal("ticket_of_another", call("mergeTickets", { ticket_id: own, into }, admin));
    }
  });

  test("[SUP-03] is given to an administrator at work, linked to an order of its client, closed and opened, each with its line in the audit log", async () => {
    const [client, admin, worker] = [await newClient(), await newAdmin(), await newWorker()];
    const { id: order_id } = await newOrder(client);
    const { id: foreign } = await newOrder(await newClient());
    const ticket_id = await ask(client);
    await call("assignTicket", { ticket_id, to: admin.uid }, admin);
    await refusal("staff_not_found", call("assignTicket", { ticket_id, to: worker.uid }, admin));
    await call("linkTicket", { ticket_id, order_id }, admin);
    await refusal("order_not_found", call("linkTicket", { ticket_id, order_id: foreign }, admin));
    await call("closeTicket", { ticket_id, closed: true }, admin);
    await call("closeTicket", { ticket_id, closed: true }, admin);
    expect(await now(ticket_id)).toMatchObject({ status: "closed", assigned_name: "Suresh Nair", order_id });
    await call("closeTicket", { ticket_id, closed: false }, admin);
    expect(await now(ticket_id)).toMatchObject({ status: "new", messages: 1 });
    const done = ["ticket.assigned", "ticket.closed", "ticket.linked", "ticket.reopened"];
    expect(await acts(ticket_id)).toEqual(done);
  });

  test("[SUP-03] noted from a call about an order is its client's; another call in it makes them wait again", async () => {
    const [client, admin] = [await newClient(), await newAdmin()];
    const { id: order_id } = await newOrder(client);
    const noted = { name: "Somebody", email: null, phone: null, order_id, language: "en" as const };
    const request = { ...noted, subject: "Where is it", text: "Asks when.", request_id: randomUUID() };
    const { ticket_id } = await call("noteTicket", request, admin);
    expect(await now(ticket_id)).toMatchObject({ user_id: client.uid, name: "Meera Iyer", order_id });
    await call("answerTicket", answer(ticket_id, 1, { by_phone: true, close: true }), admin);
    const again = { ticket_id, text: "Called again.", request_id: randomUUID() };
    await call("noteTicketCall", again, admin);
    await call("noteTicketCall", again, admin);
    expect(await now(ticket_id)).toMatchObject({ status: "new", messages: 3 });
  });
});

test("[SUP-03] a ready answer is changed by whoever has seen it last, and removed once", async () => {
  const admin = await newAdmin();
  const answer_id = `ans_${randomUUID().slice(0, 8)}`;
  const saved = {
    answer_id,
    title: "Invoice",
    en: "In your account.",
    hi: "आपके अकाउंट में।",
    seen_version: null,
  };
  expect(await call("saveTicketAnswer", saved, admin)).toEqual({ version: 1 });
  expect(await call("saveTicketAnswer", saved, admin)).toEqual({ version: 1 });
  const other = { ...saved, title: "Invoices" };
  await refusal("changed_meanwhile", call("saveTicketAnswer", other, admin));
  expect(await call("saveTicketAnswer", { ...other, seen_version: 1 }, admin)).toEqual({ version: 2 });
  for (const _ of [1, 2]) await call("removeTicketAnswer", { answer_id }, admin);
  expect((await collection(TICKET_ANSWERS).doc(answer_id).get()).exists).toBe(false);
});
