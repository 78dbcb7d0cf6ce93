import { COLLECTIONS, SUBCOLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import { RISES } from "../steps/work.ts";
import { isOpenOrder, ORDER_STATUSES } from "./order.ts";

const OPEN_ORDER = ORDER_STATUSES.filter(isOpenOrder);

export const ownOrdersQuery = {
  by: "client_user",
  from: COLLECTIONS.orders,
  where: [["user_id", "==", "{uid}"]],
  order: [["date", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const orderMessagesQuery = {
  by: "client_user",
  from: `${COLLECTIONS.orders}/{order_id}/${SUBCOLLECTIONS.messages}`,
  order: [["created_at", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const assignedOrdersQuery = {
  by: "tax_executive",
  from: COLLECTIONS.orders,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["status", "in", OPEN_ORDER],
  ],
  order: [["due_date", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** What one of us has in hand, what is due first on top. */
export const ordersOfStaffQuery = {
  by: "admin",
  from: COLLECTIONS.orders,
  where: [
    ["assigned_to", "==", "{staff_id}"],
    ["status", "in", OPEN_ORDER],
  ],
  order: [["due_date", "asc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

/** The last that came in: as many as a dashboard shows. */
export const newestOrdersQuery = {
  by: "admin",
  from: COLLECTIONS.orders,
  order: [["date", "desc"]],
  limit: 8,
} as const satisfies QueryDeclaration;

/** Of what one of us has in hand, what waits for them or for us. */
export const ordersOfStaffForUsQuery = {
  by: "admin",
  from: COLLECTIONS.orders,
  where: [
    ["assigned_to", "==", "{staff_id}"],
    ["status", "in", OPEN_ORDER],
    ["waits_for", "==", "us"],
  ],
  order: [["due_date", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** Of what one of us has in hand, what stands on somebody's list since a promise did not hold. */
export const lateOrdersOfStaffQuery = {
  by: "admin",
  from: COLLECTIONS.orders,
  where: [
    ["assigned_to", "==", "{staff_id}"],
    ["status", "in", OPEN_ORDER],
    ["rise", "in", RISES],
  ],
  order: [["due_date", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const ordersOfPhoneQuery = {
  by: "functions",
  from: COLLECTIONS.orders,
  where: [["customer_info.phone", "==", "{phone}"]],
  limit: 20,
} as const satisfies QueryDeclaration;

/** Orders of a CA's work, whatever their state, the newest first. */
export const ordersOfCaQuery = {
  by: "ca",
  from: COLLECTIONS.orders,
  where: [["assigned_to", "==", "{uid}"]],
  order: [["date", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** What somebody finished since an instant, the last first. */
export const completedSinceQuery = {
  by: "tax_executive",
  from: COLLECTIONS.orders,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["status", "==", "completed"],
    ["completed_at", ">=", "{since_at}"],
  ],
  order: [["completed_at", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** Open orders whose promises do not hold and that an administrator has to look after, what is due first on top. */
export const risenOrdersQuery = {
  by: "admin",
  from: COLLECTIONS.orders,
  where: [
    ["status", "in", OPEN_ORDER],
    ["rise", "==", "admin"],
  ],
  order: [["due_date", "asc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

/** Paid, and nobody's yet, the longest waiting first. */
export const unassignedOrdersQuery = {
  by: "admin",
  from: COLLECTIONS.orders,
  where: [
    ["assigned_to", "==", null],
    ["status", "in", OPEN_ORDER],
  ],
  order: [["date", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** Orders of which it is time to look whether what was promised holds. */
export const ordersToLookAtQuery = {
  by: "functions",
  from: COLLECTIONS.orders,
  where: [
    ["status", "in", OPEN_ORDER],
    ["look_at", "<=", "{now_at}"],
  ],
  order: [["look_at", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** Open ones that were paid before an instant. */
export const openOrdersBeforeQuery = {
  by: "functions",
  from: COLLECTIONS.orders,
  where: [
    ["status", "in", OPEN_ORDER],
    ["date", "<", "{before_at}"],
  ],
  order: [["date", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** What somebody has in hand. */
export const openOrdersOfQuery = {
  by: "functions",
  from: COLLECTIONS.orders,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["status", "in", OPEN_ORDER],
  ],
  limit: 200,
} as const satisfies QueryDeclaration;

/** Of a service, while they run. */
export const openOrdersOfServiceQuery = {
  by: "functions",
  from: COLLECTIONS.orders,
  where: [
    ["service_id", "==", "{service_id}"],
    ["status", "in", OPEN_ORDER],
  ],
  limit: 500,
} as const satisfies QueryDeclaration;
