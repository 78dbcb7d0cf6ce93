import type { FranchiseApplication } from "@niyamdesk/domain/applications/application";
import type { ApplicationDraft } from "@niyamdesk/domain/applications/application-draft";
import type { ApplicationSlot } from "@niyamdesk/domain/applications/application-papers";
import type { AuditEntry } from "@niyamdesk/domain/audit/audit-entry";
import { COLLECTIONS, type CollectionOf, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Role } from "@niyamdesk/domain/base/roles";
import type { TelecallerCall } from "@niyamdesk/domain/calls/call";
import { type TelecallerDay, telecallerDayId } from "@niyamdesk/domain/calls/call-day";
import type { CurrentCall } from "@niyamdesk/domain/calls/current-call";
import type { TelecallerProfile } from "@niyamdesk/domain/calls/telecaller-profile";
import type { Checkout } from "@niyamdesk/domain/checkouts/checkout";
import type { Commission } from "@niyamdesk/domain/commissions/commission";
import type { Payout } from "@niyamdesk/domain/commissions/payout";
import type { CommissionStatement } from "@niyamdesk/domain/commissions/statement";
import type { BookedSlot, Consultation } from "@niyamdesk/domain/consultations/consultation";
import type { ContactMessage } from "@niyamdesk/domain/contact/contact";
import type { ClientDocument } from "@niyamdesk/domain/documents/document";
import type { BankDetails, Franchise } from "@niyamdesk/domain/franchises/franchise";
import type { Territory, TerritoryArea } from "@niyamdesk/domain/franchises/territory";
import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import type { ImportSlice, LeadImport } from "@niyamdesk/domain/leads/lead-import";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import type { Announcement, InboxItem } from "@niyamdesk/domain/notifications/notification";
import type { Order } from "@niyamdesk/domain/orders/order";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import type { Review } from "@niyamdesk/domain/reviews/shown-review";
import type { Settings } from "@niyamdesk/domain/settings/settings";
import type { Task } from "@niyamdesk/domain/tasks/task";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import type { ThreadMessage } from "@niyamdesk/domain/tickets/ticket";
import type { Moment } from "@niyamdesk/domain/time/moment";
import type { DocumentData, DocumentReference } from "firebase-admin/firestore";
import { db } from "./firestore.ts";
import { sha256 } from "./hash.ts";

/** A checkout as functions keep it: with what only they need. */
export interface CheckoutRecord extends Checkout {
  /** When the reconciliation looks again; null once nothing more can happen. */
  next_check_at: Moment | null;
  /** Somebody is making the gateway order until then. */
  gateway_lease_until: Moment | null;
  /** A gateway order was asked for before: look for it by receipt before asking again. */
  gateway_asked: boolean;
  /** When it is looked at whether its client left it and is to be called; null once that is done. */
  lead_at?: Moment | null;
  /** The payment whose money we take or tried to take; no other one's is while it can still be taken. */
  capturing: string | null;
}

/** `ledger/slot_…`: the latest checkout of one person for one plan, where calls at the same time meet. */
export interface PurchaseSlot {
  checkout_id?: string;
  paid_order_id?: string;
  paid_at?: Moment;
}

/** `counters/{series}`: the last number of an invoice series, and the instant it was allotted at. */
export interface InvoiceCounter {
  last: number;
  issued_at?: Moment;
}

/** `ledger/invitation_{hash}`: what stands behind a link to set the first password. The token itself is in the mail only. */
export interface Invitation {
  uid: string;
  /** Where it was mailed to: no other address is proven by it. */
  email: string;
  expires_at: Moment;
  used_at: Moment | null;
}

/** `ledger/staff_{hash of the address}`: the account an invitation makes, so that a second try finishes the first. */
export interface StaffPlan {
  uid: string;
  expires_at: Moment;
}

/** `ledger/bookings_{uid}`: what a client has booked, where calls at the same time meet. */
export interface Bookings {
  booked: { consultation_id: string; ca_id: string; starts_at: Moment }[];
  /** When each of the last day was booked, also of what was cancelled since. */
  made?: Moment[];
  /** The account is being deleted: nothing is booked until then. */
  closed_until?: Moment;
  expires_at: Moment;
}

