import { type AccountingOutputs, accountingInputs } from "./accounting/callables.ts";
import { accountingLists } from "./accounting/lists.ts";
import { type AccountOutputs, accountInputs } from "./accounts/callables.ts";
import { type ApplicationOutputs, applicationInputs } from "./applications/callables.ts";
import { applicationLists } from "./applications/lists.ts";
import { auditLists } from "./audit/lists.ts";
import { type BookOutputs, bookInputs } from "./books/callables.ts";
import { type CallOutputs, callInputs } from "./calls/callables.ts";
import { callLists } from "./calls/lists.ts";
import { type CheckoutOutputs, checkoutInputs } from "./checkouts/callables.ts";
import { type ClientOutputs, clientInputs } from "./clients/callables.ts";
import { clientLists } from "./clients/lists.ts";
import { type CommissionOutputs, commissionInputs } from "./commissions/callables.ts";
import { commissionLists } from "./commissions/lists.ts";
import { type ComplaintOutputs, complaintInputs } from "./complaints/callables.ts";
import { type ConsultationOutputs, consultationInputs } from "./consultations/callables.ts";
import { type ContactOutputs, contactInputs } from "./contact/callables.ts";
import { type CouponOutputs, couponInputs } from "./coupons/callables.ts";
import { couponLists } from "./coupons/lists.ts";
import { type PlaceOutputs, placeInputs } from "./districts/callables.ts";
import { type DocumentOutputs, documentInputs } from "./documents/callables.ts";
import { documentLists } from "./documents/lists.ts";
import { type EarningOutputs, earningInputs } from "./earnings/callables.ts";
import { earningLists } from "./earnings/lists.ts";
import { type FranchiseOutputs, franchiseInputs } from "./franchises/callables.ts";
import { franchiseLists } from "./franchises/lists.ts";
import { type IncidentOutputs, incidentInputs } from "./incidents/callables.ts";
import { type InvoiceOutputs, invoiceInputs } from "./invoices/callables.ts";
import { type LeadOutputs, leadInputs } from "./leads/callables.ts";
import { leadLists } from "./leads/lists.ts";
import { type ListOutputs, listInputs } from "./lists/callables.ts";
import type { ListDeclaration } from "./lists/list.ts";
import { type MailOutputs, mailInputs } from "./mail/callables.ts";
import { mailLists } from "./mail/lists.ts";
import { type MailingOutputs, mailingInputs } from "./mailings/callables.ts";
import { mailingLists } from "./mailings/lists.ts";
import { type MessageOutputs, messageInputs } from "./messages/callables.ts";
import { type NeedOutputs, needInputs } from "./needs/callables.ts";
import { type NotificationOutputs, notificationInputs } from "./notifications/callables.ts";
import { announcementLists } from "./notifications/lists.ts";
import { type OrderOutputs, orderInputs } from "./orders/callables.ts";
import { orderLists } from "./orders/lists.ts";
import { type PartnerOutputs, partnerInputs } from "./partners/callables.ts";
import { type PaymentOutputs, paymentInputs } from "./payments/callables.ts";
import { paymentLists } from "./payments/lists.ts";
import { type PrivacyOutputs, privacyInputs } from "./privacy/callables.ts";
import { type ProfileOutputs, profileInputs } from "./profiles/callables.ts";
import { type RefundOutputs, refundInputs } from "./refunds/callables.ts";
import { type ReviewOutputs, reviewInputs } from "./reviews/callables.ts";
import { type ServiceOutputs, serviceInputs } from "./services/callables.ts";
import { type SessionOutputs, sessionInputs } from "./sessions/callables.ts";
import { type SettingOutputs, settingInputs } from "./settings/callables.ts";
import { type StaffOutputs, staffInputs } from "./staff/callables.ts";
import { staffLists } from "./staff/lists.ts";
import { type StatutoryOutputs, statutoryInputs } from "./statutory/callables.ts";
import { type StepOutputs, stepInputs } from "./steps/callables.ts";
import { type TicketOutputs, ticketInputs } from "./tickets/callables.ts";
import { ticketLists } from "./tickets/lists.ts";
import { type ViewOutputs, viewInputs } from "./views/callables.ts";

/** What each noun adds to the registers of the product, read as `callables.ts` and `lists/lists.ts`. */

/** Every list that the product shows page by page, by the name that exports and saved views know it by. */
export const LISTS = {
  ...staffLists,
  ...clientLists,
  ...orderLists,
  ...documentLists,
  ...mailLists,
  ...mailingLists,
  ...announcementLists,
  ...paymentLists,
  ...callLists,
  ...leadLists,
  ...applicationLists,
  ...franchiseLists,
  ...commissionLists,
  ...auditLists,
  ...ticketLists,
  ...couponLists,
  ...accountingLists,
  ...earningLists,
} as const satisfies Record<string, ListDeclaration>;

/** Inputs of the callables: an array, since what reads the lists alone is to leave out all of this. */
export const CONTRACTS = [
  accountInputs,
  applicationInputs,
  bookInputs,
  accountingInputs,
  callInputs,
  checkoutInputs,
  clientInputs,
  complaintInputs,
  commissionInputs,
  consultationInputs,
  contactInputs,
  couponInputs,
  documentInputs,
  earningInputs,
  franchiseInputs,
  listInputs,
  leadInputs,
  mailInputs,
  mailingInputs,
  messageInputs,
  needInputs,
  notificationInputs,
  orderInputs,
  invoiceInputs,
  partnerInputs,
  paymentInputs,
  refundInputs,
  incidentInputs,
  placeInputs,
  privacyInputs,
  profileInputs,
  reviewInputs,
  serviceInputs,
  sessionInputs,
  settingInputs,
  staffInputs,
  statutoryInputs,
  stepInputs,
  ticketInputs,
  viewInputs,
] as const;

/** What each answers. */
export type CallableOutputs = AccountOutputs &
  AccountingOutputs &
  ApplicationOutputs &
  BookOutputs &
  CallOutputs &
  CheckoutOutputs &
  ClientOutputs &
  ComplaintOutputs &
  CommissionOutputs &
  ConsultationOutputs &
  ContactOutputs &
  CouponOutputs &
  DocumentOutputs &
  EarningOutputs &
  FranchiseOutputs &
  ListOutputs &
  LeadOutputs &
  MailOutputs &
  MailingOutputs &
  MessageOutputs &
  NeedOutputs &
  NotificationOutputs &
  OrderOutputs &
  InvoiceOutputs &
  PartnerOutputs &
  PaymentOutputs &
  RefundOutputs &
  IncidentOutputs &
  PlaceOutputs &
  PrivacyOutputs &
  ProfileOutputs &
  ReviewOutputs &
  ServiceOutputs &
  SessionOutputs &
  SettingOutputs &
  StaffOutputs &
  StatutoryOutputs &
  StepOutputs &
  TicketOutputs &
  ViewOutputs;
