import { DomainError } from "../base/errors.ts";
import { slotsOf } from "../documents/document-slots.ts";
import type { RequiredDocument } from "../services/service.ts";
import { afterWorkingDays, type DaysOff } from "../time/working-days.ts";
import type {
  ActSaid,
  AskedDocument,
  Clock,
  Draft,
  DraftAnswer,
  OrderWork,
  Proof,
  WorkStep,
} from "./order-work.ts";
import type { PlannedStep, StepPlan, Turn } from "./step.ts";

/**
 * How one order is worked along. Pure: what an act makes of the work, and what is to be told of it; instants are epoch ms. Exactly one step
 * is open until all are done, and exactly one clock runs.
 */
export type Work = OrderWork<number>;

/** Where a document that is asked for stands. `again`: it is to be sent again. */
export type SlotState = "missing" | "to_check" | "accepted" | "again";

export interface Around {
  now: number;
  /** Days off besides the holidays. */
  off: DaysOff;
  /** By slot; what is not there is missing. */
  slots: ReadonlyMap<string, SlotState>;
}

export type Act =
  | { kind: "begin" }
  /** The open step is done. */
  | { kind: "finish"; step: string; proof: Omit<Proof<number>, "at"> | null }
  | {
      kind: "ask";
      documents: readonly Pick<AskedDocument, "slot" | "label" | "takes">[];
      reason: string;
      until: number | null;
    }
  | { kind: "waive"; slot: string; reason: string }
  /** The client says whether the condition of 'if …' documents is theirs. */
  | {
      kind: "apply";
      documents: readonly Pick<AskedDocument, "slot" | "label" | "step" | "takes">[];
      applies: boolean;
    }
  /** The client says that they have done what is asked for in place of a document. */
  | { kind: "confirm"; slot: string }
  /** Whoever has the order finds it done, or says what is missing. */
  | { kind: "judge"; slot: string; accepted: boolean; words: string | null }
  /** A document came, or was looked at. */
  | { kind: "documents" }
  | { kind: "send_draft"; document_id: string; words: string | null }
  | { kind: "answer"; version: number; answer: DraftAnswer; words: string | null }
  /** Another date than was promised, said before that one passes. */
  | { kind: "postpone"; until: number; reason: string }
  /** Time went by. */
  | { kind: "tick" };

/** What is to be told: each is one cause, for one word. */
export type News =
  | { kind: "begun" }
  | { kind: "step_done"; step: string; name: string }
  | { kind: "asked"; labels: readonly string[]; reason: string; until: number }
  | { kind: "waived"; label: string }
  | { kind: "act_done"; slot: string; label: string }
  | { kind: "act_accepted"; slot: string; label: string }
  | { kind: "act_again"; slot: string; label: string; reason: string; at: number }
  | { kind: "draft"; version: number }
  | { kind: "approved"; version: number }
  | { kind: "changes"; version: number; words: string }
  | { kind: "filed"; step: string; name: string; number: string; on: string }
  | { kind: "later"; step: string; promised: number; was: number; reason: string | null }
  | { kind: "reminder"; step: string; name: string; count: number }
  | { kind: "done"; number: string | null; on: string };

export interface Worked {
  work: Work;
  news: readonly News[];
}

/** Working days in which a document is looked at. */
const CHECK_DAYS = 1;
/** And that a client has for what is asked later. */
const ASKED_DAYS = 3;
/** Between two reminders, and how many there are. */
const REMIND_DAYS = 2;
export const MOST_REMINDERS = 3;
/** So long before a promise of ours passes its new date is told. */
export const TOLD_BEFORE_MS = 3_600_000;
const MOST_DRAFTS = 50;
const MOST_ASKED = 100;

/** The work of an order that is paid now. */
export function beginningOf(
  { steps }: StepPlan,
  documents: readonly RequiredDocument[],
  around: Pick<Around, "now" | "off">,
): Work {
  const work: Work = {
    began_at: null,
    clock: null,
    drafts: [],
    steps: steps.map(({ id, name, waits_for, days, weight, closes, unnumbered = false }) => ({
      ...{ id, name, waits_for, days, weight, closes, unnumbered },
      ...{ done_at: null, proof: null },
    })),
    asked: askedOf(steps, documents, around.now),
  };
  return advance(work, { ...around, slots: new Map() }, []);
}