/** `ledger/reviews_{uid}`: a client's one review of each CA, where calls at the same time meet. */
export interface OwnReviews {
  /** Review id by CA. */
  of_ca: Record<string, string>;
  /** The account is being deleted: nothing is reviewed until then. */
  closed_until?: Moment;
}

/** `ledger/sent_{uid}`: when a client opened or sent something within a day, where calls at the same time meet. */
export interface SentToday {
  tickets: Moment[];
  documents: Moment[];
  messages?: Moment[];
  /** The account is being deleted: nothing is sent until then. */
  closed_until?: Moment;
  expires_at: Moment;
}

/** `stored_files/{hash of the path}`: that a browser stored a file, and when, until it has been looked at. */
export interface StoredFile {
  path: string;
  stored_at: Moment;
}

/** `ledger/seen_{uid}`: when somebody last signed in to an account. */
export interface LastSeen {
  seen_at: Moment;
  /** The number by which somebody was not let in and which nobody has confirmed. */
  doubted?: string | null;
  /** When it is looked at whether the account is still there. */
  look_at?: Moment;
}

/** `ledger/deleted_{uid}`: everything of this person is erased; only the account itself may still be there. */
export interface Deletion {
  deleted_at: Moment;
  expires_at: Moment;
}

/** `ledger/erased.{gateway order}`: what is left of a checkout that was erased with its account. */
export interface ErasedPurchase {
  uid: string;
  checkout_id: string;
  service: string;
  expires_at: Moment;
}

/** A record of a collection that its noun declares. */
export const recordRef = <T extends DocumentData>(collection: CollectionOf<T>, id: string) =>
  typed<T>(collection, id);
export const checkoutRef = (id: string) => typed<CheckoutRecord>(COLLECTIONS.checkouts, id);
export const orderRef = (id: string) => typed<Order>(COLLECTIONS.orders, id);
export const paymentRef = (id: string) => typed<Payment>(COLLECTIONS.payments, id);
export const invoiceRef = (number: string) => typed<Invoice>(COLLECTIONS.invoices, number);
export const auditRef = (id: string) => typed<AuditEntry>(COLLECTIONS.auditLog, id);
export const counterRef = (series: string) => typed<InvoiceCounter>(COLLECTIONS.counters, series);
export const profileRef = (uid: string) => typed<Profile>(COLLECTIONS.profiles, uid);
export const mailRef = (id: string) => typed<OutboxMail>(COLLECTIONS.mail, id);
export const serviceRef = (id: string) => typed<DocumentData>(COLLECTIONS.services, id);
export const notificationRef = (id: string) => typed<Announcement>(COLLECTIONS.notifications, id);
export const contactMessageRef = (id: string) => typed<ContactMessage>(COLLECTIONS.contactMessages, id);
export const leadRef = (id: string) => typed<Lead>(COLLECTIONS.leads, id);
export const callRef = (id: string) => typed<TelecallerCall>(COLLECTIONS.telecallerCalls, id);
export const currentCallRef = (uid: string) => typed<CurrentCall>(COLLECTIONS.currentCalls, uid);
/** @param instant any of that day in India, epoch ms */
export const telecallerDayRef = (uid: string, instant: number) =>
  typed<TelecallerDay>(COLLECTIONS.telecallerDays, telecallerDayId(uid, instant));
export const settingsRef = <Name extends keyof Settings>(name: Name) =>
  typed<Settings[Name] & DocumentData>(COLLECTIONS.settings, name);
/** Which lead has this number: where everybody who comes at the same time meets. */
export const leadKeyRef = (phone: string) =>
  typed<{ lead_id: string }>(COLLECTIONS.ledger, `lead_${sha256(phone)}`);
/** The same for an address, whatever case it is written in. */
export const leadMailKeyRef = (email: string) =>
  typed<{ lead_id: string }>(COLLECTIONS.ledger, `lead_mail_${sha256(email.toLowerCase())}`);
