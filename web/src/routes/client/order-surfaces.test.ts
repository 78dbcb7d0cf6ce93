import { statusOf } from "@niyamdesk/domain/orders/order-status";
import { builtInService } from "@niyamdesk/domain/services/catalogue/catalogue";
import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import { type Act, act, beginningOf, type SlotState, type Work } from "@niyamdesk/domain/steps/work";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { VaultGroups } from "../../features/documents/components/vault-groups.tsx";
import { vaultOf } from "../../features/documents/vault.ts";
import { MessageList } from "../../features/messages/components/message-list.tsx";
import { clockLine } from "../../features/orders/clock.ts";
import { DatesAhead } from "../../features/orders/components/dates-ahead.tsx";
import { DraftAnswers, DraftApproval } from "../../features/orders/components/draft-approval.tsx";
import { FiledProof } from "../../features/orders/components/filed-proof.tsx";
import { OrderNow } from "../../features/orders/components/order-now.tsx";
import { OrderRow } from "../../features/orders/components/order-row.tsx";
import { OrderSteps } from "../../features/orders/components/order-steps.tsx";
import { OrderTimeline } from "../../features/orders/components/order-timeline.tsx";
import { OwnOrderCard } from "../../features/orders/components/own-order-row.tsx";
import { WaitingList } from "../../features/orders/components/waiting-list.tsx";
import { needOf } from "../../features/orders/need.ts";
import { type OrderView, readOrder } from "../../features/orders/read-order.ts";
import { waitingOf } from "../../features/orders/waiting.ts";

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

/** One order that is worked along, as its client's screens read it. */
class Case {
  readonly slots = new Map<string, SlotState>();
  work: Work;

  constructor(paid = NOW) {
    const documents = builtInService("iec")?.required_documents ?? [];
    this.work = beginningOf(builtInPlan("iec"), documents, { now: paid, off: [] });
  }

  do(one: Act): this {
    this.work = act(this.work, one, { now: NOW, off: [], slots: this.slots }).work;
    return this;
  }

  papers(state: SlotState): this {
    for (const { slot, is_file } of this.work.asked) if (is_file) this.slots.set(slot, state);
    return this.do({ kind: "documents" });
  }

  drafted(): this {
    return this.papers("accepted").do({ kind: "send_draft", document_id: "doc_1", words: "Please check it" });
  }

  filed(): this {
    this.drafted().do({ kind: "answer", version: 1, answer: "approved", words: null });
    return this.do({
      ...{ kind: "finish", step: "filing" },
      proof: { number: "IEC-1", on: "2026-11-27", document_id: null },
    });
  }

  done(): this {
    this.filed().do({ kind: "finish", step: "decision", proof: null });
    return this.do({
      ...{ kind: "finish", step: "proof" },
      proof: { number: "AABCS9603R", on: "2026-11-27", document_id: "doc_9" },
    });
  }

  get order(): OrderView {
    const read = readOrder("ORD-1", {
      ...{ service_name: "Import export code", status: statusOf(this.work, this.slots) },
      ...{ assigned_to: "suresh", assigned_name: "Suresh Nair" },
    });
    return { ...read, work: this.work };
  }

  get now(): string {
    const { order, work, slots } = this;
    return seen(
      createElement(OrderNow, { order, work, need: needOf(work, slots), act: null, viewAt: (id) => id }),
    );
  }
}

const SITUATIONS: Record<string, () => Case> = {
  "just paid": () => new Case(),
  "documents are missing": () => new Case().do({ kind: "begin" }),
  "documents are looked at": () => new Case().do({ kind: "begin" }).papers("to_check"),
  "a draft is prepared": () => new Case().papers("accepted"),
  "a draft waits": () => new Case().drafted(),
  "the department decides": () => new Case().filed(),
  "a promise of ours has passed": () => {
    const late = new Case().papers("accepted");
    const clock = late.work.clock && { ...late.work.clock, promised: NOW - 2 * DAY };
    late.work = { ...late.work, clock };
    return late;
  },
};