function askedOf(steps: readonly PlannedStep[], documents: readonly RequiredDocument[], now: number) {
  return documentsAt(steps, documents)
    .filter(({ condition }) => condition === null)
    .map(({ condition: _, ...document }): AskedDocument<number> => {
      return { ...document, reason: null, asked_at: now, waived: null };
    });
}

interface PlannedDocument extends Pick<AskedDocument, "slot" | "label" | "is_file" | "step" | "takes"> {
  /** When it is needed; null: always. */
  condition: string | null;
}

/** A service's documents at the steps that need them. */
export function documentsAt(
  steps: readonly PlannedStep[],
  documents: readonly RequiredDocument[],
): PlannedDocument[] {
  const elsewhere = new Map(
    steps.flatMap(({ id, documents: named }) =>
      named === "all" ? [] : (named ?? []).map((document) => [document, id] as const),
    ),
  );
  const usual = steps.find(({ documents: named }) => named === "all")?.id;
  const slots = slotsOf(documents);
  return documents.flatMap(({ id }, at): PlannedDocument[] => {
    const step = elsewhere.get(id) ?? usual;
    const slot = slots[at];
    if (step === undefined || slot === undefined) return [];
    const condition = slot.required ? null : (slot.condition ?? "");
    const { takes } = slot;
    return [
      {
        ...{ slot: slot.id, label: slot.label, is_file: slot.isFile, step, condition },
        ...(takes === undefined ? {} : { takes }),
      },
    ];
  });
}

/**
 * @throws DomainError order_closed; step_not_open; documents_outstanding; draft_needed, approval_needed, proof_needed; draft_not_current;
 * promise_not_ahead; too_many_documents
 */
export function act(work: Work, one: Act, around: Around): Worked {
  const news: News[] = [];
  if (work.clock === null) throw new DomainError("order_closed");
  const acted = ACTS[one.kind](work, one as never, around, news);
  return { work: advance(acted, around, news), news };
}

type Acting<Kind extends Act["kind"]> = (
  work: Work,
  one: Extract<Act, { kind: Kind }>,
  around: Around,
  news: News[],
) => Work;

