import { statusOf } from "@niyamdesk/domain/orders/order-status";
import { builtInService } from "@niyamdesk/domain/services/catalogue/catalogue";
import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import {
  type Act,
  act,
  beginningOf,
  outstanding,
  type SlotState,
  type Work,
} from "@niyamdesk/domain/steps/work";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { ComplaintList } from "../../features/complaints/admin/complaint-list.tsx";
import { readOfficeComplaint } from "../../features/complaints/admin/office-complaint.ts";
import { OrderCard } from "../../features/orders/admin/order-columns.tsx";
import { PlanEditor } from "../../features/orders/admin/plan-editor.tsx";
import { issuesIn } from "../../features/orders/desk/burden.ts";
import { ClientList } from "../../features/orders/desk/client-list.tsx";
import { clientsOf } from "../../features/orders/desk/clients-of.ts";
import { Deadlines } from "../../features/orders/desk/deadlines.tsx";
import { type DeskOrder, readDeskOrder } from "../../features/orders/desk/desk-order.ts";
import { nextOf } from "../../features/orders/desk/next-step.ts";
import { OrderAnswer } from "../../features/orders/desk/order-answer.tsx";
import { OrderBoard } from "../../features/orders/desk/order-board.tsx";
import { OrderDrafts } from "../../features/orders/desk/order-drafts.tsx";
import { OrderFacts } from "../../features/orders/desk/order-facts.tsx";
import { QueueCard, queueColumns } from "../../features/orders/desk/queue-columns.tsx";
import { IssueRows, WorkRows } from "../../features/orders/desk/work-rows.tsx";
import { ListTable } from "../../ui/list/list-table.tsx";

const NOW = Date.now();
const DAY = 86_400_000;

/** What a reader sees of it. */
function seen(element: ReactElement): string {
  return renderToStaticMarkup(createElement(MemoryRouter, null, element))
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replace(/\s+/g, " ");
}

/** One order that is worked along, as staff's screens read it. */
class Case {
  readonly slots = new Map<string, SlotState>();
  work: Work;
  toCheck = 0;

  constructor() {
    const documents = builtInService("iec")?.required_documents ?? [];
    this.work = beginningOf(builtInPlan("iec"), documents, { now: NOW, off: [] });
  }

  do(one: Act): this {
    this.work = act(this.work, one, { now: NOW, off: [], slots: this.slots }).work;
    return this;
  }

  papers(state: SlotState): this {
    for (const { slot, is_file } of this.work.asked) if (is_file) this.slots.set(slot, state);
    this.toCheck = state === "to_check" ? 3 : 0;
    return this.do({ kind: "documents" });
  }

  drafted(): this {
    return this.papers("accepted").do({ kind: "send_draft", document_id: "doc_1", words: null });
  }

  changes(): this {
    return this.drafted().do({ kind: "answer", version: 1, answer: "changes", words: "My address is old" });
  }

  approved(): this {
    return this.drafted().do({ kind: "answer", version: 1, answer: "approved", words: null });
  }

  finish(step: string, document_id: string | null = null): this {
    return this.do({ kind: "finish", step, proof: { number: "IEC-1", on: "2026-11-27", document_id } });
  }

  get order(): DeskOrder {
    const read = readDeskOrder("ORD-1", {
      ...{ user_id: "meera", service_name: "Import Export Code", status: statusOf(this.work, this.slots) },
      ...{ assigned_to: "suresh", assigned_name: "Suresh Nair", waits_for: this.work.clock?.waits_for },
      customer_info: { name: "Meera Iyer", email: "meera@niyamdesk.example", phone: "+919812345601" },
      due_date: this.work.clock && { toMillis: () => this.work.clock?.promised ?? 0 },
    });
    return { ...read, work: this.work };
  }

  get answer(): string {
    const { order } = this;
    return seen(
      createElement(OrderAnswer, {
        ...{
          order,
          next: nextOf(order, this.toCheck),
          now: NOW,
          busy: false,
          mayAct: order.status !== "completed",
        },
        missing: outstanding(this.work, this.slots).map(({ label }) => label),
        ...{ onStep: () => {}, onAsk: () => {}, onPostpone: () => {} },
      }),
    );
  }
}

const SITUATIONS: [name: string, situation: () => Case, heading: string, act: string | null][] = [
  ["just paid", () => new Case(), "Waiting for documents from Meera Iyer", "Start work"],
  ["documents are there", () => new Case().papers("to_check"), "Check 3 documents", "Check the documents"],
  ["a draft is to be made", () => new Case().papers("accepted"), "Send the draft", "Send the draft…"],
  ["a draft waits", () => new Case().drafted(), "Waiting for Meera Iyer to approve version 1", null],
  ["changes are asked for", () => new Case().changes(), "Make the changes", "Send a new version…"],
  ["it is to be filed", () => new Case().approved(), "File it: Application filed", "It's filed…"],
  [
    "the department decides",
    () => new Case().approved().finish("filing"),
    "Decision of the DGFT",
    "It's decided…",
  ],
  [
    "it is to be handed over",
    () => new Case().approved().finish("filing").finish("decision"),
    "Deliver it: ",
    "Deliver it…",
  ],
  [
    "all is done",
    () => new Case().approved().finish("filing").finish("decision").finish("proof", "doc_9"),
    "This order is done",
    null,
  ],
];

