import type { Moment } from "../time/moment.ts";
import type { Checkout, CheckoutAttempt, CheckoutStatus } from "./checkout.ts";

/**
 * What a checkout is to the client who began it: one answer, which dashboard, banner, service page, payment screen and
 * messages all give. Its words are in `checkout-words.ts` and `checkout-words-hi.ts`.
 */
export const CHECKOUT_STATES = [
  /** Looked at only: no payment was tried. */
  "left",
  /** A payment was begun and the bank has not said anything for less than a quarter of an hour. */
  "silent",
  /** The bank has set the money aside; it is being taken. */
  "arriving",
  /** The last try failed. */
  "failed",
  /** Tried, and nothing came of it in time. */
  "not_paid",
  /** Money that was set aside and never taken is free again by itself. */
  "returned",
  /** Money arrived that does not match; an administrator looks at it. */
  "checking",
  /** The same plan was paid for days before: the client is asked what this payment was meant for. */
  "asked",
  "paid",
  /** Paid, and money that was set aside a second time is on its way back. */
  "second_debit",
  /** Put away by the client, or too old. */
  "expired",
] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** What a client can do about a checkout. */
export type CheckoutWay =
  | "check"
  | "pay"
  | "pay_another_way"
  | "remove"
  | "contact"
  /** What is known of the payment, and what its client is asked about it. */
  | "payment"
  | "answer"
  | "order"
  | "start_again";

/** The ways of each state, the likeliest first. */
export const CHECKOUT_WAYS: Readonly<Record<CheckoutState, readonly CheckoutWay[]>> = {
  left: ["pay", "remove"],
  silent: ["check", "pay_another_way"],
  arriving: ["check", "contact"],
  failed: ["pay_another_way", "check", "remove"],
  not_paid: ["pay", "check", "remove"],
  returned: ["pay", "remove"],
  checking: ["payment", "contact"],
  asked: ["answer"],
  paid: ["order"],
  second_debit: ["order", "contact"],
  expired: ["start_again"],
};

/** How long a payment may be without a word from the bank before it counts as not made, ms. Later it may still arrive. */
export const BANK_ANSWERS_MS = 15 * 60_000;

/** Razorpay gives money back that was authorised and not captured, at the latest after five days; two for the bank. */
const SET_ASIDE_MS = 7 * 86_400_000;

/** States in which money may be moving, so that nothing may be put away or erased. */
const MOVING: readonly CheckoutState[] = ["silent", "arriving", "checking", "asked"];

export interface CheckoutFacts {
  status: CheckoutStatus;
  asked?: boolean;
  attempts: Readonly<Record<string, Pick<CheckoutAttempt, "status" | "at">>>;
}

/** @param now epoch ms: a silent bank is one only for so long */
export function checkoutState({ status, asked, attempts }: CheckoutFacts, now: number): CheckoutState {
  const tries = Object.values(attempts).sort((a, b) => b.at.toMillis() - a.at.toMillis());
  const setAside = tries.some((entry) => entry.status === "authorized" && isWithin(SET_ASIDE_MS, entry, now));
  if (status === "paid") return setAside ? "second_debit" : "paid";
  if (status === "held") return asked === true ? "asked" : "checking";
  if (setAside) return "arriving";
  if (status === "expired") return "expired";
  if (tries.some((entry) => entry.status === "created" && isWithin(BANK_ANSWERS_MS, entry, now)))
    return "silent";
  const last = tries[0]?.status;
  if (last === undefined) return status === "created" ? "left" : "not_paid";
  if (last === "captured") return "arriving";
  return last === "failed" || last === "returned" ? last : "not_paid";
}

/** Whether money may be on its way for it. */
export function isMoneyMoving(state: CheckoutState): boolean {
  return MOVING.includes(state);
}

/** The provider's words for the last try, when that failed. */
export function lastFailure({ attempts }: Pick<Checkout, "attempts">): string | null {
  const [last] = Object.values(attempts).sort((a, b) => b.at.toMillis() - a.at.toMillis());
  return last?.status === "failed" ? last.description : null;
}

function isWithin(ms: number, { at }: { at: Moment }, now: number): boolean {
  return now - at.toMillis() < ms;
}
