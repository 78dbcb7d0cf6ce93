import type { ListName } from "@niyamdesk/domain/lists/lists";
import { applicationsExport } from "./applications-export.ts";
import { auditExport } from "./audit-export.ts";
import { callsExport } from "./calls-export.ts";
import { clientsExport } from "./clients-export.ts";
import type { ListExport } from "./columns.ts";
import { commissionsExport, ownCommissionsExport, statementsExport } from "./commissions-export.ts";
import { announcementsExport, mailingsExport } from "./communications-export.ts";
import { couponsExport, couponUsesExport } from "./coupons-export.ts";
import { documentsExport } from "./documents-export.ts";
import { feesExport, ownFeesExport } from "./fees-export.ts";
import { franchisesExport } from "./franchises-export.ts";
import { leadsExport, partnerLeadsExport } from "./leads-export.ts";
import { mailsExport } from "./mails-export.ts";
import { ordersExport } from "./orders-export.ts";
import { paymentsExport } from "./payments-export.ts";
import { staffExport } from "./staff-export.ts";
import { ticketsExport } from "./tickets-export.ts";

/** Which lists can be had as a file, and what stands in it: one entry and one file a noun. */
export const LIST_EXPORTS: Partial<Record<ListName, ListExport>> = {
  staff: staffExport,
  clients: clientsExport,
  leads: leadsExport,
  partnerLeads: partnerLeadsExport,
  payments: paymentsExport,
  orders: ordersExport,
  work: ordersExport,
  caWork: ordersExport,
  workDocuments: documentsExport,
  caDocuments: documentsExport,
  ownCalls: callsExport,
  crmCalls: callsExport,
  applications: applicationsExport,
  franchises: franchisesExport,
  commissions: commissionsExport,
  ownCommissions: ownCommissionsExport,
  statements: statementsExport,
  fees: feesExport,
  ownFees: ownFeesExport,
  audit: auditExport,
  tickets: ticketsExport,
  mails: mailsExport,
  announcements: announcementsExport,
  mailings: mailingsExport,
  coupons: couponsExport,
  couponUses: couponUsesExport,
};
