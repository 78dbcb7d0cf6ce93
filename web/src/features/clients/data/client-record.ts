import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { QueryDeclaration } from "@niyamdesk/domain/base/query";
import {
  complaintsOfClientQuery,
  consultationsOfClientQuery,
  documentsOfClientQuery,
  leadsOfClientEmailQuery,
  leadsOfClientPhoneQuery,
  notesOfClientQuery,
  ordersOfClientQuery,
  paymentsOfClientQuery,
  talkNotesOfClientQuery,
  ticketsOfClientQuery,
} from "@niyamdesk/domain/clients/queries";
import { useState } from "react";
import {
  type Live,
  mapLive,
  type Reader,
  useLiveDocument,
  useLiveQuery,
} from "../../../lib/firestore/live.ts";
import { textIn } from "../../../lib/firestore/stored.ts";
import {
  type ClientView,
  readClient,
  readComplaintLine,
  readDocumentLine,
  readLeadLine,
  readNoteLine,
  readOrderLine,
  readPaymentLine,
  readTalkLine,
  readTicketLine,
} from "../read-client.ts";

const PAGE = 10;
/** What is listened to of one part at most. */
const MOST = 200;

/** A part of a record, live, a page at a time. */
export interface Part<T> {
  live: Live<T[]>;
  /** Null: that is all of it. */
  more: (() => void) | null;
}

type OfClient = QueryDeclaration & {
  readonly where: readonly [readonly ["user_id", "==", "{client_id}"]];
};

/** One more than is shown is asked for: whether there is more. */
function usePart<T>(declaration: OfClient, client_id: string, read: Reader<T>): Part<T> {
  const [most, setMost] = useState(PAGE);
  const found = useLiveQuery({ ...declaration, limit: most + 1 }, { client_id }, read);
  const hasMore = found.status === "ready" && found.value.length > most && most < MOST;
  return {
    live: mapLive(found, (all) => all.slice(0, most)),
    more: hasMore ? () => setMost((count) => Math.min(MOST, count + 2 * PAGE)) : null,
  };
}

/** The profile, live; null when there is none of a client. */
export function useClient(uid: string): Live<ClientView | null> {
  return useLiveDocument([COLLECTIONS.profiles, uid], readClient);
}

export const useOrdersOf = (uid: string) => usePart(ordersOfClientQuery, uid, readOrderLine);
export const usePaymentsOf = (uid: string) => usePart(paymentsOfClientQuery, uid, readPaymentLine);
export const useDocumentsOf = (uid: string) => usePart(documentsOfClientQuery, uid, readDocumentLine);
export const useTalksOf = (uid: string) => usePart(consultationsOfClientQuery, uid, readTalkLine);
/** What a CA noted, by the consultation's id, live; of as many as are listened to. */
export function useTalkNotesOf(client_id: string): Live<ReadonlyMap<string, string>> {
  const notes = useLiveQuery({ ...talkNotesOfClientQuery, limit: MOST }, { client_id }, (id, data) => ({
    ...{ id, text: textIn(data, "text") ?? "" },
  }));
  return mapLive(notes, (found) => new Map(found.map(({ id, text }) => [id, text])));
}

export const useTicketsOf = (uid: string) => usePart(ticketsOfClientQuery, uid, readTicketLine);
export const useComplaintsOf = (uid: string) => usePart(complaintsOfClientQuery, uid, readComplaintLine);
export const useNotesOf = (uid: string) => usePart(notesOfClientQuery, uid, readNoteLine);

/** Leads with the client's number or proven address, live. */
export function useLeadsOf({ phone, email, emailVerified }: ClientView) {
  const address = emailVerified ? email : null;
  const byPhone = useLiveQuery(leadsOfClientPhoneQuery, { phone: phone ?? "-" }, readLeadLine);
  const byEmail = useLiveQuery(leadsOfClientEmailQuery, { email: address ?? "-" }, readLeadLine);
  const live =
    byPhone.status !== "ready"
      ? byPhone
      : mapLive(byEmail, (found) => [
          ...new Map([...byPhone.value, ...found].map((one) => [one.id, one])).values(),
        ]);
  return { live, more: null };
}
