import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DomainError } from "../base/errors.ts";
import { mayMove } from "../base/moves.ts";
import { ORDER_MOVES, type OrderStatus } from "../orders/order.ts";
import { statusOf } from "../orders/order-status.ts";
import { builtInService, CATALOGUE } from "../services/catalogue/catalogue.ts";
import { BUILT_IN_PLANS, builtInPlan } from "./built-in-plans.ts";
import { withTimes } from "./order-work.ts";
import {
  type Act,
  type Around,
  act,
  beginningOf,
  expectedDone,
  lookAt,
  MOST_REMINDERS,
  type News,
  openStep,
  outstanding,
  percentBack,
  riseOf,
  type SlotState,
  TOLD_BEFORE_MS,
  type Work,
} from "./work.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (time: string) => Date.parse(`${time}+05:30`);
/** A Tuesday. */
const PAID = at("2026-12-01T11:20");

/** One order that is worked along, and all that was told. */
class Case {
  now = PAID;
  readonly slots = new Map<string, SlotState>();
  readonly news: News[] = [];
  work: Work;

  constructor(service: string) {
    const documents = builtInService(service)?.required_documents ?? [];
    this.work = beginningOf(builtInPlan(service), documents, { now: PAID, off: [] });
  }

  get around(): Around {
    return { now: this.now, off: [], slots: this.slots };
  }

  get status() {
    return statusOf(this.work, this.slots);
  }

  get open() {
    return openStep(this.work)?.id;
  }

  do(one: Act): News[] {
    const { work, news } = act(this.work, one, this.around);
    this.work = work;
    this.news.push(...news);
    return [...news];
  }

  /** All papers that are asked for now come to this state. */
  papers(state: SlotState): News[] {
    for (const { slot } of this.work.asked) {
      if (this.slots.get(slot) !== "accepted") this.slots.set(slot, state);
    }
    return this.do({ kind: "documents" });
  }

