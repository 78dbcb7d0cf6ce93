import { LANGUAGES, type Language } from "@niyamdesk/domain/base/languages";
import { isLate } from "@niyamdesk/domain/orders/office";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { TURNS, type Turn } from "@niyamdesk/domain/steps/step";
import { RISES, type Rise } from "@niyamdesk/domain/steps/work";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { LANGUAGE } from "#messages/language.ts";
import { deskLabel, deskStep } from "#messages/workspaces/order-history.ts";
import { workOrders as words } from "#messages/workspaces/orders.ts";
import { oneIn, partIn, type StoredData, textIn, timeIn } from "../../../lib/firestore/stored.ts";
import { type OrderView, readOrder } from "../read-order.ts";

/** An order as whoever works on it sees it. Times are epoch ms. */
export interface DeskOrder extends OrderView {
  clientId: string;
  clientName: string;
  /** By when whom it waits for has promised. */
  dueAt: number | null;
  /** The date of the law that it is to keep, its midnight in India; null: none is known. */
  statutoryAt: number | null;
  statutoryTitle: string;
  /** Null: nothing waits any more. */
  turn: Turn | null;
  /** Somebody says that it presses more than its date does. */
  raised: boolean;
  /** On whose list a promise stands that did not hold. */
  rise: Rise | null;
  /** When it came to whoever has it. */
  handedAt: number | null;
  completedAt: number | null;
  lastMessageAt: number | null;
  /** The client's bank asks about the payment, or has taken it back. */
  dispute: "open" | "lost" | null;
  /** In which its client reads. */
  language: Language;
}

function statutoryIn(data: StoredData): number | null {
  const day = textIn(partIn(data, "statutory"), "day");
  return day === null ? null : startOfIstDayNamed(day);
}

function disputeIn(data: StoredData): DeskOrder["dispute"] {
  const status = textIn(data, "dispute_status");
  if (status === "lost") return "lost";
  return status === "open" || status === "under_review" ? "open" : null;
}

export function readDeskOrder(id: string, data: StoredData): DeskOrder {
  const order = readOrder(id, data);
  const { work } = order;
  return {
    ...order,
    work: work && {
      ...work,
      steps: work.steps.map((step) => ({ ...step, name: deskStep(step.name) })),
      asked: work.asked.map((asked) => ({ ...asked, label: deskLabel(asked.label) })),
    },
    clientId: textIn(data, "user_id") ?? "",
    clientName: order.customer.name ?? words.client,
    dueAt: timeIn(data, "due_date"),
    statutoryAt: statutoryIn(data),
    statutoryTitle: textIn(partIn(partIn(data, "statutory"), "title"), LANGUAGE) ?? "",
    turn: TURNS.find((turn) => turn === data.waits_for) ?? null,
    raised: data.raised === true,
    rise: RISES.find((rise) => rise === data.rise) ?? null,
    handedAt: timeIn(data, "handed_at"),
    completedAt: timeIn(data, "completed_at"),
    lastMessageAt: timeIn(data, "last_message_at"),
    dispute: disputeIn(data),
    language: oneIn(data, "language", LANGUAGES, "en"),
  };
}

/** What the domain asks of an order's date. */
export const dueOf = ({ dueAt, raised = false }: Pick<DeskOrder, "dueAt"> & { raised?: boolean }) => ({
  ...{ due_date: dueAt === null ? null : { toMillis: () => dueAt }, raised },
});

/** A promise of it did not hold: it was moved by itself, or has passed. */
export function isBroken(order: Pick<DeskOrder, "status" | "rise" | "dueAt">, now: number): boolean {
  return isOpenOrder(order.status) && (order.rise !== null || isLate(dueOf(order), now));
}
