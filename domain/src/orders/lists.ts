import { COLLECTIONS } from "../base/paths.ts";
import type { ListDeclaration } from "../lists/list.ts";
import { TURNS } from "../steps/step.ts";
import { RISES } from "../steps/work.ts";
import { isOpenOrder, ORDER_STATUSES } from "./order.ts";

const OPEN_ORDER = ORDER_STATUSES.filter(isOpenOrder);

/** A client's orders. */
const ownOrderList = {
  by: "client_user",
  from: COLLECTIONS.orders,
  where: [["user_id", "==", "{uid}"]],
  filters: {
    status: { field: "status", values: ORDER_STATUSES },
    turn: { field: "waits_for", values: TURNS, one: true },
  },
  sorts: { "-placed": ["date", "desc"] },
} as const satisfies ListDeclaration;

/** Orders whose promise did not hold, by on whose list that stands. */
const LATE = { field: "rise", values: RISES } as const;

/** The day's queue of whoever works on orders: what is open, by what was promised; whose turn it is decides what stands on top. */
const workList = {
  by: "tax_executive",
  from: COLLECTIONS.orders,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["status", "in", OPEN_ORDER],
  ],
  filters: {
    status: { field: "status", values: ORDER_STATUSES, one: true },
    turn: { field: "desk_turn", values: TURNS, one: true },
    late: LATE,
  },
  sorts: { due: ["due_date", "asc"], "-placed": ["date", "desc"] },
  search: { field: "search_words", sort: "due", alone: true },
} as const satisfies ListDeclaration;

/** The same of a CA. */
const caWorkList = { ...workList, by: "ca" } as const satisfies ListDeclaration;

/** All orders, for whoever shares them out. */
const orderList = {
  by: "admin",
  from: COLLECTIONS.orders,
  filters: {
    status: { field: "status", values: ORDER_STATUSES, one: true },
    with: { field: "assigned_to", values: [], open: true, none: "nobody" },
    late: LATE,
  },
  sorts: { "-placed": ["date", "desc"], due: ["due_date", "asc"] },
  search: { field: "search_words", sort: "-placed", alone: true },
} as const satisfies ListDeclaration;

export const orderLists = {
  ownOrders: ownOrderList,
  work: workList,
  caWork: caWorkList,
  orders: orderList,
} as const;