it.each(Object.entries(SITUATIONS))(
  "[O-01] [O-02] '%s': rows, cards and the order itself tell one story, from one clock",
  (_, situation) => {
    const one = situation();
    const { order } = one;
    const line = clockLine(order, NOW)?.text ?? "none";
    expect(seen(createElement(OrderRow, { order, heading: "h3", nextStep: true }))).toContain(line);
    expect(seen(createElement(OwnOrderCard, { order }))).toContain(line);
    const turn = { client: "Waiting for you", us: "With us", government: "With the department" };
    expect(one.now).toContain(turn[one.work.clock?.waits_for ?? "us"]);
    // Nothing is asked for where nothing waits for the client, and the other way round.
    const asks = one.work.clock?.waits_for === "client";
    expect(one.now.includes("You don't need to do anything right now.")).toBe(
      one.work.clock?.waits_for === "us",
    );
    const waiting = waitingOf([order], {
      ...{ slotsOf: () => one.slots, reasonOf: () => null, unreadOf: () => 0 },
    });
    expect(waiting.length > 0).toBe(asks);
    const list = seen(createElement(WaitingList, { waiting }));
    for (const { title } of waiting) expect(list).toContain(title);
  },
);

it("[O-02] a date that moved stands with its reason until the step is done, and never silently", () => {
  const until = NOW + 9 * DAY;
  const moved = new Case().papers("accepted").do({ kind: "postpone", until, reason: "The portal is down" });
  expect(moved.now).toContain("This is taking longer than we said. New date:");
  expect(moved.now).toContain("Why: The portal is down");
  expect(new Case().papers("accepted").now).not.toContain("longer than we said");
});

it("[O-02] 'expected' is a promise only while it is ours to keep: else it depends on when the client sends", () => {
  expect(new Case().do({ kind: "begin" }).now).toMatch(/Send it by .+ and we expect to finish by /);
  expect(new Case().do({ kind: "begin" }).now).not.toContain("Expected done");
  expect(new Case().drafted().now).toMatch(/Answer by .+ and we expect to finish by /);
  expect(new Case().papers("accepted").now).toContain("Expected done");
});

it("[O-02] steps say whom each waits for, what was filed under which number, and nothing of a closed order waits", () => {
  const { work } = new Case().filed();
  const steps = seen(createElement(OrderSteps, { work }));
  expect(steps).toContain("Number IEC-1");
  expect(steps).toMatch(/Decision of the DGFT the department, since /);
  expect(steps).toContain("we, within 1 working day");
  const closed = seen(createElement(OrderSteps, { work, isOpen: false }));
  expect(closed).not.toContain("since");
});

it("[O-02] a draft has buttons while it can be answered, then what was said stands with version and time", () => {
  const draft = (one: Case) =>
    seen(
      createElement(DraftApproval, {
        ...{ orderId: "ORD-1", work: one.work, assignedName: "Suresh Nair", focused: false },
        viewAt: (id: string) => `/view/${id}`,
      }),
    );
  const one = new Case().drafted();
  expect(draft(one)).toMatch(
    /Draft for you, version 1 .* Suresh Nair writes: Please check it .* Approve Ask for changes/,
  );
  one.do({ kind: "answer", version: 1, answer: "changes", words: "My address is old" });
  expect(draft(one)).toBe("");
  const said = createElement(DraftAnswers, { work: one.work, viewAt: (id: string) => `/view/${id}` });
  expect(seen(said)).toMatch(/You asked for changes to version 1 on .+: My address is old View version 1/);
});

it("[O-02] the proof is on top once all is done, and not before", () => {
  const proof = (one: Case) =>
    seen(
      createElement(FiledProof, {
        ...{ serviceName: "Import export code", work: one.work },
        file: (id: string) => createElement("b", null, id),
      }),
    );
  expect(proof(new Case().filed())).toBe("");
  expect(proof(new Case().done())).toMatch(/Filed on 27 Nov 2026 .*Number AABCS9603R .*doc_9/);
});

