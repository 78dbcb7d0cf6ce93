import type { NeedKind } from "@niyamdesk/domain/needs/need";

const some = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** A kind of thing that needs an administrator: its label, one of it, and many in one row. */
interface KindWords {
  label: string;
  /** @param what a service, a territory, or what is wrong */
  one(what: string): string;
  many(count: number): string;
  act: string;
}

const kinds: Record<NeedKind, KindWords> = {
  money: {
    label: "Money",
    one: (what) => what,
    many: (count) => some(count, "1 payment to decide on", "payments to decide on"),
    act: "Decide",
  },
  refunds: {
    label: "Refunds",
    one: (what) => what,
    many: (count) => some(count, "1 refund to look at", "refunds to look at"),
    act: "Decide",
  },
  disputes: {
    label: "Disputes",
    one: (what) => what,
    many: (count) => some(count, "1 dispute to deal with", "disputes to deal with"),
    act: "Open",
  },
  promises: {
    label: "Promises",
    one: (what) => what,
    many: (count) => some(count, "1 missed promise", "missed promises"),
    act: "Open",
  },
  unhappy: {
    label: "Not satisfied",
    one: (what) => what,
    many: (count) => some(count, "1 client is not satisfied", "clients are not satisfied"),
    act: "Answer",
  },
  messages: {
    label: "Messages",
    one: (what) => `${what}: the client is waiting for an answer`,
    many: (count) => some(count, "1 message over 24 hours old", "messages over 24 hours old"),
    act: "Open",
  },
  questions: {
    label: "Questions",
    one: () => "A question nobody has answered",
    many: (count) => some(count, "1 question over 24 hours old", "questions over 24 hours old"),
    act: "Answer",
  },
  applications: {
    label: "Applications",
    one: (what) => `Franchise application for ${what}`,
    many: (count) => some(count, "1 late application", "late applications"),
    act: "Review",
  },
  unassigned: {
    label: "Unassigned",
    one: (what) => `${what}: paid but unassigned`,
    many: (count) => some(count, "1 paid order is unassigned", "paid orders are unassigned"),
    act: "Assign",
  },
  leads: {
    label: "Leads",
    one: (what) => what,
    many: (count) => some(count, "1 lead is unassigned", "leads are unassigned"),
    act: "Assign",
  },
  mails: {
    label: "Emails",
    one: (what) => what,
    many: (count) => some(count, "1 email could not be delivered", "emails could not be delivered"),
    act: "Open",
  },
  series: {
    label: "Number series",
    one: (what) => what,
    many: (count) => some(count, "1 fault in the number series", "faults in the number series"),
    act: "Open",
  },
  incidents: {
    label: "Incidents",
    one: () => "An open incident",
    many: (count) => some(count, "1 open incident", "open incidents"),
    act: "Open",
  },
  checks: {
    label: "Checks",
    one: (what) => what,
    many: (count) => some(count, "1 check has failed", "checks have failed"),
    act: "Open",
  },
};

/** What needs an administrator, on their dashboard. */
export const needs = {
  kinds,
  title: (rows: number) =>
    rows === 0 ? "Nothing needs you" : some(rows, "1 thing needs you", "things need you"),
  list: "What needs you, most urgent first",
  loading: "Checking what needs you",
  failed: "We couldn't check what needs you",
  since: (age: string) => `waiting ${age}`,
  oldest: (age: string) => `oldest ${age}`,
  late: (age: string) => `${age} late`,
  dueBy: (at: string) => `due ${at}`,
  hours: (count: number) => (count === 1 ? "1 hour" : `${count} hours`),
  days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
  minutes: (count: number) => (count === 1 ? "1 minute" : `${count} minutes`),
  clear: (labels: string) => `Clear: ${labels}.`,
  checked: (at: string) => `Checked ${at}.`,
  snoozed: (count: number) => some(count, "1 more put off until tomorrow.", "more put off until tomorrow."),
  again: "Check again",
  /** Checks that did not run. */
  neverCompared: "Payments haven't been compared with Razorpay yet",
  notCompared: (at: string) => `Payments haven't been compared with Razorpay since ${at}`,
  notRetained: "Old records weren't deleted on time",
  stopped: "This list hasn't been updated in the last 20 minutes",
  notLooked: (label: string) => `${label} couldn't be checked`,
  snooze: "Put off",
  snoozeTitle: "Put this off until tomorrow?",
  snoozeWords: "It comes back tomorrow, or sooner if there's more of it by then.",
  why: "Reason (noted in the audit log)",
  keep: "Keep it here",
  putOff: "Put off",
  puttingOff: "Putting off…",
};