const ACTS: { [Kind in Act["kind"]]: Acting<Kind> } = {
  begin: (work, _, { now }, news) => begun(work, now, news),

  finish(work, { step: id, proof }, { now, slots }, news) {
    const step = openStep(work);
    if (step?.id !== id) throw new DomainError("step_not_open");
    if (outstanding(work, slots).length > 0) throw new DomainError("documents_outstanding");
    const REFUSED = {
      documents: "documents_outstanding",
      draft: "draft_needed",
      approval: "approval_needed",
    } as const;
    if (step.closes in REFUSED) throw new DomainError(REFUSED[step.closes as keyof typeof REFUSED]);
    if (isProofMissing(step, proof)) throw new DomainError("proof_needed");
    const after = begun(work, now, news);
    if (step.closes === "proof" && proof !== null) {
      news.push({ kind: "done", number: proof.number, on: proof.on });
    } else if (step.closes === "filing" && proof !== null) {
      news.push({ kind: "filed", step: id, name: step.name, number: proof.number ?? "", on: proof.on });
    } else news.push({ kind: "step_done", step: id, name: step.name });
    return withStep(after, id, { done_at: now, proof: proof && { ...proof, at: now } });
  },

  ask(work, { documents, reason, until }, around, news) {
    const step = openStep(work);
    if (step === null) throw new DomainError("order_closed");
    const slots = new Set(documents.map(({ slot }) => slot));
    const kept = work.asked.filter(({ slot }) => !slots.has(slot));
    if (kept.length + documents.length > MOST_ASKED) throw new DomainError("too_many_documents");
    const asked = documents.map(({ slot, label, takes }) => ({
      ...{ slot, label, is_file: true, step: step.id, reason },
      ...{ asked_at: around.now, waived: null },
      ...(takes === undefined ? {} : { takes }),
    }));
    const wanted = until ?? afterWorkingDays(around.now, ASKED_DAYS, around.off);
    if (wanted <= around.now) throw new DomainError("promise_not_ahead");
    const after = { ...begun(work, around.now, news), asked: [...kept, ...asked] };
    const { clock } = work;
    // Whoever is asked for more has the longer of both times, and is not asked anew for the rest.
    const isWaiting = clock?.step === step.id && clock.waits_for === "client";
    const promised = isWaiting ? Math.max(clock.promised, wanted) : wanted;
    news.push({ kind: "asked", labels: asked.map(({ label }) => label), reason, until: promised });
    // What is there already is looked at by whoever asked: nothing waits for the client then.
    if (outstanding(after, around.slots).length === 0) return after;
    return {
      ...after,
      clock: isWaiting
        ? { ...clock, promised }
        : runs(after, step, { waits_for: "client", promised }, around),
    };
  },

  waive(work, { slot, reason }, { now, slots }, news) {
    const waived = outstanding(work, slots).find((asked) => asked.slot === slot);
    if (waived === undefined) throw new DomainError("step_not_open");
    news.push({ kind: "waived", label: waived.label });
    const asked = work.asked.map((one) => (one.slot === slot ? { ...one, waived: reason } : one));
    return { ...begun(work, now, news), asked };
  },

  apply(work, { documents, applies }, { now }) {
    const open = openStep(work);
    const ahead = new Set(work.steps.filter(({ done_at }) => done_at === null).map(({ id }) => id));
    const asked = new Map(work.asked.map((one) => [one.slot, one]));
    if (asked.size + documents.length > MOST_ASKED) throw new DomainError("too_many_documents");
    for (const { slot, label, step, takes } of documents) {
      const known = asked.get(slot);
      // What is needed in any case, or was waived, is nobody's to answer.
      if (known !== undefined && (known.applies === undefined || known.waived !== null)) {
        throw new DomainError("step_not_open");
      }
      const needed_at = known?.step ?? (work.steps.some(({ id }) => id === step) ? step : open?.id);
      if (needed_at === undefined || !ahead.has(needed_at)) throw new DomainError("step_not_open");
      asked.set(slot, {
        ...{ slot, label, is_file: takes !== "act", step: needed_at, reason: null },
        ...{ asked_at: now, waived: null, applies },
        ...(takes === undefined ? {} : { takes }),
        ...(known?.act === undefined ? {} : { act: known.act }),
      });
    }
    return { ...work, asked: [...asked.values()] };
  },

  confirm(work, { slot }, { now }, news) {
    const { label, act: said } = askedAct(work, slot);
    if (said !== undefined && said.state !== "again") throw new DomainError("changed_meanwhile");
    news.push({ kind: "act_done", slot, label });
    return withAct(work, slot, { state: "done", at: now, words: null });
  },

  judge(work, { slot, accepted, words }, { now }, news) {
    const { label, act: said } = askedAct(work, slot);
    // What they see done is done, whether or not its client has said so; only what was said is asked for again.
    if (said?.state === "accepted" || (!accepted && said?.state !== "done")) {
      throw new DomainError("changed_meanwhile");
    }
    news.push(
      accepted
        ? { kind: "act_accepted", slot, label }
        : { kind: "act_again", slot, label, reason: words ?? "", at: now },
    );
    const state = accepted ? "accepted" : "again";
    return withAct(begun(work, now, news), slot, { state, at: now, words: accepted ? null : words });
  },

  documents: (work) => work,

  send_draft(work, { document_id, words }, { now, slots }, news) {
    const step = openStep(work);
    if (step === null || (step.closes !== "draft" && step.closes !== "approval"))
      throw new DomainError("step_not_open");
    if (outstanding(work, slots).length > 0) throw new DomainError("documents_outstanding");
    if (work.drafts.length >= MOST_DRAFTS) throw new DomainError("too_many_documents");
    const after = begun(work, now, news);
    const approval = step.closes === "approval" ? step : stepAfter(after, step);
    const version = (work.drafts.at(-1)?.version ?? 0) + 1;
    const sent: Draft<number> = {
      ...{ version, step: approval?.id ?? step.id, document_id, words },
      ...{ sent_at: now, answer: null, answered_at: null, answer_words: null },
    };
    news.push({ kind: "draft", version });
    const drafts = [...after.drafts, sent];
    return step.closes === "approval"
      ? { ...after, drafts }
      : withStep({ ...after, drafts }, step.id, { done_at: now });
  },

  answer(work, { version, answer, words }, { now }, news) {
    const step = openStep(work);
    const draft = work.drafts.at(-1);
    if (draft?.version !== version || draft.step !== step?.id || draft.answer !== null) {
      throw new DomainError("draft_not_current");
    }
    const answered = { ...draft, answer, answered_at: now, answer_words: words };
    const after = { ...work, drafts: [...work.drafts.slice(0, -1), answered] };
    if (answer === "changes") {
      news.push({ kind: "changes", version, words: words ?? "" });
      return after;
    }
    news.push({ kind: "approved", version });
    return withStep(after, step.id, { done_at: now });
  },

  postpone(work, { until, reason }, { now }, news) {
    const { clock } = work;
    if (clock === null) throw new DomainError("order_closed");
    if (until <= now || until === clock.promised) throw new DomainError("promise_not_ahead");
    news.push({ kind: "later", step: clock.step, promised: until, was: clock.promised, reason });
    return { ...work, clock: { ...clock, promised: until, moved: clock.moved + 1, moved_because: reason } };
  },

  tick(work, _, around, news) {
    const { clock } = work;
    const step = openStep(work);
    if (clock === null || step === null || around.now < (lookAt(work) ?? Infinity)) return work;
    const { promised: was, waits_for } = clock;
    const moved = clock.moved + 1;
    const days = waits_for === "client" ? REMIND_DAYS : Math.ceil(step.days / 2);
    const promised = afterWorkingDays(Math.max(around.now, was), days, around.off);
    if (waits_for !== "client") news.push({ kind: "later", step: step.id, promised, was, reason: null });
    else if (moved <= MOST_REMINDERS) {
      news.push({ kind: "reminder", step: step.id, name: step.name, count: moved });
    }
    return { ...work, clock: { ...clock, promised, moved, moved_because: null } };
  },
};