it("[O-01] dates ahead are those of whoever promised one, late ones as such; a department promises none", () => {
  const ahead = (one: Case) => seen(createElement(DatesAhead, { orders: [one.order] }));
  expect(ahead(new Case())).toContain("Your part");
  expect(ahead(new Case().papers("accepted"))).toContain("Our part");
  expect(ahead(SITUATIONS["a promise of ours has passed"]?.() ?? new Case())).toContain("2 days late");
  expect(ahead(new Case().filed())).toContain("No dates ahead");
});

it("[O-02] history says who did what; what happened by itself was done by nobody", () => {
  const date = { toMillis: () => NOW };
  const { timeline } = readOrder("ORD-1", {
    timeline: [
      { date, event: "Order received", description: "", by: "system" },
      { date, event: "Work has begun", description: "Suresh Nair has started.", by: "Tax Executive" },
    ],
  });
  const history = seen(createElement(OrderTimeline, { events: timeline }));
  expect(history).toContain("Suresh Nair has started. Tax Executive");
  expect(history).not.toContain("system");
});

it("[O-02] [FRM-15] a thread shows words as words, one's own apart, what is new and what waits for the network", () => {
  const message = (id: string, senderId: string, text: string, at: number) => ({
    ...{ id, senderId, senderRole: "tax_executive", text, at, attachments: [], isErased: false },
  });
  const list = seen(
    createElement(MessageList, {
      ...{ uid: "me", nameOf: () => "Suresh Nair", attachmentOf: () => null, empty: "Nothing yet" },
      messages: [message("m2", "suresh", "<b>Sign</b> here", NOW), message("m1", "me", "Hello", NOW - DAY)],
      pending: [
        {
          requestId: "r",
          orderId: "ORD-1",
          text: "On my way",
          attachments: [],
          at: NOW,
          state: { is: "waiting" },
        },
      ],
      notes: [{ id: 1, at: NOW - 1000, text: "Kavita Rao is now handling your order." }],
      ...{ readUpTo: NOW - DAY, seenUpTo: NOW, unread: 1, atEnd: true, toEnd: () => undefined },
    }),
  );
  expect(list).toMatch(
    /You · .+ Hello Read .+ Kavita Rao is now handling your order\. New Suresh Nair · .+ <b>Sign<\/b> here/,
  );
  expect(list).toContain("Not sent yet. It goes out by itself once you're online.");
});

it("[O-05] documents stand by order with their state in words, and never 'rejected'", () => {
  const plain = {
    orderId: "ORD-1",
    type: "application/pdf",
    refusal: null,
    size: 4,
    reviewedAt: null,
  } as const;
  const groups = vaultOf(
    [{ id: "ORD-1", serviceName: "Import export code", work: new Case().done().work }],
    [
      {
        ...plain,
        id: "a",
        slot: "pan",
        name: "pan.pdf",
        status: "rejected",
        reason: "Too old",
        sentAt: 3,
        isOurs: false,
      },
      {
        ...plain,
        id: "b",
        slot: "bank-proof",
        name: "b.pdf",
        status: "replaced",
        reason: null,
        sentAt: 2,
        isOurs: false,
      },
      {
        ...plain,
        id: "doc_9",
        slot: "ours_1",
        name: "c.pdf",
        status: "received",
        reason: null,
        sentAt: 4,
        isOurs: true,
      },
    ],
  );
  const shown = seen(createElement(VaultGroups, { groups }));
  expect(shown).toMatch(
    /Import Export Code c\.pdf Number AABCS9603R .* Result .* Too old .* Send again .* Replaced/,
  );
  expect(shown.toLowerCase()).not.toContain("rejected");
});
