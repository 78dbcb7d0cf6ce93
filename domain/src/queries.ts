import { isOpenLead, LEAD_STATUSES } from "./lead.ts";
import { OPEN_AUDIENCES } from "./notification.ts";
import { ORDER_STATUSES } from "./order.ts";
import { COLLECTIONS, SUBCOLLECTIONS } from "./paths.ts";
import { type QueryDeclaration, type QueryShape, resolveQuery, type ValuesOf } from "./query.ts";
import { STAFF_ROLES } from "./staff.ts";

const C = COLLECTIONS;
const S = SUBCOLLECTIONS;

const OPEN_ORDER = ORDER_STATUSES.filter((status) => status !== "completed" && status !== "cancelled");

const OPEN_LEAD = LEAD_STATUSES.filter(isOpenLead);

/**
 * Every query the product sends, by name. `by` says who sends it: the rules admit it for that reader and refuse it
 * without its `{uid}` filter; each has its index in `firestore.indexes.json` (tests prove both). `{name}` in a path or
 * value is filled when the query is built; `{uid}` is always the person asking, `{…_at}` an instant in epoch ms. A list is
 * gone through page by page, from its last document on and never from a value of it: several may share that value.
 */
export const QUERIES = {
  activeServices: { by: "visitor", from: C.services, where: [["active", "==", true]], limit: 100 },
  activeNotifications: {
    by: "visitor",
    from: C.notifications,
    where: [
      ["isActive", "==", true],
      ["audience", "in", OPEN_AUDIENCES],
    ],
    order: [["createdAt", "desc"]],
    limit: 20,
  },
  partners: {
    by: "visitor",
    from: C.caPartners,
    where: [["active", "==", true]],
    order: [["name", "asc"]],
    limit: 100,
  },
  partnerReviews: {
    by: "visitor",
    from: `${C.caPartners}/{partner_id}/${S.reviews}`,
    order: [["created_at", "desc"]],
    limit: 20,
  },
  bookedSlots: {
    by: "visitor",
    from: `${C.caPartners}/{partner_id}/${S.bookedSlots}`,
    where: [["starts_at", ">=", "{since_at}"]],
    order: [["starts_at", "asc"]],
    limit: 100,
  },

  ownInbox: {
    by: "client_user",
    from: `${C.profiles}/{uid}/${S.inbox}`,
    order: [["created_at", "desc"]],
    limit: 20,
  },
  openCheckouts: {
    by: "client_user",
    from: C.checkouts,
    where: [
      ["user_id", "==", "{uid}"],
      ["service_id", "==", "{service_id}"],
      ["status", "in", ["created", "attempted", "held", "paid"]],
    ],
    order: [["created_at", "desc"]],
    limit: 5,
  },
  unsettledCheckouts: {
    by: "client_user",
    from: C.checkouts,
    where: [
      ["user_id", "==", "{uid}"],
      ["status", "in", ["created", "attempted", "held"]],
    ],
    order: [["created_at", "desc"]],
    limit: 20,
  },
  ownOrders: {
    by: "client_user",
    from: C.orders,
    where: [["user_id", "==", "{uid}"]],
    order: [["date", "desc"]],
    limit: 50,
  },
  orderMessages: {
    by: "client_user",
    from: `${C.orders}/{order_id}/${S.messages}`,
    order: [["created_at", "desc"]],
    limit: 200,
  },
  ownPayments: {
    by: "client_user",
    from: C.payments,
    where: [["user_id", "==", "{uid}"]],
    order: [["date", "desc"]],
    limit: 50,
  },
  ownInvoices: {
    by: "client_user",
    from: C.invoices,
    where: [["user_id", "==", "{uid}"]],
    order: [["issued_at", "desc"]],
    limit: 100,
  },
  ownDocuments: {
    by: "client_user",
    from: C.documents,
    where: [["user_id", "==", "{uid}"]],
    order: [["created_at", "desc"]],
    limit: 200,
  },
  ownOrderDocuments: {
    by: "client_user",
    from: C.documents,
    where: [
      ["user_id", "==", "{uid}"],
      ["order_id", "==", "{order_id}"],
    ],
    order: [["created_at", "desc"]],
    limit: 100,
  },
  ownConsultations: {
    by: "client_user",
    from: C.consultations,
    where: [["user_id", "==", "{uid}"]],
    order: [["starts_at", "desc"]],
    limit: 50,
  },
  ownUpcomingConsultations: {
    by: "client_user",
    from: C.consultations,
    where: [
      ["user_id", "==", "{uid}"],
      ["starts_at", ">=", "{since_at}"],
    ],
    order: [["starts_at", "asc"]],
    limit: 50,
  },
  ownTickets: {
    by: "client_user",
    from: C.supportTickets,
    where: [["user_id", "==", "{uid}"]],
    order: [["updated_at", "desc"]],
    limit: 50,
  },
  ticketMessages: {
    by: "client_user",
    from: `${C.supportTickets}/{ticket_id}/${S.messages}`,
    order: [["created_at", "desc"]],
    limit: 200,
  },

  assignedOrders: {
    by: "tax_executive",
    from: C.orders,
    where: [
      ["assigned_to", "==", "{uid}"],
      ["status", "in", OPEN_ORDER],
    ],
    order: [["due_date", "asc"]],
    limit: 200,
  },
  assignedOrdersRecent: {
    by: "ca",
    from: C.orders,
    where: [["assigned_to", "==", "{uid}"]],
    order: [["updated_at", "desc"]],
    limit: 100,
  },
  assignedDocuments: {
    by: "tax_executive",
    from: C.documents,
    where: [
      ["assigned_to", "==", "{uid}"],
      ["status", "==", "uploaded"],
    ],
    order: [["created_at", "asc"]],
    limit: 100,
  },
  assignedOrderDocuments: {
    by: "ca",
    from: C.documents,
    where: [
      ["assigned_to", "==", "{uid}"],
      ["order_id", "==", "{order_id}"],
    ],
    order: [["created_at", "desc"]],
    limit: 100,
  },
  caConsultations: {
    by: "ca",
    from: C.consultations,
    where: [["ca_user_id", "==", "{uid}"]],
    order: [["starts_at", "desc"]],
    limit: 100,
  },
  upcomingConsultations: {
    by: "ca",
    from: C.consultations,
    where: [
      ["ca_user_id", "==", "{uid}"],
      ["starts_at", ">=", "{since_at}"],
    ],
    order: [["starts_at", "asc"]],
    limit: 50,
  },
  consultationsToMark: {
    by: "ca",
    from: C.consultations,
    where: [
      ["ca_user_id", "==", "{uid}"],
      ["status", "==", "booked"],
      ["starts_at", "<", "{until_at}"],
    ],
    order: [["starts_at", "desc"]],
    limit: 50,
  },
  consultationsMarked: {
    by: "ca",
    from: C.consultations,
    where: [
      ["ca_user_id", "==", "{uid}"],
      ["marked_at", ">=", "{since_at}"],
    ],
    order: [["marked_at", "desc"]],
    limit: 50,
  },
  assignedLeads: {
    by: "ca",
    from: C.leads,
    where: [["assigned_to", "==", "{uid}"]],
    order: [["created_at", "desc"]],
    limit: 100,
  },
  openTasks: {
    by: "tax_executive",
    from: C.tasks,
    where: [
      ["owner_id", "==", "{uid}"],
      ["done_at", "==", null],
    ],
    order: [["due_at", "asc"]],
    limit: 100,
  },

  ownLeads: {
    by: "telecaller",
    from: C.leads,
    where: [
      ["assigned_to", "==", "{uid}"],
      ["status", "in", OPEN_LEAD],
    ],
    order: [["created_at", "desc"]],
    limit: 200,
  },
  freeLeads: {
    by: "telecaller",
    from: C.leads,
    where: [
      ["assigned_to", "==", null],
      ["status", "in", OPEN_LEAD],
    ],
    order: [["created_at", "asc"]],
    limit: 100,
  },
  ownCalls: {
    by: "telecaller",
    from: C.telecallerCalls,
    where: [["telecaller_id", "==", "{uid}"]],
    order: [["call_started_at", "desc"]],
    limit: 100,
  },
  ownCallsSince: {
    by: "telecaller",
    from: C.telecallerCalls,
    where: [
      ["telecaller_id", "==", "{uid}"],
      ["call_started_at", ">=", "{since_at}"],
    ],
    order: [["call_started_at", "desc"]],
    limit: 100,
  },
  ownLeadCalls: {
    by: "telecaller",
    from: C.telecallerCalls,
    where: [
      ["telecaller_id", "==", "{uid}"],
      ["lead_id", "==", "{lead_id}"],
    ],
    order: [["call_started_at", "desc"]],
    limit: 50,
  },
  ownFollowUps: {
    by: "telecaller",
    from: C.telecallerCalls,
    where: [
      ["telecaller_id", "==", "{uid}"],
      ["follow_up_required", "==", true],
    ],
    order: [["follow_up_date", "asc"]],
    limit: 100,
  },

  ownFranchise: {
    by: "franchise",
    from: C.franchises,
    where: [["user_id", "==", "{uid}"]],
    limit: 1,
  },
  franchisesBelow: {
    by: "franchise",
    from: C.franchises,
    where: [["ancestor_user_ids", "array-contains", "{uid}"]],
    order: [["territory_code", "asc"]],
    limit: 200,
  },
  ownCommissions: {
    by: "franchise",
    from: C.commissions,
    where: [["user_id", "==", "{uid}"]],
    order: [["created_at", "desc"]],
    limit: 100,
  },

  profilesOfRole: {
    by: "admin",
    from: C.profiles,
    where: [["role", "==", "{role}"]],
    order: [["created_at", "desc"]],
    limit: 100,
  },
  staff: {
    by: "admin",
    from: C.profiles,
    where: [["role", "in", STAFF_ROLES]],
    order: [["created_at", "desc"]],
    limit: 200,
  },
  allServices: { by: "admin", from: C.services, order: [["name", "asc"]], limit: 200 },
  allOrders: { by: "admin", from: C.orders, order: [["date", "desc"]], limit: 100 },
  openOrders: {
    by: "admin",
    from: C.orders,
    where: [["status", "in", OPEN_ORDER]],
    order: [["date", "desc"]],
    limit: 500,
  },
  ordersByStatus: {
    by: "admin",
    from: C.orders,
    where: [["status", "==", "{status}"]],
    order: [["date", "desc"]],
    limit: 100,
  },
  allPayments: { by: "admin", from: C.payments, order: [["date", "desc"]], limit: 100 },
  paymentsByStatus: {
    by: "admin",
    from: C.payments,
    where: [["status", "==", "{status}"]],
    order: [["date", "desc"]],
    limit: 100,
  },
  orderPayments: {
    by: "admin",
    from: C.payments,
    where: [["order_id", "==", "{order_id}"]],
    order: [["date", "desc"]],
    limit: 20,
  },
  orderDocuments: {
    by: "admin",
    from: C.documents,
    where: [["order_id", "==", "{order_id}"]],
    order: [["created_at", "desc"]],
    limit: 100,
  },
  allInvoices: { by: "admin", from: C.invoices, order: [["issued_at", "desc"]], limit: 100 },
  allNotifications: { by: "admin", from: C.notifications, order: [["createdAt", "desc"]], limit: 100 },
  contactMessagesByStatus: {
    by: "admin",
    from: C.contactMessages,
    where: [["status", "==", "{status}"]],
    order: [["created_at", "desc"]],
    limit: 100,
  },
  applicationsByStatus: {
    by: "admin",
    from: C.franchiseApplications,
    where: [["status", "==", "{status}"]],
    order: [["applied_date", "desc"]],
    limit: 100,
  },
  allFranchises: { by: "admin", from: C.franchises, order: [["territory_code", "asc"]], limit: 500 },
  commissionsByStatus: {
    by: "admin",
    from: C.commissions,
    where: [["status", "==", "{status}"]],
    order: [["created_at", "desc"]],
    limit: 100,
  },
  allLeads: { by: "admin", from: C.leads, order: [["created_at", "desc"]], limit: 100 },
  leadsByStatus: {
    by: "admin",
    from: C.leads,
    where: [["status", "==", "{status}"]],
    order: [["created_at", "desc"]],
    limit: 100,
  },
  leadsOfStaff: {
    by: "admin",
    from: C.leads,
    where: [["assigned_to", "==", "{staff_id}"]],
    order: [["created_at", "desc"]],
    limit: 100,
  },
  callsOfStaff: {
    by: "admin",
    from: C.telecallerCalls,
    where: [["telecaller_id", "==", "{staff_id}"]],
    order: [["call_started_at", "desc"]],
    limit: 100,
  },
  ticketsByStatus: {
    by: "admin",
    from: C.supportTickets,
    where: [["status", "==", "{status}"]],
    order: [["updated_at", "desc"]],
    limit: 100,
  },
  auditTrail: { by: "admin", from: C.auditLog, order: [["at", "desc"]], limit: 100 },
  auditOfSubject: {
    by: "admin",
    from: C.auditLog,
    where: [["subject", "==", "{subject}"]],
    order: [["at", "desc"]],
    limit: 100,
  },

  consultationsToRemind: {
    by: "functions",
    from: C.consultations,
    where: [["remind_at", "<=", "{now_at}"]],
    order: [["remind_at", "asc"]],
    limit: 200,
  },
  nextBookedCa: {
    by: "functions",
    from: C.consultations,
    where: [
      ["status", "==", "booked"],
      ["ca_user_id", ">", "{after_id}"],
    ],
    order: [["ca_user_id", "asc"]],
    limit: 1,
  },
  consultationsUnmarked: {
    by: "functions",
    from: C.consultations,
    where: [
      ["status", "==", "booked"],
      ["starts_at", "<=", "{until_at}"],
    ],
    order: [["starts_at", "asc"]],
    limit: 200,
  },
  documentsAwaited: {
    by: "functions",
    from: C.documents,
    where: [
      ["status", "==", "announced"],
      ["created_at", "<=", "{until_at}"],
    ],
    order: [["created_at", "asc"]],
    limit: 200,
  },
  storedFilesDue: {
    by: "functions",
    from: C.storedFiles,
    where: [["stored_at", "<=", "{until_at}"]],
    order: [["stored_at", "asc"]],
    limit: 200,
  },
  invitedStaff: {
    by: "functions",
    from: C.profiles,
    where: [["staff_status", "==", "invited"]],
    limit: 200,
  },
  partnersOfUser: { by: "functions", from: C.caPartners, where: [["user_id", "==", "{uid}"]], limit: 20 },
  checkoutsOf: { by: "functions", from: C.checkouts, where: [["user_id", "==", "{uid}"]], limit: 200 },
  mailTo: { by: "functions", from: C.mail, where: [["to", "==", "{email}"]], limit: 200 },
  contactMessagesOfEmail: {
    by: "functions",
    from: C.contactMessages,
    where: [["email", "==", "{email}"]],
    limit: 200,
  },
  contactMessagesOfPhone: {
    by: "functions",
    from: C.contactMessages,
    where: [["phone", "==", "{phone}"]],
    limit: 200,
  },
  contactMessagesOfLead: {
    by: "functions",
    from: C.contactMessages,
    where: [["lead_id", "==", "{lead_id}"]],
    limit: 200,
  },
  leadsOfEmail: { by: "functions", from: C.leads, where: [["email", "==", "{email}"]], limit: 200 },
  callsOfLead: {
    by: "functions",
    from: C.telecallerCalls,
    where: [["lead_id", "==", "{lead_id}"]],
    limit: 200,
  },
  accountsToLookAt: {
    by: "functions",
    from: C.ledger,
    where: [["look_at", "<=", "{now_at}"]],
    order: [["look_at", "asc"]],
    limit: 200,
  },
  linksOf: { by: "functions", from: C.accountLinks, where: [["uid", "==", "{uid}"]], limit: 200 },
  recordsOfEmail: { by: "functions", from: C.accounts, where: [["email", "==", "{email}"]], limit: 10 },
  provenRecordsOfEmail: {
    by: "functions",
    from: C.accounts,
    where: [
      ["email", "==", "{email}"],
      ["email_verified", "==", true],
    ],
    limit: 10,
  },
  mailAbout: { by: "functions", from: C.mail, where: [["data.uid", "==", "{uid}"]], limit: 200 },
  checkoutOfGatewayOrder: {
    by: "functions",
    from: C.checkouts,
    where: [["razorpay_order_id", "==", "{razorpay_order_id}"]],
    limit: 1,
  },
  paymentsOfCheckout: {
    by: "functions",
    from: C.payments,
    where: [["checkout_id", "==", "{checkout_id}"]],
    limit: 50,
  },
  dueCheckouts: {
    by: "functions",
    from: C.checkouts,
    where: [["next_check_at", "<=", "{now_at}"]],
    order: [["next_check_at", "asc"]],
    limit: 50,
  },
  paymentsWithoutInvoice: {
    by: "functions",
    from: C.payments,
    where: [
      ["invoice_number", "==", null],
      // What was held and went back bought nothing: a row of those must not stand in front of the others.
      ["hold_reason", "==", null],
      ["status", "in", ["completed", "partially_refunded", "refunded"]],
    ],
    order: [["date", "asc"]],
    limit: 50,
  },
  heldToReturn: {
    by: "functions",
    from: C.payments,
    where: [
      ["status", "==", "held"],
      ["hold_reason", "in", ["purchase_erased", "possible_duplicate"]],
    ],
    order: [["updated_at", "asc"]],
    limit: 50,
  },
  paymentsHeld: {
    by: "functions",
    from: C.payments,
    where: [["status", "==", "held"]],
    order: [["date", "desc"]],
    limit: 50,
  },
  refundedWithoutCheckout: {
    by: "functions",
    from: C.payments,
    where: [
      ["checkout_id", "==", null],
      ["status", "==", "refunded"],
      ["updated_at", ">=", "{since_at}"],
    ],
    order: [["updated_at", "asc"]],
    limit: 50,
  },
  leadOfPhone: {
    by: "functions",
    from: C.leads,
    where: [["phone_e164", "==", "{phone}"]],
    limit: 1,
  },
  dueMail: {
    by: "functions",
    from: C.mail,
    where: [
      ["status", "==", "queued"],
      ["next_attempt_at", "<=", "{now_at}"],
    ],
    order: [["next_attempt_at", "asc"]],
    limit: 50,
  },
  abandonedMail: {
    by: "functions",
    from: C.mail,
    where: [
      ["status", "==", "sending"],
      ["lease_until", "<=", "{now_at}"],
    ],
    order: [["lease_until", "asc"]],
    limit: 50,
  },
} as const satisfies Record<string, QueryDeclaration>;

export type QueryName = keyof typeof QUERIES;
/** What a query needs: `{uid: string}`, `{since_at: number}` (epoch ms), … */
export type QueryValues<N extends QueryName> = ValuesOf<(typeof QUERIES)[N]>;

/** A declared query filled with its values, ready for either SDK's adapter. */
export function queryShape<N extends QueryName>(name: N, values: QueryValues<N>): QueryShape {
  return resolveQuery(QUERIES[name], values);
}
