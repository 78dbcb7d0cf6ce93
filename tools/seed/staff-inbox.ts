import { dashboardOf, orderOf } from "@niyamdesk/domain/base/addresses";
import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { NOTICE_WORDS } from "@niyamdesk/domain/notifications/notice-words";
import type { InboxItem } from "@niyamdesk/domain/notifications/notification";
import type { Order } from "@niyamdesk/domain/orders/order";
import { Timestamp } from "firebase-admin/firestore";

const WHO = "demo-tax-executive";
const DAY_MS = 86_400_000;

/** What the tax executive finds behind the bell: two orders that came, the older one read, and one that went to a colleague. */
export function staffInboxDocuments(orders: readonly Order[], now: number): [path: string, InboxItem][] {
  const own = orders.filter(({ assigned_to }) => assigned_to === WHO).sort(newestFirst);
  const away = orders.filter(({ assigned_to }) => assigned_to === "demo-ca").sort(newestFirst)[0];
  const { workGiven, workTaken } = NOTICE_WORDS;
  const given = own.slice(0, 2).map((order, at): InboxItem => {
    const { id, service_name, customer_info, created_at } = order;
    return {
      ...{ id: `work_${id}`, title: workGiven.title, type: "update", link: orderOf("tax_executive", id) },
      content: workGiven.content(service_name, customer_info.name),
      ...{ created_at, read_at: at === 0 ? null : created_at },
    };
  });
  const taken = away && {
    ...{ id: `work_${away.id}`, title: workTaken.title, type: "update" as const },
    ...{ content: workTaken.content(away.service_name), link: dashboardOf("tax_executive") },
    ...{ created_at: Timestamp.fromMillis(now - DAY_MS), read_at: null },
  };
  return [...given, ...(taken ? [taken] : [])].map((item) => [
    `${COLLECTIONS.profiles}/${WHO}/${SUBCOLLECTIONS.inbox}/${item.id}`,
    item,
  ]);
}

function newestFirst(one: Order, other: Order): number {
  return other.created_at.toMillis() - one.created_at.toMillis();
}
