import { COLLECTIONS, collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import { CONSENT_STATES } from "../consents/queries.ts";
import type { Mailing } from "./mailing.ts";

export const MAILINGS = collectionOf<Mailing>("mailings");

/** Whose next slice is due, or whose mails are to be counted. */
export const mailingsDueQuery = {
  by: "functions",
  from: MAILINGS,
  where: [["next_at", "<=", "{now_at}"]],
  order: [["next_at", "asc"]],
  limit: 20,
} as const satisfies QueryDeclaration;

/** Whoever agrees to offers by email, in the order of their ids: one slice of a mailing. */
export const agreedToMailQuery = {
  by: "functions",
  from: CONSENT_STATES,
  where: [
    ["purposes.marketing_mail.given", "==", true],
    ["holder", ">", "{after}"],
  ],
  order: [["holder", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** Mails of one mailing, by where they stand. */
export const mailsOfMailingQuery = {
  by: "functions",
  from: COLLECTIONS.mail,
  where: [
    ["data.mailing_id", "==", "{mailing_id}"],
    ["status", "==", "{status}"],
  ],
  limit: 500,
} as const satisfies QueryDeclaration;
