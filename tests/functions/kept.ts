import { Timestamp } from "firebase-admin/firestore";

/** The client whose things these are. */
export interface Owner {
  uid: string;
  email: string;
  /** Their order, and what became of it. */
  order: string;
  orderStatus: string;
  /** Where a file of theirs is stored. */
  file: string;
}

/** What a noun keeps of a client. */
export interface Kept {
  /** One of everything, by path: erased with the account, unless the law says otherwise. */
  records(owner: Owner): Readonly<Record<string, object>>;
  /** What of it stands in the copy of somebody's data. */
  exported?(owner: Owner): object;
}

export const at = Timestamp.fromMillis(Date.UTC(2026, 10, 27, 6));

/** What most records say of whose they are. */
export const ownedBy = ({ uid }: Owner) => ({ user_id: uid, created_at: at, updated_at: at });
