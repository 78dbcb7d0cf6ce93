import { COLLECTIONS } from "../base/paths.ts";
import { PRIORITIES } from "../base/priority.ts";
import { CALL_DISPOSITIONS, CALL_STATUSES } from "../calls/call.ts";
import { isOpenLead, LEAD_SOURCES, LEAD_STATUSES } from "../leads/lead.ts";
import { ORDER_STATUSES } from "../orders/order.ts";
import { PAYMENT_STATUSES } from "../payments/payment.ts";
import { STAFF_ROLES, STAFF_STATUSES } from "../staff/staff.ts";
import type { ListDeclaration } from "./list.ts";

/** Everyone who works here. */
const staffList = {
  by: "admin",
  from: COLLECTIONS.profiles,
  where: [["role", "in", STAFF_ROLES]],
  filters: {
    role: { field: "role", values: STAFF_ROLES },
    status: { field: "staff_status", values: STAFF_STATUSES },
  },
  sorts: {
    "-since": ["created_at", "desc"],
    since: ["created_at", "asc"],
    name: ["name", "asc"],
    "-name": ["name", "desc"],
  },
  search: { field: "search_words", sort: "name" },
} as const satisfies ListDeclaration;

/** A client's orders. */
const ownOrderList = {
  by: "client_user",
  from: COLLECTIONS.orders,
  where: [["user_id", "==", "{uid}"]],
  filters: { status: { field: "status", values: ORDER_STATUSES } },
  sorts: { "-placed": ["date", "desc"] },
} as const satisfies ListDeclaration;

/** A client's payments. */
const ownPaymentList = {
  by: "client_user",
  from: COLLECTIONS.payments,
  where: [["user_id", "==", "{uid}"]],
  filters: { status: { field: "status", values: PAYMENT_STATUSES } },
  sorts: { "-paid": ["date", "desc"] },
  period: "date",
} as const satisfies ListDeclaration;

const callList = {
  from: COLLECTIONS.telecallerCalls,
  where: [["telecaller_id", "==", "{uid}"]],
  filters: {
    status: { field: "call_status", values: CALL_STATUSES },
    result: { field: "call_disposition", values: CALL_DISPOSITIONS },
  },
  sorts: { "-called": ["call_started_at", "desc"] },
  search: { field: "search_words", sort: "-called" },
  period: "call_started_at",
} as const satisfies Omit<ListDeclaration, "by">;

/** A telecaller's calls. */
const ownCallList = { by: "telecaller", ...callList } as const satisfies ListDeclaration;

/** A CA's. */
const crmCallList = { by: "ca", ...callList } as const satisfies ListDeclaration;
const OPEN_LEAD = LEAD_STATUSES.filter(isOpenLead);

const leadFilters = {
  source: { field: "source", values: LEAD_SOURCES, one: true },
  service: { field: "service_interest", values: [], open: true },
  priority: { field: "priority", values: PRIORITIES, one: true },
} as const;

/** By the beginnings of a name or company, and by any four figures or more of the number. */
const leadSearch = { field: "find", sort: "-added", alone: true } as const;

/** Leads of somebody who calls: the open ones, unless a status is asked for. Bounded by the days of their follow-ups. */
const ownLeadList = {
  by: "telecaller",
  from: COLLECTIONS.leads,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["status", "in", OPEN_LEAD],
  ],
  filters: { status: { field: "status", values: LEAD_STATUSES, one: true }, ...leadFilters },
  sorts: {
    "-added": ["created_at", "desc"],
    added: ["created_at", "asc"],
    // Those without a follow-up come first.
    next: ["next_follow_up", "asc"],
  },
  search: leadSearch,
  period: "next_follow_up",
} as const satisfies ListDeclaration;

/** Open leads that are nobody's. Read apart, so that neither hides the other. */
const freeLeadList = {
  by: "telecaller",
  from: COLLECTIONS.leads,
  where: [
    ["assigned_to", "==", null],
    ["status", "in", OPEN_LEAD],
  ],
  filters: leadFilters,
  sorts: { "-added": ["created_at", "desc"], added: ["created_at", "asc"] },
  search: leadSearch,
} as const satisfies ListDeclaration;

/** Filter value: leads that are with nobody. */
export const NOBODY = "nobody";

/** All leads, for whoever shares them out. */
const leadList = {
  by: "admin",
  from: COLLECTIONS.leads,
  filters: {
    status: { field: "status", values: LEAD_STATUSES, one: true },
    with: { field: "assigned_to", values: [], open: true, none: NOBODY },
    source: { field: "source", values: LEAD_SOURCES, one: true },
  },
  sorts: { "-added": ["created_at", "desc"], added: ["created_at", "asc"] },
  search: leadSearch,
} as const satisfies ListDeclaration;

/** Leads that were given to a CA. */
const crmLeadList = { ...ownLeadList, by: "ca" } as const satisfies ListDeclaration;

/** Every list that the product shows page by page, by the name that exports and saved views know it by. */
export const LISTS = {
  staff: staffList,
  ownOrders: ownOrderList,
  ownPayments: ownPaymentList,
  ownCalls: ownCallList,
  crmCalls: crmCallList,
  leads: leadList,
  ownLeads: ownLeadList,
  freeLeads: freeLeadList,
  crmLeads: crmLeadList,
} as const satisfies Record<string, ListDeclaration>;

export type ListName = keyof typeof LISTS;

export const LIST_NAMES = Object.keys(LISTS) as [ListName, ...ListName[]];

/** What a list can be narrowed by. */
export type FilterName<N extends ListName> = keyof (typeof LISTS)[N]["filters"] & string;