export const leadImportRef = (id: string) => typed<LeadImport>(COLLECTIONS.leadImports, id);
export const leadImportSliceRef = (id: string) => typed<ImportSlice>(COLLECTIONS.leadImportSlices, id);
/** `ledger/merged_lead_{id}`: a lead that became part of another, as it was, and what that changed of the other one. */
export interface MergedLead {
  keep_id: string;
  lead: Lead;
  before: Partial<Lead>;
  after: Partial<Lead>;
  at: Moment;
  /** What is still to be done with its calls and messages. */
  history: "to_be_moved" | "to_be_moved_back" | "moved";
  expires_at: Moment;
}
export const mergedLeadRef = (id: string) => typed<MergedLead>(COLLECTIONS.ledger, `merged_lead_${id}`);
/** `ledger/lead_erasure_{lead}`: calls and tasks of a lead that was erased are still to be; gone once that is done. */
export interface LeadErasure {
  /** The lead at which they are. */
  at: string;
  /** The name of whoever else wrote from its number, with whom they stay; null: nobody did. */
  kept_for: string | null;
  /** Leads that had become part of it. */
  merged: readonly string[];
  /** Only what came from this lead, which had become part of another; null: all. */
  only: string | null;
  erasure: "to_be_finished";
}
export const leadErasureRef = (id: string) => typed<LeadErasure>(COLLECTIONS.ledger, `lead_erasure_${id}`);
/** `ledger/lead_link_{code}`: for whom a purchase was prepared, and by whom. The code alone says nothing. */
export interface LeadLink {
  lead_id: string;
  /** Uid. */
  by: string;
  service_id: string;
  plan_id: string;
  expires_at: Moment;
}
export const leadLinkRef = (code: string) => typed<LeadLink>(COLLECTIONS.ledger, `lead_link_${sha256(code)}`);
/** Which lead a checkout came of, and who brought it. */
export const broughtRef = (checkoutId: string) =>
  typed<{ lead_id: string; by: string; expires_at: Moment }>(COLLECTIONS.ledger, `brought_${checkoutId}`);
/** When somebody was given a lead by their turn. */
export const givenLeadRef = (uid: string) =>
  typed<{ given_at: Moment; expires_at: Moment }>(COLLECTIONS.ledger, `given_lead_${uid}`);
/** When somebody was given an order last: where all that is given to one person at the same time, or taken from them, meets. */
export const givenOrderRef = (uid: string) =>
  typed<{ given_at: Moment; taken_at?: Moment; expires_at: Moment }>(
    COLLECTIONS.ledger,
    `given_order_${uid}`,
  );
/** The mail that waits to tell a client what happened to an order, and how many there were. */
export const orderNewsRef = (orderId: string) =>
  typed<{ mail_id: string; count: number; expires_at: Moment }>(COLLECTIONS.ledger, `order_news_${orderId}`);
export const telecallerProfileRef = (uid: string) =>
  typed<TelecallerProfile>(COLLECTIONS.telecallerProfiles, uid);
export const partnerRef = (id: string) => typed<DocumentData>(COLLECTIONS.caPartners, id);
/** A membership number that nobody has looked up yet. */
export const membershipRef = (partnerId: string) =>
  typed<{ membership_number: string }>(
    COLLECTIONS.caPartners,
    partnerId,
    SUBCOLLECTIONS.partnerPrivate,
    "membership",
  );
export const bookedSlotRef = (partnerId: string, slot: string) =>
  typed<BookedSlot>(COLLECTIONS.caPartners, partnerId, SUBCOLLECTIONS.bookedSlots, slot);
export const reviewRef = (partnerId: string, id: string) =>
  typed<Review<Moment>>(COLLECTIONS.caPartners, partnerId, SUBCOLLECTIONS.reviews, id);
export const consultationRef = (id: string) => typed<Consultation>(COLLECTIONS.consultations, id);
export const bookingsRef = (uid: string) => typed<Bookings>(COLLECTIONS.ledger, `bookings_${uid}`);
export const ownReviewsRef = (uid: string) => typed<OwnReviews>(COLLECTIONS.ledger, `reviews_${uid}`);
export const sentTodayRef = (uid: string) => typed<SentToday>(COLLECTIONS.ledger, `sent_${uid}`);
export const orderMessageRef = (orderId: string, id: string) =>
  typed<ThreadMessage>(COLLECTIONS.orders, orderId, SUBCOLLECTIONS.messages, id);
export const ticketMessageRef = (ticketId: string, id: string) =>
  typed<ThreadMessage>(SUPPORT_TICKETS, ticketId, SUBCOLLECTIONS.messages, id);