/** Steps that close by themselves are closed, and the clock runs for whom the open one waits. */
function advance(before: Work, around: Around, news: News[]): Work {
  let work = before;
  for (;;) {
    const step = openStep(work);
    if (step === null) return { ...work, clock: null };
    const isOver = step.closes === "documents" && areAccepted(work, step, around.slots);
    if (!isOver) {
      const waits_for = waitsFor(work, step, around.slots);
      const days = daysOf(step, waits_for);
      const promised = afterWorkingDays(around.now, days, around.off);
      return { ...work, clock: runs(work, step, { waits_for, promised }, around) };
    }
    news.push({ kind: "step_done", step: step.id, name: step.name });
    work = withStep(work, step.id, { done_at: around.now });
  }
}

/** The clock goes on while the same step waits for the same; else it begins anew. */
function runs(
  { clock }: Work,
  step: WorkStep<number>,
  { waits_for, promised }: { waits_for: Turn; promised: number },
  { now }: Around,
): Clock<number> {
  if (clock?.step === step.id && clock.waits_for === waits_for) return clock;
  return {
    ...{ step: step.id, waits_for, since: now, promised, first_promised: promised },
    ...{ moved: 0, moved_because: null },
  };
}

function waitsFor(work: Work, step: WorkStep<number>, slots: Around["slots"]): Turn {
  if (outstanding(work, slots).length > 0) return "client";
  if (step.closes === "documents") return "us";
  if (isToCheck(work, slots)) return "us";
  if (step.closes !== "approval") return step.waits_for;
  const draft = work.drafts.at(-1);
  return draft?.step === step.id && draft.answer === null ? "client" : "us";
}

/** Of what waits for somebody else than planned: documents that are looked at, a draft that is changed. */
function daysOf(step: WorkStep<number>, waits_for: Turn): number {
  if (step.waits_for === waits_for) return step.days;
  return waits_for === "client" ? ASKED_DAYS : CHECK_DAYS;
}

/** What the client has to send now. */
export function outstanding(work: Work, slots: Around["slots"]): AskedDocument<number>[] {
  return askedSoFar(work).filter((asked) => {
    const state = stateOf(asked, slots);
    return state === "missing" || state === "again";
  });
}

const SAID_OF_ACTS = { done: "to_check", accepted: "accepted", again: "again" } as const;

/** Where one stands: an act by what was said of it, a document by what was sent. */
export function stateOf(
  { slot, takes, act: said }: Pick<AskedDocument<unknown>, "slot" | "takes" | "act">,
  slots: Around["slots"],
): SlotState {
  if (takes === "act") return said === undefined ? "missing" : SAID_OF_ACTS[said.state];
  return slots.get(slot) ?? "missing";
}

