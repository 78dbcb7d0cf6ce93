import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import { FIRM_FACTS } from "./firm-month.ts";

/** All that a month is made of. */
export const factsOfMonthQuery = {
  by: "functions",
  from: FIRM_FACTS,
  where: [["months", "array-contains", "{month}"]],
  limit: 500,
} as const satisfies QueryDeclaration;

/** Whoever became known to us between two instants; counted, not read. */
export const leadsMadeQuery = {
  by: "functions",
  from: COLLECTIONS.leads,
  where: [
    ["created_at", ">=", "{from_at}"],
    ["created_at", "<", "{until_at}"],
  ],
  limit: 500,
} as const satisfies QueryDeclaration;

export const paymentsOfOrderQuery = {
  by: "functions",
  from: COLLECTIONS.payments,
  where: [["order_id", "==", "{order_id}"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** What changed lately, the first first. */
export const ordersChangedQuery = {
  by: "functions",
  from: COLLECTIONS.orders,
  where: [["updated_at", ">=", "{since_at}"]],
  order: [["updated_at", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const paymentsChangedQuery = {
  by: "functions",
  from: COLLECTIONS.payments,
  where: [["updated_at", ">=", "{since_at}"]],
  order: [["updated_at", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;
