import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

export const ownPaymentsQuery = {
  by: "client_user",
  from: COLLECTIONS.payments,
  where: [["user_id", "==", "{uid}"]],
  order: [["date", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const paymentsOfCheckoutQuery = {
  by: "functions",
  from: COLLECTIONS.payments,
  where: [["checkout_id", "==", "{checkout_id}"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const paymentsWithoutInvoiceQuery = {
  by: "functions",
  from: COLLECTIONS.payments,
  where: [
    ["invoice_number", "==", null],
    // What was held and went back bought nothing: a row of those must not stand in front of the others.
    ["hold_reason", "==", null],
    ["status", "in", ["completed", "partially_refunded", "refunded"]],
  ],
  order: [["date", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const paymentsToCreditQuery = {
  by: "functions",
  from: COLLECTIONS.payments,
  where: [["credit_due", "==", true]],
  order: [["updated_at", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const heldToReturnQuery = {
  by: "functions",
  from: COLLECTIONS.payments,
  where: [
    ["status", "==", "held"],
    ["hold_reason", "in", ["purchase_erased", "possible_duplicate"]],
  ],
  order: [["updated_at", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const paymentsHeldQuery = {
  by: "functions",
  from: COLLECTIONS.payments,
  where: [["status", "==", "held"]],
  order: [["date", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const refundedWithoutCheckoutQuery = {
  by: "functions",
  from: COLLECTIONS.payments,
  where: [
    ["checkout_id", "==", null],
    ["status", "==", "refunded"],
    ["updated_at", ">=", "{since_at}"],
  ],
  order: [["updated_at", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;
