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

export const paymentLists = { ownPayments: ownPaymentList } as const;
