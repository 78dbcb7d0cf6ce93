import type { UserRecord } from "firebase-admin/auth";
import type { Gate } from "./gate.ts";

/** What one noun keeps of a client: how it is handed out, and what becomes of it when the account is deleted. */
export interface Belongings {
  /** Its part of the copy of somebody's data, by name. */
  exported?(account: UserRecord): Promise<Readonly<Record<string, unknown>>>;
  /** Whether work or money of this person is on its way, so that the account cannot go yet. By our own records alone. */
  isOpen?(uid: string): Promise<boolean>;
  /** The same by those who know more than our records: asked once our records say that nothing is open. */
  isOpenElsewhere?(uid: string): Promise<boolean>;
  /** What everything of it passes, where something could slip in while it is erased. */
  gate?: Gate;
  /** Ends what could still become an order; again when the account can begin nothing more. */
  end?(uid: string): Promise<void>;
  /** Erases what the law does not make us keep. Safe to repeat: what is gone is not found again. */
  erase?(account: UserRecord): Promise<void>;
}

/** Of all nouns, in the order in which they are erased. */
export type BelongingsRegister = readonly Belongings[];
