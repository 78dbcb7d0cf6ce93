import type { Moves } from "../base/moves.ts";
import type { Paise } from "../money/money.ts";
import type { Moment } from "../time/moment.ts";

/**
 * `accrued` since the work was done, `in_payout` while the bank carries out its payment, `paid` with a reference of the bank's, or
 * `reversed` since it is not due any more.
 */
export const FEE_STATUSES = ["accrued", "in_payout", "paid", "reversed"] as const;
export type FeeStatus = (typeof FEE_STATUSES)[number];

/** Functions move it, by what becomes of the work and its money. */
const BY_ITSELF = { by: [] } as const;

export const FEE_MOVES: Moves<FeeStatus> = {
  accrued: { in_payout: BY_ITSELF, reversed: BY_ITSELF },
  // Back where its payment is called off.
  in_payout: { paid: BY_ITSELF, accrued: BY_ITSELF },
  reversed: { accrued: BY_ITSELF },
  paid: {},
};

/** What was earned, what went back of it once its payment was begun, and what came again after that. */
export const FEE_KINDS = ["earned", "taken_back", "given_again"] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

/** What the fee is for. */
export const FEE_CAUSES = ["order", "consultation"] as const;
export type FeeCause = (typeof FEE_CAUSES)[number];

/**
 * `ca_fees/order_{order}_{uid}` or `ca_fees/consultation_{id}`, and `…_{n}` for what changed once its payment was begun: what a CA earned
 * by one piece of work, in rupees that were agreed before. Says nothing of the client. Written by functions only.
 */
export interface CaFee {
  id: string;
  kind: FeeKind;
  /** The line of what was earned, of a later one. */
  of: string | null;
  /** Uid. */
  ca_id: string;
  cause: FeeCause;
  /** The order's or the consultation's id. */
  cause_id: string;
  /** Empty for a consultation. */
  service_name: string;
  /** As it was agreed for that day; negative where it goes back. In a payment, and once it is paid, it never changes. */
  amount_paise: Paise;
  status: FeeStatus;
  /** The bank is deciding about the client's money: it is not paid meanwhile. */
  held: boolean;
  /** Later lines of this one, and what they come to. */
  changes: number;
  changed_paise: Paise;
  /** When the work was done; of a later line, when it changed. */
  done_at: Moment;
  /** `2026-11`, of that day in India. */
  month: string;
  payout_id: string | null;
  created_at: Moment;
  updated_at: Moment;
}

type Line = Pick<CaFee, "amount_paise" | "status" | "changes" | "changed_paise">;

export interface FeeChange {
  line: Line;
  /** The next later line; null: none. */
  later: Pick<CaFee, "kind" | "amount_paise"> | null;
}

/**
 * What becomes of a line. Until a payment of it is begun it says itself whether it is due, and with what is agreed for its day by now;
 * from then on nothing of it changes, and what goes back or comes again is a line of its own. One whose payment was called off follows
 * what is agreed again; where it has later lines, whether it is due stays theirs to say.
 *
 * @param line of what was earned
 * @param isDue whether the work stands as done, and is not paid back to its client
 * @param agreed for its work and day, null: nothing
 */
export function feeChange(
  { amount_paise, status, changes, changed_paise }: Line,
  isDue: boolean,
  agreed: Paise | null,
): FeeChange {
  const isFixed = status === "in_payout" || status === "paid";
  if (!isFixed && changes === 0) {
    const next = isDue && agreed !== null ? "accrued" : "reversed";
    return {
      line: { amount_paise: agreed ?? amount_paise, status: next, changes, changed_paise },
      later: null,
    };
  }
  const amount = isFixed ? amount_paise : (agreed ?? 0);
  const change = (isDue ? amount : 0) - (amount + changed_paise);
  if (change === 0) return { line: { amount_paise: amount, status, changes, changed_paise }, later: null };
  return {
    line: { amount_paise: amount, status, changes: changes + 1, changed_paise: changed_paise + change },
    later: { kind: change < 0 ? "taken_back" : "given_again", amount_paise: change },
  };
}
