import type { Paise } from "../money/money.ts";
import type { Moment } from "../time/moment.ts";

/** What the nightly comparison finds: what Razorpay has, and what we have, are not the same, or ours do not fit one another. */
export const COMPARED_KINDS = [
  "unknown_payment",
  "missing_payment",
  "amount_differs",
  "unknown_refund",
  "missing_refund",
  "refund_status_differs",
  "payment_without_order",
  "order_without_payment",
  "payment_without_invoice",
  "invoice_differs",
  "invoice_without_payment",
  "refund_without_credit_note",
  "credit_exceeds_invoice",
  "series_gap",
  "series_repeat",
  "series_dates",
] as const;
type ComparedKind = (typeof COMPARED_KINDS)[number];

/** What stands at a payment and waits for people; told as soon as it is so. */
export const STANDING_KINDS = [
  "held",
  "refund_failed",
  "refund_refused",
  "refunded_over",
  "dispute",
  "dispute_lost",
] as const;
type StandingKind = (typeof STANDING_KINDS)[number];

export const FINDING_KINDS = [...COMPARED_KINDS, ...STANDING_KINDS, "mail_given_up"] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** How the desk sorts them. */
export const FINDING_GROUPS = ["money", "refunds", "disputes", "mails", "series"] as const;
export type FindingGroup = (typeof FINDING_GROUPS)[number];

/** `closed`: the fault is gone. `set_aside`: somebody said why nothing is to be done; it opens again when it becomes another. */
export const FINDING_STATUSES = ["open", "set_aside", "closed"] as const;
export type FindingStatus = (typeof FINDING_STATUSES)[number];

/** What can be done about a kind here, besides refunding, noting and setting aside. */
export const MENDABLE: readonly FindingKind[] = [
  "unknown_payment",
  "unknown_refund",
  "refund_status_differs",
  "payment_without_invoice",
  "refund_without_credit_note",
  "mail_given_up",
];

/** The fault itself. Two of one id are the same fault; where a fact differs it has become another. */
export interface Fault {
  /** Named by the cause, so that whoever finds it writes the same record. */
  id: string;
  kind: FindingKind;
  payment_id: string | null;
  order_id: string | null;
  /** Of invoice or credit note, or the first number of a gap. */
  number: string | null;
  /** What it is about besides: a refund, a request, a dispute or a mail. */
  part_id: string | null;
  service: string;
  ours_paise: Paise | null;
  theirs_paise: Paise | null;
  /** A word of a machine, such as a reason to hold, a status, a reason of the bank, a template. */
  ours: string | null;
  theirs: string | null;
  /** By when it has to be answered. */
  due_at: Moment | null;
  /** When what it is about was. */
  about_at: Moment;
}

export interface FindingNote {
  words: string;
  /** Uid. */
  by: string;
  at: Moment;
}

/** `book_findings/{id}`; written by functions only. */
export interface BookFinding extends Fault {
  group: FindingGroup;
  status: FindingStatus;
  /** Oldest first. */
  notes: FindingNote[];
  /** Why nothing is to be done. */
  set_aside: FindingNote | null;
  found_at: Moment;
  /** The comparison that saw it last; null for what stands at a payment. */
  run_id: string | null;
  closed_at: Moment | null;
  updated_at: Moment;
}

export const MOST_NOTES = 20;

const GROUPS: Partial<Record<FindingKind, FindingGroup>> = {
  refund_failed: "refunds",
  refund_refused: "refunds",
  refunded_over: "refunds",
  unknown_refund: "refunds",
  missing_refund: "refunds",
  refund_status_differs: "refunds",
  refund_without_credit_note: "refunds",
  dispute: "disputes",
  dispute_lost: "disputes",
  mail_given_up: "mails",
  series_gap: "series",
  series_repeat: "series",
  series_dates: "series",
};

export function groupOf(kind: FindingKind): FindingGroup {
  return GROUPS[kind] ?? "money";
}

export function isCompared(kind: FindingKind): kind is ComparedKind {
  return (COMPARED_KINDS as readonly FindingKind[]).includes(kind);
}

export function isStanding(kind: FindingKind): kind is StandingKind {
  return (STANDING_KINDS as readonly FindingKind[]).includes(kind);
}

const FACTS = [
  "kind",
  "payment_id",
  "order_id",
  "number",
  "part_id",
  "ours_paise",
  "theirs_paise",
  "ours",
  "theirs",
] as const satisfies readonly (keyof Fault)[];

/** Whether it is still what it was: what was set aside rests as long as it is. */
export function isSameFault(one: Fault, other: Fault): boolean {
  return (
    FACTS.every((field) => one[field] === other[field]) && one.due_at?.toMillis() === other.due_at?.toMillis()
  );
}

/** A fault with what is not said of it left empty. */
export function faultOf(known: Pick<Fault, "kind" | "about_at"> & Partial<Fault> & { cause: string }): Fault {
  const { cause, ...facts } = known;
  return {
    payment_id: null,
    order_id: null,
    number: null,
    part_id: null,
    service: "",
    ours_paise: null,
    theirs_paise: null,
    ours: null,
    theirs: null,
    due_at: null,
    ...facts,
    id: `${known.kind}_${cause}`,
  };
}
