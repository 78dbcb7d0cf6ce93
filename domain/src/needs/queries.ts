import { COLLECTIONS, collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import { INCIDENTS } from "../incidents/queries.ts";
import { isOpenLead, LEAD_STATUSES } from "../leads/lead.ts";
import { isOpenOrder, ORDER_STATUSES } from "../orders/order.ts";
import { SUPPORT_TICKETS } from "../tickets/queries.ts";
import { type Needs, ROWS_A_KIND } from "./need.ts";

export const NEEDS = collectionOf<Needs>("needs");

const OPEN_ORDER = ORDER_STATUSES.filter(isOpenOrder);
/** One more than may be rows, which tells that there are more. */
const FIRST = ROWS_A_KIND + 1;

/** Clients of open orders who wrote and were not answered, the longest waiting first. */
export const unansweredOrdersQuery = {
  by: "functions",
  from: COLLECTIONS.orders,
  where: [
    ["status", "in", OPEN_ORDER],
    ["unanswered_since", "<=", "{until_at}"],
  ],
  order: [["unanswered_since", "asc"]],
  limit: FIRST,
} as const satisfies QueryDeclaration;

/** Questions that nobody has answered and that are due before an instant. */
export const unansweredTicketsQuery = {
  by: "functions",
  from: SUPPORT_TICKETS,
  where: [
    ["status", "==", "new"],
    ["answer_due", "<=", "{until_at}"],
  ],
  order: [["answer_due", "asc"]],
  limit: FIRST,
} as const satisfies QueryDeclaration;

/** Paid for a while, and still nobody's. */
export const leftOrdersQuery = {
  by: "functions",
  from: COLLECTIONS.orders,
  where: [
    ["assigned_to", "==", null],
    ["status", "in", OPEN_ORDER],
    ["date", "<=", "{until_at}"],
  ],
  order: [["date", "asc"]],
  limit: FIRST,
} as const satisfies QueryDeclaration;

/** Leads that have been in the pool for a while. */
export const leftLeadsQuery = {
  by: "functions",
  from: COLLECTIONS.leads,
  where: [
    ["assigned_to", "==", null],
    ["status", "in", LEAD_STATUSES.filter(isOpenLead)],
    ["created_at", "<=", "{until_at}"],
  ],
  order: [["created_at", "asc"]],
  limit: FIRST,
} as const satisfies QueryDeclaration;

export const openIncidentsQuery = {
  by: "functions",
  from: INCIDENTS,
  where: [["status", "==", "open"]],
  order: [["noticed_at", "asc"]],
  limit: FIRST,
} as const satisfies QueryDeclaration;
