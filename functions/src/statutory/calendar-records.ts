import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Moment } from "@niyamdesk/domain/time/moment";
import type { DocumentReference } from "firebase-admin/firestore";
import { db } from "../platform/firestore.ts";

/** `ledger/calendar_{uid}`: what only functions know of a client's calendar, and the gate that all of it passes. */
export interface CalendarSecrets {
  /** Of the private address; null: there is none. */
  feed_hash?: string | null;
  /** Of the links that end reminder mails, the newest last. */
  end_hashes?: readonly string[];
  /** The least of the reminders that is over, by `toldKey`. */
  told?: Readonly<Record<string, number>>;
  touched_at?: Moment;
  closed_until?: Moment;
  /** Only while an account is being deleted: nothing else of it is left then. */
  expires_at?: Moment;
}

/** `ledger/calendar_link_{hash}`: whose calendar an address shows, or whose mails a link ends. */
interface CalendarLink {
  uid: string;
  does: "feed" | "end";
  /** Of a feed there is none: it lives until it is renewed. */
  expires_at?: Moment;
}

const inLedger = <T extends object>(id: string) =>
  db().collection(COLLECTIONS.ledger).doc(id) as unknown as DocumentReference<T, T>;

export const calendarSecretsRef = (uid: string) => inLedger<CalendarSecrets>(`calendar_${uid}`);
export const calendarLinkRef = (hash: string) => inLedger<CalendarLink>(`calendar_link_${hash}`);
