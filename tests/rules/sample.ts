import type { ThreadMessage } from "@niyamdesk/domain/tickets/ticket";
import type { Moment } from "@niyamdesk/domain/time/moment";
import {
  type DocumentData,
  type FieldValue,
  serverTimestamp,
  Timestamp,
  type WhereFilterOp,
} from "firebase/firestore/lite";

/** Whom a document belongs to. Staff own what is assigned to them, as somebody else's order; all others what they bought. */
export interface Belonging {
  person: string;
  client: string;
  staff: string | null;
}

/** Who writes a message. */
export interface Sender {
  uid: string;
  role: string;
}

export interface Sample {
  collection(of: Belonging): string;
  /** For documents whose id says whose they are. */
  id?(of: Belonging): string;
  /** Documents that must be there for this one to mean something. */
  around?(of: Belonging): Record<string, DocumentData>;
  /** As functions and seeds store it. */
  stored(of: Belonging, id: string): DocumentData;
  /** As a browser would create it, when that differs. */
  created?(by: Sender): DocumentData;
  /** The most harmless change. */
  change?(of: Belonging): DocumentData;
  /** The filter of a list of such documents; none where lists are not bound to an owner. */
  filter?(of: Belonging): readonly [string, WhereFilterOp, unknown];
  /** A second filter that such a list has. */
  also?(): readonly [string, WhereFilterOp, unknown];
}

/** A record as it is sent: the server may be asked to set a time. */
export type Sent<T> = { [Field in keyof T]: Moment extends T[Field] ? T[Field] | FieldValue : T[Field] };

export const T0 = Timestamp.fromMillis(Date.UTC(2026, 10, 27, 6));
export const now = serverTimestamp();
export const made = { created_at: T0, updated_at: T0 };
export const touch = () => ({ status: "changed" });

export const message = ({ uid, role }: Sender): Sent<ThreadMessage> => ({
  sender_id: uid,
  sender_role: role,
  text: "When will it be filed?",
  created_at: now,
  attachments: ["doc_1"],
});

/** What only functions know the shape of. */
export const noOne = (collection: string): Sample => ({
  collection: () => collection,
  stored: () => ({ value: 1, status: "new" }),
  change: touch,
});

/** One that nobody owns. */
export const shared = (collection: string, stored: Sample["stored"]): Sample => ({
  collection: () => collection,
  stored,
  change: touch,
});

export const owned = (collection: string, field: string, stored: Sample["stored"]): Sample => ({
  ...shared(collection, stored),
  filter: ({ person }) => [field, "==", person],
});
