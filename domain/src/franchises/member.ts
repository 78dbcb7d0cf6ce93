import type { Moment } from "../time/moment.ts";
import type { FranchiseLevel } from "./franchise-level.ts";

/** So many people of theirs may a partner have at a time, invited ones too. */
export const MOST_MEMBERS = 10;

/**
 * `franchise_members/{uid}`: somebody who works for a partner; written by functions only. Their account has the partner's role and no
 * franchise of its own, so that no money, statement or bank account is theirs to read. What lets them in is this record together with
 * the franchise and the partner's profile as they are now: rules and functions ask all three.
 */
export interface FranchiseMember {
  /** Uid of their account. */
  id: string;
  franchise_id: string;
  /** Uid of the partner: whose leads they follow up. */
  partner_uid: string;
  name: string;
  email: string;
  /** What they need of the franchise, whose record is not theirs to read. */
  partner_name: string;
  territory_name: string;
  territory_code: string;
  level: FranchiseLevel;
  referral_code: string;
  /** In which the partner works, and so in which they are invited. */
  language: "en" | "hi";
  invited_at: Moment;
  /** Null: the invitation waits. */
  accepted_at: Moment | null;
  /** Null: they work there. From then on no name and no address stands here. */
  ended_at: Moment | null;
  /** Their account was closed because this ended, and for nothing else: the same partner may invite them again. */
  closed?: boolean;
  /** It has ended and what belongs to that is not done yet: the account signs in still, or an invitation waits. */
  closing?: boolean;
}
