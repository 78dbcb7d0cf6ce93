import { COLLECTIONS, collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import { COMPLAINTS } from "../complaints/queries.ts";
import { CONSULTATION_NOTES } from "../consultations/queries.ts";
import { SUPPORT_TICKETS } from "../tickets/queries.ts";
import type { ClientNote } from "./client-note.ts";

export const CLIENT_NOTES = collectionOf<ClientNote>("client_notes");

/** Parts of a client's page, each a page at a time, the newest first. */
const OF_CLIENT = { by: "admin", where: [["user_id", "==", "{client_id}"]], limit: 10 } as const;

export const ordersOfClientQuery = {
  ...OF_CLIENT,
  from: COLLECTIONS.orders,
  order: [["date", "desc"]],
} as const satisfies QueryDeclaration;

export const paymentsOfClientQuery = {
  ...OF_CLIENT,
  from: COLLECTIONS.payments,
  order: [["date", "desc"]],
} as const satisfies QueryDeclaration;

export const documentsOfClientQuery = {
  ...OF_CLIENT,
  from: COLLECTIONS.documents,
  order: [["created_at", "desc"]],
} as const satisfies QueryDeclaration;

export const consultationsOfClientQuery = {
  ...OF_CLIENT,
  from: COLLECTIONS.consultations,
  order: [["starts_at", "desc"]],
} as const satisfies QueryDeclaration;

/** What their CAs noted of those. */
export const talkNotesOfClientQuery = {
  ...OF_CLIENT,
  from: CONSULTATION_NOTES,
  order: [["updated_at", "desc"]],
} as const satisfies QueryDeclaration;

export const ticketsOfClientQuery = {
  ...OF_CLIENT,
  from: SUPPORT_TICKETS,
  order: [["updated_at", "desc"]],
} as const satisfies QueryDeclaration;

export const complaintsOfClientQuery = {
  ...OF_CLIENT,
  from: COMPLAINTS,
  order: [["created_at", "desc"]],
} as const satisfies QueryDeclaration;

export const notesOfClientQuery = {
  ...OF_CLIENT,
  from: CLIENT_NOTES,
  order: [["created_at", "desc"]],
} as const satisfies QueryDeclaration;

/** One number is one lead. */
export const leadsOfClientPhoneQuery = {
  by: "admin",
  from: COLLECTIONS.leads,
  where: [["phone_e164", "==", "{phone}"]],
  limit: 5,
} as const satisfies QueryDeclaration;

export const leadsOfClientEmailQuery = {
  by: "admin",
  from: COLLECTIONS.leads,
  where: [["email", "==", "{email}"]],
  limit: 5,
} as const satisfies QueryDeclaration;

/** All notes of a client, to be erased. */
export const notesToEraseQuery = {
  by: "functions",
  from: CLIENT_NOTES,
  where: [["user_id", "==", "{uid}"]],
  limit: 200,
} as const satisfies QueryDeclaration;