export const taskRef = (id: string) => typed<Task>(COLLECTIONS.tasks, id);
export const applicationRef = (id: string) =>
  typed<FranchiseApplication>(COLLECTIONS.franchiseApplications, id);
/** Of a device's form. */
export const applicationDraftRef = (keyHash: string) =>
  typed<ApplicationDraft>(COLLECTIONS.applicationDrafts, keyHash);
/** `ledger/application_{hash of the device's key}`: which application a form becomes, so that a second try finds the first. */
export const applicationRequestRef = (keyHash: string) =>
  typed<{ application_id: string; expires_at: Moment }>(COLLECTIONS.ledger, `application_${keyHash}`);
/**
 * The open application of an address and a number for a territory: where two at once meet. An address alone is known to others, and
 * whoever types it is not to learn of an application.
 */
export const openApplicationRef = (email: string, phone: string, territoryCode: string) =>
  typed<{ application_id: string }>(
    COLLECTIONS.ledger,
    `applied_${sha256(`${email} ${phone} ${territoryCode}`)}`,
  );
/** `ledger/papers_asked_{hash of the token}`: whose papers a mailed link sends. */
export const paperRequestRef = (tokenHash: string) =>
  typed<{ application_id: string; expires_at: Moment }>(COLLECTIONS.ledger, `papers_asked_${tokenHash}`);
export const franchiseRef = (id: string) => typed<Franchise>(COLLECTIONS.franchises, id);
export const bankDetailsRef = (franchiseId: string) =>
  typed<BankDetails>(COLLECTIONS.franchises, franchiseId, SUBCOLLECTIONS.franchisePrivate, "bank");
export const territoryRef = (code: string) => typed<Territory>(COLLECTIONS.territories, code);
/** @param prefix first three digits of PIN codes */
export const territoryAreaRef = (prefix: string) => typed<TerritoryArea>(COLLECTIONS.territoryAreas, prefix);
/** Whose a referral code is. */
export const referralRef = (code: string) =>
  typed<{ franchise_id: string }>(COLLECTIONS.ledger, `referral_${code}`);
/** `ledger/referred_{checkout}`: whose code its client had followed, and when the checkout was opened by it. */
export const referredRef = (checkoutId: string) =>
  typed<{ franchise_id: string; opened_at?: Moment; expires_at: Moment }>(
    COLLECTIONS.ledger,
    `referred_${checkoutId}`,
  );
/** A purchase that a partner prepared, by the code of its address. */
export const preparedPurchaseRef = (code: string) =>
  typed<{ franchise_id: string; by: string; service_id: string; plan_id: string; expires_at: Moment }>(
    COLLECTIONS.ledger,
    `prepared_${sha256(code)}`,
  );
/** `ledger/return_{code}`: a purchase that whoever works on orders prepared for a client, by the code of its address. */
export const preparedReturnRef = (code: string) =>
  typed<{
    by: string;
    name: string;
    service_id: string;
    plan_id: string;
    note: string | null;
    expires_at: Moment;
  }>(COLLECTIONS.ledger, `return_${sha256(code)}`);
/** `ledger/return_of_{checkout}`: who had prepared it. */
export const returnOfRef = (checkoutId: string) =>
  typed<{ by: string; expires_at: Moment }>(COLLECTIONS.ledger, `return_of_${checkoutId}`);
export const commissionRef = (id: string) => typed<Commission>(COLLECTIONS.commissions, id);
export const statementRef = (id: string) => typed<CommissionStatement>(COLLECTIONS.commissionStatements, id);
export const payoutRef = (id: string) => typed<Payout>(COLLECTIONS.payouts, id);
export const documentRef = (id: string) => typed<ClientDocument>(COLLECTIONS.documents, id);
export const storedFileRef = (path: string) => typed<StoredFile>(COLLECTIONS.storedFiles, sha256(path));
/** `ledger/opened_{hash of the ticket}`: who may fetch the file of a document, for some minutes. */
export interface OpenedDocument {
  document_id: string;
  uid: string;
  role: Role;
  expires_at: Moment;
}
export const openedDocumentRef = (ticketHash: string) =>
  typed<OpenedDocument>(COLLECTIONS.ledger, `opened_${ticketHash}`);
/** `ledger/opened_export_{hash of the ticket}`: which file of a list may be fetched, for some minutes. */
export const openedExportRef = (ticketHash: string) =>
  typed<{ export_id: string; expires_at: Moment }>(COLLECTIONS.ledger, `opened_export_${ticketHash}`);