it.each(SITUATIONS)(
  "[E-02] '%s': what it waits for, whose turn it is, and the one act that moves it on",
  (...row) => {
    const [, situation, heading, wanted] = row;
    const one = situation();
    expect(one.answer).toContain(heading);
    if (wanted !== null) expect(one.answer).toContain(wanted);
    const turns = { client: "Client", us: "Us", government: "Government" };
    const clock = one.work.clock;
    if (clock) expect(one.answer).toMatch(new RegExp(`Waiting on ${turns[clock.waits_for]} Since`));
    // Nothing is offered that the product would refuse.
    expect(one.answer.includes("Ask for documents…")).toBe(one.order.status !== "completed");
  },
);

it("[E-02] the button of what waits for a look says what is there: a document, an act on a portal, or both", () => {
  const documents = builtInService("gst-return")?.required_documents ?? [];
  const button = (toCheck: number, isConfirmed: boolean) => {
    const one = new Case();
    one.work = beginningOf(builtInPlan("gst-return"), documents, { now: NOW, off: [] });
    if (isConfirmed) one.do({ kind: "confirm", slot: "gstin-access" });
    one.toCheck = toCheck;
    return one.answer.replaceAll("…", "");
  };
  expect(button(1, false)).toContain(" Check the document Ask for documents");
  expect(button(2, false)).toContain(" Check the documents Ask for documents");
  expect(button(0, true)).toContain(" See what was done Ask for documents");
  expect(button(1, true)).toContain(" Check the document and the portal Ask for documents");
  expect(button(2, true)).toContain(" Check the documents and the portal Ask for documents");
});

it("[E-02] a promise that was not kept is said, and by how much the date was moved", () => {
  const late = new Case().papers("accepted");
  late.work = {
    ...late.work,
    clock: late.work.clock && { ...late.work.clock, promised: NOW - 2 * DAY, moved: 2 },
  };
  expect(late.answer).toContain("We missed a promised date on this order");
  expect(late.answer).toContain("The date was moved 2 times");
});

const context = {
  workspace: "tax_executive",
  now: NOW,
  marks: { toCheck: new Map([["ORD-1", 2]]), unread: new Map([["ORD-1", 1]]) },
} as const;

it("[E-02] every form of the queue shows the same orders: table, cards, the board, rows, days and what is stuck", () => {
  const { order } = new Case().papers("to_check");
  const late: DeskOrder = { ...order, id: "ORD-2", clientName: "Konkan Foods", rise: "assignee" };
  const rows = [order, late].map((row) => ({ id: row.id, row, gone: false }));
  const table = seen(
    createElement(ListTable<DeskOrder>, {
      ...{ label: "Queue", rows, columns: queueColumns(context) },
      nameOf: ({ clientName }) => clientName,
      card: () => null,
    }),
  );
  const card = seen(createElement(QueueCard, { order: late, context }));
  expect(card).toContain("Late");
  for (const said of ["Konkan Foods", "Late", "Check 2 documents", "1 unread message"])
    expect(table).toContain(said);
  const board = seen(createElement(OrderBoard, { rows, doneToday: [], context }));
  for (const column of ["Not Started", "In Progress", "Pending Review", "Done today"])
    expect(board).toContain(column);
  expect(board).toContain("Start work");
  const orders = [order, late];
  expect(seen(createElement(WorkRows, { label: "Work", orders, context }))).toContain("Konkan Foods");
  const issues = issuesIn(orders, new Map([["ORD-1", NOW - 4 * DAY]]), NOW);
  const stuck = seen(createElement(IssueRows, { issues, context }));
  expect(stuck).toContain("A document was asked for again and hasn't come");
  expect(stuck).toContain("Write to them");
  expect(seen(createElement(Deadlines, { orders, context, days: 30, heading: "h3" }))).toContain("Turn: Us");
  expect(seen(createElement(OrderCard, { order, now: NOW }))).toContain("Suresh Nair");
});

it("[FRM-15] markup that somebody wrote is text on every part of the desk", () => {
  const evil = "<img src=x onerror=alert(1)>";
  const order: DeskOrder = { ...new Case().changes().order, clientName: evil };
  const drawn = [
    createElement(OrderFacts, { order }),
    createElement(OrderDrafts, { work: new Case().changes().work, documentAt: () => "/x" }),
    createElement(WorkRows, { label: "Work", orders: [order], context }),
    createElement(ClientList, { clients: clientsOf([order]), workspace: "ca" }),
    createElement(ComplaintList, {
      label: "Complaints",
      now: NOW,
      complaints: [readOfficeComplaint("c1", { words: evil, service_name: evil, status: "open" })],
    }),
  ];
  for (const element of drawn) {
    const markup = renderToStaticMarkup(createElement(MemoryRouter, null, element));
    expect(markup).not.toContain("<img");
  }
});

it("[Z-02] the editor of steps shows a plan whole, and whether it can be saved", () => {
  const plan = builtInPlan("gst-return");
  const shown = seen(
    createElement(PlanEditor, {
      ...{ serviceId: "gst-return", serviceName: "GST Return", stored: { plan, version: null } },
      documents: [{ id: "sales", label: "Sales register" }],
    }),
  );
  expect(shown).toContain("Weights add up to 100 of 100");
  expect(shown).toContain(`Step ${plan.steps.length}`);
  expect(shown).not.toContain("Back to the built-in steps");
});
