import { checkoutsOfQuery } from "@niyamdesk/domain/checkouts/queries";
import { ownConsultationsQuery } from "@niyamdesk/domain/consultations/queries";
import { ownDocumentsQuery } from "@niyamdesk/domain/documents/queries";
import { ownInvoicesQuery } from "@niyamdesk/domain/invoices/queries";
import { ownInboxQuery } from "@niyamdesk/domain/notifications/queries";
import { orderMessagesQuery, ownOrdersQuery } from "@niyamdesk/domain/orders/queries";
import { ownPaymentsQuery } from "@niyamdesk/domain/payments/queries";
import { ownTicketsQuery, ticketMessagesQuery } from "@niyamdesk/domain/tickets/queries";
import type { UserRecord } from "firebase-admin/auth";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { profileRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { ownReviewRefs, readOwnReviews } from "../reviews/own-reviews.ts";
import { ownEnquiries } from "./own-enquiries.ts";
import { plain } from "./plain.ts";

/** How functions look after a checkout says nothing about the person. */
const INTERNAL = ["next_check_at", "gateway_lease_until", "gateway_asked", "capturing", "idempotency_key"];

/** All we hold of one person: what they could read in the product, in one piece. */
export async function exportOwnData(account: UserRecord): Promise<Record<string, unknown>> {
  const own = { uid: account.uid };
  const [profile, inbox, orders, checkouts, payments, invoices, documents, consultations, tickets] =
    await Promise.all([
      profileRef(account.uid).get(),
      runWholeQuery(ownInboxQuery, own),
      runWholeQuery(ownOrdersQuery, own),
      runWholeQuery(checkoutsOfQuery, own),
      runWholeQuery(ownPaymentsQuery, own),
      runWholeQuery(ownInvoicesQuery, own),
      runWholeQuery(ownDocumentsQuery, own),
      runWholeQuery(ownConsultationsQuery, own),
      runWholeQuery(ownTicketsQuery, own),
    ]);
  return {
    exported_at: new Date().toISOString(),
    account: accountOf(account),
    profile: plain(profile.data() ?? null),
    consents: plain(profile.get("consents") ?? []),
    inbox: inbox.map(record),
    orders: await withMessages(orders, (order_id) => runWholeQuery(orderMessagesQuery, { order_id })),
    checkouts: checkouts.map((checkout) => without(INTERNAL, record(checkout))),
    payments: payments.map(record),
    invoices: invoices.map(record),
    documents: documents.map(record),
    consultations: consultations.map(record),
    reviews: plain(await readOwnReviews(ownReviewRefs(consultations, orders))),
    contact_messages: (await ownEnquiries(account)).messages.map(record),
    support_tickets: await withMessages(tickets, (ticket_id) =>
      runWholeQuery(ticketMessagesQuery, { ticket_id }),
    ),
  };
}

function accountOf({ uid, email, emailVerified, phoneNumber, metadata }: UserRecord) {
  const time = (text: string | null) => (text ? new Date(text).toISOString() : null);
  return {
    uid,
    email: email ?? null,
    email_verified: emailVerified,
    phone: phoneNumber ?? null,
    created_at: time(metadata.creationTime),
    last_sign_in_at: time(metadata.lastSignInTime),
  };
}

function withMessages(
  records: QueryDocumentSnapshot[],
  messagesOf: (id: string) => Promise<QueryDocumentSnapshot[]>,
): Promise<object[]> {
  return Promise.all(
    records.map(async (entry) => ({
      ...record(entry),
      messages: (await messagesOf(entry.id)).map(record),
    })),
  );
}

function record(entry: QueryDocumentSnapshot): object {
  return { id: entry.id, ...(plain(entry.data()) as object) };
}

function without(fields: readonly string[], entry: object): object {
  return Object.fromEntries(Object.entries(entry).filter(([field]) => !fields.includes(field)));
}
