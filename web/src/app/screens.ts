import type { TranslatedWorkspace, WorkspaceName } from "@niyamdesk/domain/base/addresses";
import type { FilesOf, Load } from "./screen-files.ts";

const staffAccount: Load = () => import("../routes/staff/own-account.tsx");
const workProfile: Load = () => import("../routes/staff/work-profile.tsx");

/**
 * The screens of the staff, in every language. Only imports: a language that has no part of them leaves it out of its build. Their texts are in
 * `messages/{en,hi}/workspaces`.
 */
export const TRANSLATED_SCREENS: { [Name in Exclude<TranslatedWorkspace, "client_user">]: FilesOf<Name> } = {
  crm: {
    dashboard: () => import("../routes/crm/dashboard.tsx"),
    leads: () => import("../routes/crm/leads.tsx"),
    lead: () => import("../routes/crm/lead.tsx"),
    calls: () => import("../routes/crm/calls.tsx"),
    activities: () => import("../routes/crm/activities.tsx"),
    documents: () => import("../routes/crm/documents.tsx"),
    messages: () => import("../routes/crm/messages.tsx"),
    settings: () => import("../routes/crm/settings.tsx"),
    profile: staffAccount,
  },
  franchise: {
    dashboard: () => import("../routes/franchise/dashboard.tsx"),
    leads: () => import("../routes/franchise/leads.tsx"),
    commissions: () => import("../routes/franchise/commissions.tsx"),
    statement: () => import("../routes/franchise/statement.tsx"),
    share: () => import("../routes/franchise/share.tsx"),
    territory: () => import("../routes/franchise/territory.tsx"),
    hierarchy: () => import("../routes/franchise/hierarchy.tsx"),
    prepare: () => import("../routes/franchise/prepare.tsx"),
    profile: () => import("../routes/franchise/profile.tsx"),
  },
  telecaller: {
    dashboard: () => import("../routes/telecaller/dashboard.tsx"),
    leads: () => import("../routes/telecaller/leads.tsx"),
    lead: () => import("../routes/telecaller/lead.tsx"),
    calls: () => import("../routes/telecaller/calls.tsx"),
    reports: () => import("../routes/telecaller/reports.tsx"),
    profile: () => import("../routes/telecaller/profile.tsx"),
  },
  ca: {
    dashboard: () => import("../routes/ca/dashboard.tsx"),
    orders: () => import("../routes/ca/orders.tsx"),
    order: () => import("../routes/ca/order.tsx"),
    documents: () => import("../routes/ca/documents.tsx"),
    clients: () => import("../routes/ca/clients.tsx"),
    consultations: () => import("../routes/ca/consultations.tsx"),
    commissions: () => import("../routes/ca/commissions.tsx"),
    earnings: () => import("../routes/ca/earnings.tsx"),
    profile: () => import("../routes/ca/profile.tsx"),
  },
  tax_executive: {
    dashboard: () => import("../routes/tax-executive/dashboard.tsx"),
    processing: () => import("../routes/tax-executive/processing.tsx"),
    order: () => import("../routes/tax-executive/order.tsx"),
    documents: () => import("../routes/tax-executive/documents.tsx"),
    compliance: () => import("../routes/tax-executive/compliance.tsx"),
    newReturn: () => import("../routes/tax-executive/new-return.tsx"),
    profile: workProfile,
  },
};

/** In English only. */
export const ENGLISH_SCREENS: { [Name in Exclude<WorkspaceName, TranslatedWorkspace>]: FilesOf<Name> } = {
  admin: {
    dashboard: () => import("../routes/admin/dashboard.tsx"),
    orders: () => import("../routes/admin/orders.tsx"),
    orderPeople: () => import("../routes/admin/order-people.tsx"),
    order: () => import("../routes/admin/order.tsx"),
    clients: () => import("../routes/admin/clients.tsx"),
    client: () => import("../routes/admin/client.tsx"),
    seeAs: () => import("../routes/admin/see-as.tsx"),
    complaints: () => import("../routes/admin/complaints.tsx"),
    mails: () => import("../routes/admin/mails.tsx"),
    payments: () => import("../routes/admin/payments.tsx"),
    allPayments: () => import("../routes/admin/all-payments.tsx"),
    payment: () => import("../routes/admin/payment.tsx"),
    services: () => import("../routes/admin/services.tsx"),
    serviceEditor: () => import("../routes/admin/service-editor.tsx"),
    steps: () => import("../routes/admin/steps.tsx"),
    stepPlan: () => import("../routes/admin/step-plan.tsx"),
    calendar: () => import("../routes/admin/calendar.tsx"),
    leads: () => import("../routes/admin/leads.tsx"),
    leadImport: () => import("../routes/admin/lead-import.tsx"),
    telecalling: () => import("../routes/admin/telecalling.tsx"),
    franchises: () => import("../routes/admin/franchises.tsx"),
    franchisePartners: () => import("../routes/admin/franchise-partners.tsx"),
    franchiseApplication: () => import("../routes/admin/franchise-application.tsx"),
    franchise: () => import("../routes/admin/franchise.tsx"),
    franchiseEdit: () => import("../routes/admin/franchise-edit.tsx"),
    commission: () => import("../routes/admin/commission.tsx"),
    commissionStatements: () => import("../routes/admin/commission-statements.tsx"),
    commissionStatement: () => import("../routes/admin/commission-statement.tsx"),
    commissionPayouts: () => import("../routes/admin/commission-payouts.tsx"),
    commissionRules: () => import("../routes/admin/commission-rules.tsx"),
    support: () => import("../routes/admin/support.tsx"),
    supportAnswers: () => import("../routes/admin/support-answers.tsx"),
    ticket: () => import("../routes/admin/ticket.tsx"),
    books: () => import("../routes/admin/books.tsx"),
    bookSettlements: () => import("../routes/admin/book-settlements.tsx"),
    coupons: () => import("../routes/admin/coupons.tsx"),
    couponUses: () => import("../routes/admin/coupon-uses.tsx"),
    fees: () => import("../routes/admin/fees.tsx"),
    feesToPay: () => import("../routes/admin/fees-to-pay.tsx"),
    feesAgreed: () => import("../routes/admin/fees-agreed.tsx"),
    staff: () => import("../routes/admin/staff.tsx"),
    audit: () => import("../routes/admin/audit.tsx"),
    privacy: () => import("../routes/admin/privacy.tsx"),
    incidents: () => import("../routes/admin/incidents.tsx"),
    profile: staffAccount,
  },
};