/** @throws DomainError step_not_open where no such act is asked for */
function askedAct(work: Work, slot: string): AskedDocument<number> {
  const found = work.asked.find((one) => one.slot === slot);
  const isAsked = found?.takes === "act" && found.waived === null && found.applies !== false;
  if (found === undefined || !isAsked) throw new DomainError("step_not_open");
  return found;
}

function withAct(work: Work, slot: string, said: ActSaid<number>): Work {
  return { ...work, asked: work.asked.map((one) => (one.slot === slot ? { ...one, act: said } : one)) };
}

function isToCheck(work: Work, slots: Around["slots"]): boolean {
  return askedSoFar(work).some((asked) => stateOf(asked, slots) === "to_check");
}

function areAccepted(work: Work, { id }: WorkStep<number>, slots: Around["slots"]): boolean {
  return askedSoFar(work)
    .filter(({ step }) => step === id)
    .every((asked) => stateOf(asked, slots) === "accepted");
}

/** Files and acts that the open step or one before it needs. */
function askedSoFar(work: Work): AskedDocument<number>[] {
  const open = openStep(work);
  const last = open === null ? work.steps.length : work.steps.indexOf(open);
  const due = new Set(work.steps.slice(0, last + 1).map(({ id }) => id));
  return work.asked.filter(
    ({ is_file, takes, waived, step, applies }) =>
      (is_file || takes === "act") && waived === null && applies !== false && due.has(step),
  );
}

/** The first that is not done; null: all are. */
export function openStep<At>({ steps }: Pick<OrderWork<At>, "steps">): WorkStep<At> | null {
  return steps.find(({ done_at }) => done_at === null) ?? null;
}

function stepAfter({ steps }: Work, { id }: WorkStep<number>): WorkStep<number> | undefined {
  return steps[steps.findIndex((step) => step.id === id) + 1];
}

function withStep(work: Work, id: string, changes: Partial<WorkStep<number>>): Work {
  return { ...work, steps: work.steps.map((step) => (step.id === id ? { ...step, ...changes } : step)) };
}

function begun(work: Work, now: number, news: News[]): Work {
  if (work.began_at !== null) return work;
  news.push({ kind: "begun" });
  return { ...work, began_at: now };
}

function isProofMissing(
  { closes, unnumbered }: WorkStep<number>,
  proof: Omit<Proof<number>, "at"> | null,
): boolean {
  if (closes === "filing") return proof === null || proof.number === null;
  if (closes !== "proof") return false;
  return proof === null || proof.document_id === null || (proof.number === null && !unnumbered);
}

/** When it is to be looked at whether what was promised still holds; null: never again. */
export function lookAt({ clock }: Work): number | null {
  if (clock === null) return null;
  return clock.waits_for === "us" ? clock.promised - TOLD_BEFORE_MS : clock.promised;
}

/** On whose list a promise stands that did not hold: the assignee's, then an administrator's. */
export const RISES = ["assignee", "admin"] as const;
export type Rise = (typeof RISES)[number];

const RISES_AFTER: Record<Turn, Record<Rise, number>> = {
  us: { assignee: 1, admin: 2 },
  client: { assignee: MOST_REMINDERS, admin: 2 * MOST_REMINDERS },
  government: { assignee: 1, admin: 3 },
};

export function riseOf({ clock }: Work): Rise | null {
  if (clock === null) return null;
  const after = RISES_AFTER[clock.waits_for];
  if (clock.moved >= after.admin) return "admin";
  return clock.moved >= after.assignee ? "assignee" : null;
}

/** When all is done if everybody keeps what is promised; null: it is done. */
export function expectedDone(work: Work, off: DaysOff): number | null {
  if (work.clock === null) return null;
  return work.steps
    .filter(({ done_at }) => done_at === null)
    .slice(1)
    .reduce((at, { days }) => afterWorkingDays(at, days, off), work.clock.promised);
}

/** Percent of the fee that is not earned yet: what goes back to a client who cancels now, before work begins all of it. */
export function percentBack({ steps, began_at }: Pick<OrderWork<unknown>, "steps" | "began_at">): number {
  if (began_at === null) return 100;
  return steps.filter(({ done_at }) => done_at === null).reduce((sum, { weight }) => sum + weight, 0);
}
