import { COLLECTIONS, collectionOf, SUBCOLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { ConsultationNote } from "./consultation-note.ts";

export const CONSULTATION_NOTES = collectionOf<ConsultationNote>("consultation_notes");

export const bookedSlotsQuery = {
  by: "visitor",
  from: `${COLLECTIONS.caPartners}/{partner_id}/${SUBCOLLECTIONS.bookedSlots}`,
  where: [["starts_at", ">=", "{since_at}"]],
  order: [["starts_at", "asc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

export const ownConsultationsQuery = {
  by: "client_user",
  from: COLLECTIONS.consultations,
  where: [["user_id", "==", "{uid}"]],
  order: [["starts_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const ownUpcomingConsultationsQuery = {
  by: "client_user",
  from: COLLECTIONS.consultations,
  where: [
    ["user_id", "==", "{uid}"],
    ["starts_at", ">=", "{since_at}"],
  ],
  order: [["starts_at", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const upcomingConsultationsQuery = {
  by: "ca",
  from: COLLECTIONS.consultations,
  where: [
    ["ca_user_id", "==", "{uid}"],
    ["starts_at", ">=", "{since_at}"],
  ],
  order: [["starts_at", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const consultationsToMarkQuery = {
  by: "ca",
  from: COLLECTIONS.consultations,
  where: [
    ["ca_user_id", "==", "{uid}"],
    ["status", "==", "booked"],
    ["starts_at", "<", "{until_at}"],
  ],
  order: [["starts_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const consultationsMarkedQuery = {
  by: "ca",
  from: COLLECTIONS.consultations,
  where: [
    ["ca_user_id", "==", "{uid}"],
    ["marked_at", ">=", "{since_at}"],
  ],
  order: [["marked_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const consultationsToRemindQuery = {
  by: "functions",
  from: COLLECTIONS.consultations,
  where: [["remind_at", "<=", "{now_at}"]],
  order: [["remind_at", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const nextBookedCaQuery = {
  by: "functions",
  from: COLLECTIONS.consultations,
  where: [
    ["status", "==", "booked"],
    ["ca_user_id", ">", "{after_id}"],
  ],
  order: [["ca_user_id", "asc"]],
  limit: 1,
} as const satisfies QueryDeclaration;

export const consultationsUnmarkedQuery = {
  by: "functions",
  from: COLLECTIONS.consultations,
  where: [
    ["status", "==", "booked"],
    ["starts_at", "<=", "{until_at}"],
  ],
  order: [["starts_at", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** A CA's of some days. */
export const consultationsBetweenQuery = {
  by: "ca",
  from: COLLECTIONS.consultations,
  where: [
    ["ca_user_id", "==", "{uid}"],
    ["starts_at", ">=", "{from_at}"],
    ["starts_at", "<", "{until_at}"],
  ],
  order: [["starts_at", "asc"]],
  limit: 150,
} as const satisfies QueryDeclaration;

/** What was noted of consultations of a client. */
export const consultationNotesOfQuery = {
  by: "functions",
  from: CONSULTATION_NOTES,
  where: [["user_id", "==", "{uid}"]],
  limit: 100,
} as const satisfies QueryDeclaration;

/** All of a CA, the latest appointment first. */
export const consultationsOfCaQuery = {
  by: "ca",
  from: COLLECTIONS.consultations,
  where: [["ca_user_id", "==", "{uid}"]],
  order: [["starts_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;
