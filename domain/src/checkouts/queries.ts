import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

export const openCheckoutsQuery = {
  by: "client_user",
  from: COLLECTIONS.checkouts,
  where: [
    ["user_id", "==", "{uid}"],
    ["service_id", "==", "{service_id}"],
    ["status", "in", ["created", "attempted", "held", "paid"]],
  ],
  order: [["created_at", "desc"]],
  limit: 5,
} as const satisfies QueryDeclaration;

export const unsettledCheckoutsQuery = {
  by: "client_user",
  from: COLLECTIONS.checkouts,
  where: [
    ["user_id", "==", "{uid}"],
    ["status", "in", ["created", "attempted", "held"]],
  ],
  order: [["created_at", "desc"]],
  limit: 20,
} as const satisfies QueryDeclaration;

export const checkoutsOfQuery = {
  by: "functions",
  from: COLLECTIONS.checkouts,
  where: [["user_id", "==", "{uid}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const checkoutOfGatewayOrderQuery = {
  by: "functions",
  from: COLLECTIONS.checkouts,
  where: [["razorpay_order_id", "==", "{razorpay_order_id}"]],
  limit: 1,
} as const satisfies QueryDeclaration;

export const checkoutsOpenedBetweenQuery = {
  by: "functions",
  from: COLLECTIONS.checkouts,
  where: [
    ["created_at", ">=", "{from_at}"],
    ["created_at", "<=", "{until_at}"],
  ],
  order: [["created_at", "desc"]],
  limit: 300,
} as const satisfies QueryDeclaration;

export const checkoutsToAskQuery = {
  by: "functions",
  from: COLLECTIONS.checkouts,
  where: [["lead_at", "<=", "{now_at}"]],
  order: [["lead_at", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const dueCheckoutsQuery = {
  by: "functions",
  from: COLLECTIONS.checkouts,
  where: [["next_check_at", "<=", "{now_at}"]],
  order: [["next_check_at", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** Of a service, while they can be paid. */
export const openCheckoutsOfServiceQuery = {
  by: "functions",
  from: COLLECTIONS.checkouts,
  where: [
    ["service_id", "==", "{service_id}"],
    ["status", "in", ["created", "attempted"]],
    ["created_at", ">=", "{since_at}"],
  ],
  order: [["created_at", "desc"]],
  limit: 500,
} as const satisfies QueryDeclaration;