/** `ledger/opened_paper_{hash of the ticket}`: which file of an application an administrator may fetch, for some minutes. */
export const openedPaperRef = (ticketHash: string) =>
  typed<{ application_id: string; slot: ApplicationSlot; uid: string; expires_at: Moment }>(
    COLLECTIONS.ledger,
    `opened_paper_${ticketHash}`,
  );
/** Which document of a slot was received last: where checks that end at the same time meet. */
export const slotTurnRef = (orderId: string, slot: string) =>
  typed<{ document_id: string; expires_at: Moment }>(COLLECTIONS.ledger, keyOf("papers", orderId, slot));
export const inboxRef = (uid: string, id: string) =>
  typed<InboxItem>(COLLECTIONS.profiles, uid, SUBCOLLECTIONS.inbox, id);

export const purchaseSlotRef = (uid: string, serviceId: string, planId: string) =>
  typed<PurchaseSlot>(COLLECTIONS.ledger, keyOf("slot", uid, serviceId, planId));
/** Which checkout an idempotency key of one person made, and a hash of the contact details it came with. */
export const requestRef = (uid: string, key: string) =>
  typed<{ checkout_id: string; sent?: string }>(COLLECTIONS.ledger, keyOf("request", uid, key));

export const invitationRef = (hash: string) => typed<Invitation>(COLLECTIONS.ledger, `invitation_${hash}`);
/** Which invitation of a person counts: the latest. */
export const latestInvitationRef = (uid: string) =>
  typed<{ hash: string; expires_at: Moment }>(COLLECTIONS.ledger, `invited_${uid}`);
export const staffPlanRef = (addressHash: string) =>
  typed<StaffPlan>(COLLECTIONS.ledger, `staff_${addressHash}`);
/** Whose a gateway order was whose checkout was erased with its account: money may still come for it. */
export const erasedPurchaseRef = (gatewayOrderId: string) =>
  typed<ErasedPurchase>(COLLECTIONS.ledger, keyOf("erased", gatewayOrderId));
export const lastSeenRef = (uid: string) => typed<LastSeen>(COLLECTIONS.ledger, `seen_${uid}`);
export const deletionRef = (uid: string) => typed<Deletion>(COLLECTIONS.ledger, `deleted_${uid}`);
/** Until when a mail of one kind to one person is not sent again. */
export const mailPauseRef = (key: string) =>
  typed<{ until: Moment; expires_at: Moment }>(COLLECTIONS.ledger, `mail_pause_${key}`);
/** How many mails a mailbox was sent in an hour, by who asked for them and by kind. */
export const mailHourRef = (mailboxHash: string) =>
  typed<{ sent?: Record<string, number>; ends: Moment; expires_at: Moment }>(
    COLLECTIONS.ledger,
    `mail_hour_${mailboxHash}`,
  );
/** A number that asked not to be called: whoever comes with it, and whatever is kept of them. */
export const doNotCallRef = (phone: string) =>
  typed<{ phone: string }>(COLLECTIONS.ledger, `do_not_call_${sha256(phone)}`);

/** `ledger/coupon_part.{code}.{part}`: how many of its bounded uses are taken. */
export const couponPartRef = (code: string, part: number) =>
  typed<{ used: number }>(COLLECTIONS.ledger, keyOf("coupon_part", code, String(part)));
/** `ledger/coupon_of.{code}.{uid}`: what one person has of a coupon, where their calls at the same time meet. */
export interface CouponOf {
  /** The checkout that holds a use and can still be paid; null: there is none. */
  open: string | null;
  /** Orders. */
  used: number;
}
export const couponOfRef = (code: string, uid: string) =>
  typed<CouponOf>(COLLECTIONS.ledger, keyOf("coupon_of", code, uid));

/** A document id of several parts. The dot between them stands in none, so that different parts never make the same id. */
function keyOf(...parts: readonly string[]): string {
  return parts.map((part) => encodeURIComponent(part).replaceAll(".", "%2E")).join(".");
}

function typed<T extends DocumentData>(...path: string[]): DocumentReference<T, T> {
  return db().doc(path.join("/")) as unknown as DocumentReference<T, T>;
}