  refusal(one: Act): string {
    try {
      this.do(one);
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
    return "none";
  }
}

const IF_RENTED = { slot: "rent-agreement", label: "Rent agreement" };

const filed = (number: string | null, document_id: string | null = null) => ({
  ...{ number, on: "2026-12-10", document_id },
});

describe("an order from paid to filed", () => {
  it("[O-02] an income tax return, step by step, with whom it waits for and until when", () => {
    const order = new Case("itr-filing");
    expect(order.status).toBe("pending");
    expect(order.work.clock).toMatchObject({
      ...{ step: "documents", waits_for: "client", since: PAID, promised: at("2026-12-04T18:00") },
    });
    // 'Mobile number' is told, not sent; what is asked 'if …' is no duty.
    expect(outstanding(order.work, order.slots).map(({ slot }) => slot)).toEqual([
      "pan",
      "masked-aadhaar",
      "bank-account",
      "form-26as-ais",
    ]);
    order.do({ kind: "begin" });
    expect(order.status).toBe("awaiting_documents");
    order.papers("to_check");
    expect(order.status).toBe("processing");
    expect(order.work.clock).toMatchObject({ waits_for: "us", promised: at("2026-12-02T18:00") });
    expect(order.papers("accepted")).toEqual([
      { kind: "step_done", step: "documents", name: "Your documents" },
    ]);
    expect(order.work.clock).toMatchObject({
      step: "computation",
      waits_for: "us",
      promised: at("2026-12-03T18:00"),
    });
    expect(order.refusal({ kind: "finish", step: "computation", proof: null })).toBe("draft_needed");
    order.do({ kind: "send_draft", document_id: "doc_1", words: null });
    expect(order.status).toBe("in_review");
    expect(order.work.clock).toMatchObject({ step: "approval", waits_for: "client" });
    order.do({ kind: "answer", version: 1, answer: "changes", words: "My rent is missing" });
    expect(order.status).toBe("processing");
    expect(order.work.clock).toMatchObject({ step: "approval", waits_for: "us" });
    order.do({ kind: "send_draft", document_id: "doc_2", words: null });
    expect(order.refusal({ kind: "answer", version: 1, answer: "approved", words: null })).toBe(
      "draft_not_current",
    );
    order.do({ kind: "answer", version: 2, answer: "approved", words: null });
    expect(order.refusal({ kind: "answer", version: 2, answer: "approved", words: null })).toBe(
      "draft_not_current",
    );
    expect(order.open).toBe("filing");
    expect(order.refusal({ kind: "finish", step: "filing", proof: null })).toBe("proof_needed");
    order.do({ kind: "finish", step: "filing", proof: filed("123456") });
    expect(order.work.clock).toMatchObject({ step: "everify", waits_for: "client" });
    order.do({ kind: "finish", step: "everify", proof: null });
    expect(order.refusal({ kind: "finish", step: "proof", proof: filed("123456") })).toBe("proof_needed");
    expect(order.do({ kind: "finish", step: "proof", proof: filed("123456", "doc_3") })).toEqual([
      { kind: "done", number: "123456", on: "2026-12-10" },
    ]);
    expect(order.status).toBe("completed");
    expect(order.work.clock).toBeNull();
    expect(order.refusal({ kind: "tick" })).toBe("order_closed");
    expect(order.news.map(({ kind }) => kind)).toEqual([
      ...["begun", "step_done", "draft", "changes", "draft", "approved", "filed", "step_done", "done"],
    ]);
  });

  it("[O-02] what is filed waits for the Government, and for nobody else", () => {
    const order = new Case("iec");
    order.papers("accepted");
    order.do({ kind: "send_draft", document_id: "doc_1", words: null });
    order.do({ kind: "answer", version: 1, answer: "approved", words: null });
    order.do({ kind: "finish", step: "filing", proof: filed("IEC-1") });
    expect(order.status).toBe("in_review");
    expect(order.work.clock).toMatchObject({ step: "decision", waits_for: "government" });
    expect(order.work.steps.find(({ id }) => id === "filing")?.proof).toMatchObject({
      number: "IEC-1",
      at: PAID,
    });
  });

  it("[O-02] a document that is asked for later stops the work until it is there, and says why", () => {
    const order = new Case("iec");
    order.papers("accepted");
    order.now += HOUR;
    const until = at("2026-12-05T18:00");
    const documents = [{ slot: "asked-1", label: "Board resolution" }];
    expect(order.do({ kind: "ask", documents, reason: "The DGFT asks for it", until })).toEqual([
      { kind: "begun" },
      { kind: "asked", labels: ["Board resolution"], reason: "The DGFT asks for it", until },
    ]);
    expect(order.status).toBe("awaiting_documents");
    expect(order.work.clock).toMatchObject({
      step: "application",
      waits_for: "client",
      since: order.now,
      promised: until,
    });
    expect(order.refusal({ kind: "send_draft", document_id: "doc", words: null })).toBe(
      "documents_outstanding",
    );
    // Asked for one more, the client has no less time.
    order.do({
      kind: "ask",
      documents: [{ slot: "asked-2", label: "Photo" }],
      reason: "Too",
      until: until - DAY,
    });
    expect(order.work.clock).toMatchObject({ promised: until });
    order.slots.set("asked-1", "to_check");
    order.do({ kind: "waive", slot: "asked-2", reason: "Found it" });
    expect(order.work.clock).toMatchObject({ step: "application", waits_for: "us", moved: 0 });
    order.slots.set("asked-1", "again");
    order.do({ kind: "documents" });
    expect(order.status).toBe("awaiting_documents");
    expect(order.refusal({ kind: "waive", slot: "asked-2", reason: "Again" })).toBe("step_not_open");
  });

  it("[O-02] papers of a later step wait for their step; a draft comes before them", () => {
    const order = new Case("trademark");
    expect(outstanding(order.work, order.slots).map(({ slot }) => slot)).not.toContain("tm-48");
    order.slots.set("tm-48", "missing");
    for (const { slot, step } of order.work.asked)
      if (step === "documents") order.slots.set(slot, "accepted");
    order.do({ kind: "documents" });
    expect(order.open).toBe("search");
    order.do({ kind: "finish", step: "search", proof: null });
    order.do({ kind: "send_draft", document_id: "doc", words: null });
    order.do({ kind: "answer", version: 1, answer: "approved", words: null });
    expect(order.open).toBe("tm-48");
    expect(order.work.clock).toMatchObject({ waits_for: "client" });
  });
});

describe("a document that is needed only if …", () => {
  const apply = (applies: boolean): Act => ({
    ...{ kind: "apply", documents: [{ ...IF_RENTED, step: "documents" }], applies },
  });

  it("[O-05] is a duty once its client says that it applies, and none again when they say otherwise", () => {
    const order = new Case("itr-filing");
    order.do({ kind: "begin" });
    const before = outstanding(order.work, order.slots).length;
    order.do(apply(true));
    expect(outstanding(order.work, order.slots).map(({ slot }) => slot)).toContain(IF_RENTED.slot);
    expect(order.do(apply(false))).toEqual([]);
    expect(outstanding(order.work, order.slots)).toHaveLength(before);
    expect(order.work.asked.find(({ slot }) => slot === IF_RENTED.slot)).toMatchObject({ applies: false });
  });

  it("[O-05] keeps its step open until it is accepted; said not to apply, the step is over when the rest is", () => {
    const order = new Case("itr-filing");
    order.do({ kind: "begin" });
    order.do(apply(true));
    const others = order.work.asked.filter(({ slot, is_file }) => is_file && slot !== IF_RENTED.slot);
    for (const { slot } of others) order.slots.set(slot, "accepted");
    order.do({ kind: "documents" });
    expect(order.open).toBe("documents");
    expect(order.work.clock?.waits_for).toBe("client");
    order.do(apply(false));
    expect(order.open).toBe("computation");
  });

  it("[O-05] is nobody's to answer once its step is done, nor where it is needed in any case", () => {
    const order = new Case("itr-filing");
    const pan = { slot: "pan", label: "PAN", step: "documents" };
    expect(order.refusal({ kind: "apply", documents: [pan], applies: false })).toBe("step_not_open");
    order.do(apply(false));
    order.papers("accepted");
    expect(order.open).toBe("computation");
    expect(order.refusal(apply(true))).toBe("step_not_open");
  });
});

describe("what is done in place of a document", () => {
  const [SLOT, LABEL] = ["gstin-access", "Add us as an authorised user for your GSTIN on the GST portal"];

  it("[O-05] waits for its client, is looked at by us, and closes its step with the documents", () => {
    const order = new Case("gst-return");
    order.papers("accepted");
    expect(outstanding(order.work, order.slots).map(({ slot }) => slot)).toEqual([SLOT]);
    expect(order.work.clock).toMatchObject({ step: "documents", waits_for: "client" });
    order.now += HOUR;
    expect(order.do({ kind: "confirm", slot: SLOT })).toEqual([
      { kind: "act_done", slot: SLOT, label: LABEL },
    ]);
    expect(order.work.asked.find(({ slot }) => slot === SLOT)?.act).toEqual({
      ...{ state: "done", at: order.now, words: null },
    });
    expect(order.work.clock).toMatchObject({ step: "documents", waits_for: "us", since: order.now });
    order.now += HOUR;
    const words = "We aren't on the list of users";
    expect(order.do({ kind: "judge", slot: SLOT, accepted: false, words })).toContainEqual({
      ...{ kind: "act_again", slot: SLOT, label: LABEL, reason: words, at: order.now },
    });
    expect(order.status).toBe("awaiting_documents");
    order.do({ kind: "confirm", slot: SLOT });
    const news = order.do({ kind: "judge", slot: SLOT, accepted: true, words: null });
    expect(news.map(({ kind }) => kind)).toEqual(["act_accepted", "step_done"]);
    expect(order.open).not.toBe("documents");
  });

  it("[O-05] is found done without its client's word, and refused nowhere else than where it is asked for", () => {
    const order = new Case("gst-return");
    expect(order.refusal({ kind: "judge", slot: SLOT, accepted: false, words: "No" })).toBe(
      "changed_meanwhile",
    );
    order.do({ kind: "judge", slot: SLOT, accepted: true, words: null });
    expect(order.refusal({ kind: "confirm", slot: SLOT })).toBe("changed_meanwhile");
    expect(order.refusal({ kind: "judge", slot: SLOT, accepted: false, words: "No" })).toBe(
      "changed_meanwhile",
    );
    expect(order.refusal({ kind: "confirm", slot: "sales" })).toBe("step_not_open");
    expect(order.refusal({ kind: "confirm", slot: "nothing" })).toBe("step_not_open");
  });

  it("[O-05] keeps when it was said through either form of its times", () => {
    const order = new Case("gst-return");
    order.do({ kind: "confirm", slot: SLOT });
    const stored = withTimes(order.work, (time) => ({ toMillis: () => time }));
    expect(withTimes(stored, (moment) => moment.toMillis())).toEqual(order.work);
  });
});

describe("the clock", () => {
  it("[O-02] a promise of ours that will not hold: the client hears the new date before the old one passes, and it rises", () => {
    const order = new Case("iec");
    order.papers("accepted");
    const was = order.work.clock?.promised ?? 0;
    order.now = was - TOLD_BEFORE_MS - 1;
    expect(order.do({ kind: "tick" })).toEqual([]);
    order.now += 1;
    const promised = was + DAY;
    expect(order.do({ kind: "tick" })).toEqual([
      { kind: "later", step: "application", promised, was, reason: null },
    ]);
    expect(riseOf(order.work)).toBe("assignee");
    expect(order.do({ kind: "tick" })).toEqual([]);
    order.now = promised - TOLD_BEFORE_MS;
    order.do({ kind: "tick" });
    expect(riseOf(order.work)).toBe("admin");
    expect(order.work.clock).toMatchObject({ first_promised: was, moved: 2 });
    order.do({ kind: "send_draft", document_id: "doc", words: null });
    expect(riseOf(order.work)).toBeNull();
  });

  it("[O-02] a person says the new date and why; never one that is past", () => {
    const order = new Case("iec");
    order.papers("accepted");
    const was = order.work.clock?.promised ?? 0;
    expect(order.refusal({ kind: "postpone", until: order.now, reason: "x" })).toBe("promise_not_ahead");
    const until = was + 2 * DAY;
    expect(order.do({ kind: "postpone", until, reason: "The portal is down" })).toEqual([
      { kind: "later", step: "application", promised: until, was, reason: "The portal is down" },
    ]);
    expect(order.work.clock).toMatchObject({ promised: until, moved_because: "The portal is down" });
  });

  it("[O-02] a client is reminded so often at most, then it is a matter for a person", () => {
    const order = new Case("iec");
    const told: News[] = [];
    for (let day = 0; day < 60; day++) {
      order.now += DAY;
      told.push(...order.do({ kind: "tick" }));
    }
    expect(told.map((news) => (news.kind === "reminder" ? news.count : news.kind))).toEqual([1, 2, 3]);
    expect(order.work.clock?.moved).toBeGreaterThan(MOST_REMINDERS);
    expect(riseOf(order.work)).toBe("admin");
  });

  it("[O-02] when all is done is reckoned from what is promised and the steps after it", () => {
    const order = new Case("iec");
    // Documents by Friday 4, then 1 + 3 + 1 + 3 + 1 working days.
    expect(expectedDone(order.work, [])).toBe(at("2026-12-17T18:00"));
  });
});

describe("what goes back to a client who cancels", () => {
  it("[O-02] all before work begins, then what the steps have not earned", () => {
    const order = new Case("trademark");
    expect(percentBack(order.work)).toBe(100);
    order.do({ kind: "begin" });
    expect(percentBack(order.work)).toBe(100);
    order.papers("accepted");
    order.do({ kind: "finish", step: "search", proof: null });
    expect(percentBack(order.work)).toBe(75);
    order.do({ kind: "send_draft", document_id: "doc", words: null });
    expect(percentBack(order.work)).toBe(40);
  });
});

it("[O-02] times change their form and nothing else does", () => {
  const order = new Case("iec");
  order.papers("accepted");
  order.do({ kind: "send_draft", document_id: "doc", words: null });
  order.do({ kind: "answer", version: 1, answer: "approved", words: null });
  order.do({ kind: "finish", step: "filing", proof: filed("1") });
  const stored = withTimes(order.work, (time) => ({ toMillis: () => time }));
  expect(stored.clock?.promised.toMillis()).toBe(order.work.clock?.promised);
  expect(withTimes(stored, (moment) => moment.toMillis())).toEqual(order.work);
});

describe("whatever happens in whatever order", () => {
  const SLOT_STATES: SlotState[] = ["missing", "to_check", "accepted", "again"];
  const anyAct = fc.oneof(
    fc.constant<Act>({ kind: "begin" }),
    fc.constant<Act>({ kind: "tick" }),
    fc.record({
      kind: fc.constant("finish" as const),
      step: fc.constant("open"),
      proof: fc.constantFrom(null, filed("N-1"), filed("N-1", "doc")),
    }),
    fc.record({
      kind: fc.constant("ask" as const),
      documents: fc
        .integer({ min: 1, max: 3 })
        .map((name) => [{ slot: `more-${name}`, label: `More ${name}` }]),
      reason: fc.constant("Needed"),
      until: fc.constant(null),
    }),
    fc.record({
      kind: fc.constant("waive" as const),
      slot: fc.constantFrom("more-1", "pan", "photo"),
      reason: fc.constant("No"),
    }),
    fc.record({
      kind: fc.constant("send_draft" as const),
      document_id: fc.constant("doc"),
      words: fc.constant(null),
    }),
    fc.record({
      kind: fc.constant("answer" as const),
      version: fc.integer({ min: 1, max: 3 }),
      answer: fc.constantFrom("approved" as const, "changes" as const),
      words: fc.constant("As agreed"),
    }),
    fc.constant<Act>({ kind: "postpone", until: 0, reason: "Portal" }),
    fc.constant<Act>({ kind: "confirm", slot: "gstin-access" }),
    fc.boolean().map(
      (accepted): Act => ({
        ...{ kind: "judge", slot: "gstin-access", accepted },
        words: accepted ? null : "We aren't on the list",
      }),
    ),
  );
  const anyStep = fc.oneof(
    anyAct.map((one) => ({ one, slots: null, later: 0 })),
    fc
      .tuple(fc.nat(), fc.constantFrom(...SLOT_STATES))
      .map((slots) => ({ one: { kind: "documents" } as Act, slots, later: 0 })),
    fc.constant({ one: { kind: "documents" } as Act, slots: "all" as const, later: 0 }),
    fc.boolean().map((applies) => ({
      one: { kind: "apply", documents: [{ ...IF_RENTED, step: "documents" }], applies } as Act,
      ...{ slots: null, later: 0 },
    })),
    fc
      .integer({ min: 1, max: 40 * 24 })
      .map((hours) => ({ one: { kind: "tick" } as Act, slots: null, later: hours * HOUR })),
  );

  it("[O-02] one step is open, one clock runs, no paper is lost, every move is one of the table, nothing is told twice", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CATALOGUE.map(({ id }) => id)),
        fc.array(anyStep, { maxLength: 60 }),
        (service, steps) => {
          const order = new Case(service);
          const planned = order.work.steps.map(({ id }) => id);
          const required = order.work.asked.map(({ slot }) => slot);
          const told: string[] = [];
          for (const { one, slots, later } of steps) {
            if (order.work.clock === null) break;
            order.now += later;
            const before = order.work;
            const was = order.status;
            setSlots(order, slots);
            const wanted = meant(order, one);
            let news: News[] = [];
            try {
              news = order.do(wanted);
            } catch (error) {
              expect(error).toBeInstanceOf(DomainError);
              expect(order.work).toBe(before);
            }
            told.push(...news.flatMap(causeOf));
            const { work, status } = order;
            expect(work.steps.map(({ id }) => id)).toEqual(planned);
            // Done from the first to the last, and never undone.
            const done = work.steps.map(({ done_at }) => done_at !== null);
            expect(done.indexOf(false) === -1 ? done.length : done.indexOf(false)).toBe(
              done.filter(Boolean).length,
            );
            expect(done.filter(Boolean).length).toBeGreaterThanOrEqual(
              before.steps.filter(({ done_at }) => done_at !== null).length,
            );
            expect(work.clock?.step ?? null).toBe(openStep(work)?.id ?? null);
            expect(status === "completed").toBe(work.clock === null);
            for (const slot of required) expect(work.asked.map((asked) => asked.slot)).toContain(slot);
            expect(new Set(work.asked.map(({ slot }) => slot)).size).toBe(work.asked.length);
            if (work.clock) {
              expect(work.clock.since).toBeLessThanOrEqual(order.now);
              expect(lookAt(work)).toBeLessThanOrEqual(work.clock.promised);
              if (wanted.kind === "tick") expect(work.clock.promised).toBeGreaterThan(order.now);
            }
            for (const [from, to] of movesOf(was, status, news)) {
              expect(
                mayMove(ORDER_MOVES, from, to, "tax_executive"),
                `${from} > ${to} by ${wanted.kind}`,
              ).toBe(true);
            }
          }
          expect(new Set(told).size).toBe(told.length);
          expect(told.filter((cause) => cause === "done").length).toBe(order.work.clock === null ? 1 : 0);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("[O-02] every service comes to its end when everybody does their part", () => {
    for (const { service_id } of BUILT_IN_PLANS) {
      const order = new Case(service_id);
      for (let count = 0; order.work.clock !== null && count < 40; count++) {
        order.papers("accepted");
        for (const { slot } of order.work.asked.filter(({ takes, act }) => takes === "act" && !act)) {
          order.do({ kind: "judge", slot, accepted: true, words: null });
        }
        const step = openStep(order.work);
        const draft = order.work.drafts.at(-1);
        if (step === null) break;
        if (step.closes === "draft") order.do({ kind: "send_draft", document_id: "doc", words: null });
        else if (step.closes === "approval")
          order.do({ kind: "answer", version: draft?.version ?? 0, answer: "approved", words: null });
        else order.do({ kind: "finish", step: step.id, proof: filed("N-1", "doc") });
      }
      expect(order.status, service_id).toBe("completed");
      expect(percentBack(order.work)).toBe(0);
    }
  });

  function setSlots(order: Case, slots: [number, SlotState] | "all" | null) {
    if (slots === "all") for (const { slot } of order.work.asked) order.slots.set(slot, "accepted");
    else if (slots !== null) {
      const asked = order.work.asked[slots[0] % order.work.asked.length];
      // What was accepted stays so.
      if (asked && order.slots.get(asked.slot) !== "accepted") order.slots.set(asked.slot, slots[1]);
    }
  }

  function meant(order: Case, one: Act): Act {
    if (one.kind === "finish") return { ...one, step: order.open ?? "" };
    if (one.kind === "postpone") return { ...one, until: order.now + 3 * DAY };
    return one;
  }

  /** What happens by itself in one act: it is taken up, then goes on. */
  function movesOf(was: OrderStatus, is: OrderStatus, news: readonly News[]): [OrderStatus, OrderStatus][] {
    if (was === is) return [];
    if (was !== "pending" || is === "processing" || is === "awaiting_documents") return [[was, is]];
    expect(news.map(({ kind }) => kind)).toContain("begun");
    return [
      ["pending", "processing"],
      ["processing", is],
    ];
  }

  /** What must be told once, by its name. */
  function causeOf(news: News): string[] {
    switch (news.kind) {
      case "step_done":
      case "filed":
        return [`done ${news.step}`];
      case "draft":
      case "approved":
      case "changes":
        return [`${news.kind} ${news.version}`];
      case "begun":
      case "done":
        return [news.kind];
      default:
        return [];
    }
  }
});
