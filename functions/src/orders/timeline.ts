import { PRODUCT } from "@niyamdesk/domain/base/product";
import type { Order, TimelineEntry } from "@niyamdesk/domain/orders/order";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import type { News } from "@niyamdesk/domain/steps/work";
import { formatDate, startOfIstDayNamed } from "@niyamdesk/domain/time/time";

/** What can happen to an order besides what its work tells. */
export type Happened =
  | News
  | { kind: "accepted"; document_id: string; label: string }
  | { kind: "again"; document_id: string; label: string; reason: string }
  | { kind: "given"; name: string }
  | { kind: "handed_over"; name: string };

type Words = Pick<TimelineEntry, "event" | "description">;
type Part = { event: string; description: (...values: string[]) => string };

/** What the timeline says of it. */
export function timelineOf(one: Happened, { assigned_name }: Pick<Order, "assigned_name">): Words {
  const T = TIMELINE_WORDS;
  switch (one.kind) {
    case "begun":
      return said(T.begun, assigned_name ?? PRODUCT);
    case "step_done":
      return said(T.stepDone, one.name);
    case "asked":
      return said(T.documentsAsked, one.labels.join(", "), one.reason);
    case "waived":
      return said(T.notNeeded, one.label);
    case "act_done":
      return said(T.actDone, one.label);
    case "act_accepted":
      return said(T.actAccepted, one.label);
    case "act_again":
      return said(T.actAgain, one.label, one.reason);
    case "draft":
      return said(T.draft, String(one.version));
    case "approved":
      return said(T.approved, String(one.version));
    case "changes":
      return said(T.changes, String(one.version), one.words);
    case "filed":
      return said(T.filed, one.name, one.number, dayOf(one.on));
    case "later": {
      const [date, was] = [formatDate(one.promised), formatDate(one.was)];
      return one.reason === null ? said(T.later, date, was) : said(T.laterBecause, date, was, one.reason);
    }
    case "reminder":
      return said(T.reminder, one.name);
    case "done":
      return one.number === null
        ? said(T.doneUnnumbered, dayOf(one.on))
        : said(T.done, one.number, dayOf(one.on));
    case "accepted":
      return said(T.accepted, one.label);
    case "again":
      return said(T.again, one.label, one.reason);
    case "given":
      return said(T.given, one.name);
    case "handed_over":
      return said(T.handedOver, one.name);
  }
}

function said({ event, description }: Part, ...values: string[]): Words {
  return { event, description: description(...values) };
}

function dayOf(day: string): string {
  return formatDate(startOfIstDayNamed(day));
}
