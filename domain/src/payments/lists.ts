import { COLLECTIONS } from "../base/paths.ts";
import type { ListDeclaration } from "../lists/list.ts";
import { PAYMENT_STATUSES } from "./payment.ts";

/** A client's payments. */
const ownPaymentList = {
  by: "client_user",
  from: COLLECTIONS.payments,
  where: [["user_id", "==", "{uid}"]],
  filters: { status: { field: "status", values: PAYMENT_STATUSES } },
  sorts: { "-paid": ["date", "desc"] },
  period: "date",
} as const satisfies ListDeclaration;

/** All payments, for the accountant. */
const paymentList = {
  by: "admin",
  from: COLLECTIONS.payments,
  filters: { status: { field: "status", values: PAYMENT_STATUSES, one: true } },
  sorts: { "-paid": ["date", "desc"], paid: ["date", "asc"] },
  period: "date",
} as const satisfies ListDeclaration;

export const paymentLists = { ownPayments: ownPaymentList, payments: paymentList } as const;
