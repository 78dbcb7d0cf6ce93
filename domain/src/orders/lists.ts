import { COLLECTIONS } from "../base/paths.ts";
import type { ListDeclaration } from "../lists/list.ts";
import { ORDER_STATUSES } from "./order.ts";

/** A client's orders. */
const ownOrderList = {
  by: "client_user",
  from: COLLECTIONS.orders,
  where: [["user_id", "==", "{uid}"]],
  filters: { status: { field: "status", values: ORDER_STATUSES } },
  sorts: { "-placed": ["date", "desc"] },
} as const satisfies ListDeclaration;

export const orderLists = { ownOrders: ownOrderList } as const;
