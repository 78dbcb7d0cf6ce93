import { PATHS } from "@niyamdesk/domain/base/addresses";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import type { SlotState } from "@niyamdesk/domain/steps/work";
import { dashboard as words } from "#messages/dashboard.ts";
import { needOf } from "./need.ts";
import type { OrderView } from "./read-order.ts";

/** Something that waits for the client. */
export interface Waiting {
  id: string;
  kind: "draft" | "documents" | "act" | "message";
  title: string;
  service: string;
  /** Why a document is to be sent again, or how many messages there are. */
  detail: string | null;
  /** Where it is done: the place itself, and not a page on which it has to be looked for. */
  to: string;
  /** By when, epoch ms; null: whenever. */
  due: number | null;
}

/** From so many documents of one order on they are one row. */
const TOGETHER = 3;

interface Around {
  /** Where each slot of an order stands. */
  slotsOf(orderId: string): ReadonlyMap<string, SlotState>;
  /** Why the document in a slot is to be sent again. */
  reasonOf(orderId: string, slot: string): string | null;
  unreadOf(orderId: string): number;
}

/** What waits for the client in all of their orders: by when it is needed, then messages. */
export function waitingOf(orders: readonly OrderView[], around: Around): Waiting[] {
  const open = orders.filter(({ status }) => isOpenOrder(status));
  const needs = open.flatMap((order) => needsOf(order, around));
  const messages = orders.flatMap((order) => messagesOf(order, around.unreadOf(order.id)));
  return [...needs.sort((one, next) => (one.due ?? 0) - (next.due ?? 0)), ...messages];
}

function needsOf(order: OrderView, { slotsOf, reasonOf }: Around): Waiting[] {
  const { id, serviceName: service, work } = order;
  const need = needOf(work, slotsOf(id));
  if (need === null) return [];
  const due = work?.clock?.promised ?? null;
  const row = (
    part: Pick<Waiting, "kind" | "title" | "to"> & { key: string; detail?: string | null },
  ): Waiting => {
    const { key, detail = null, ...shown } = part;
    return { id: `${id} ${key}`, service, due, detail, ...shown };
  };
  if (need.kind === "draft") {
    const to = PATHS.userOrderPart(id, "draft");
    return [row({ key: "draft", kind: "draft", title: words.draft(need.version), to })];
  }
  if (need.kind === "act") {
    return [row({ key: "act", kind: "act", title: need.name, to: PATHS.userOrder(id) })];
  }
  const count = need.again.length + need.missing.length;
  if (count >= TOGETHER) {
    const to = PATHS.userOrderPart(id, "documents");
    return [row({ key: "documents", kind: "documents", title: words.many(count), to })];
  }
  const one = (slot: string, title: string, detail: string | null) =>
    row({ key: slot, kind: "documents", title, detail, to: PATHS.userOrderDocument(id, slot) });
  return [
    ...need.again.map(({ slot, label }) => one(slot, words.again(label), reasonOf(id, slot))),
    ...need.missing.map(({ slot, label, reason }) => one(slot, words.send(label), reason)),
  ];
}

function messagesOf({ id, serviceName: service, assignedName }: OrderView, unread: number): Waiting[] {
  if (unread === 0) return [];
  return [
    {
      ...{ id: `${id} messages`, kind: "message", service, due: null, detail: words.messages(unread) },
      title: assignedName === null ? words.answerUs : words.answer(assignedName),
      to: PATHS.userOrderPart(id, "messages"),
    },
  ];
}
