import type { Paise } from "../money/money.ts";
import type { Refund } from "../payments/payment.ts";
import type { RefundRequest } from "./refund-request.ts";

const SECOND_MS = 1000;

/** What of a payment went back, was to go back, or is asked for. */
export interface Attempts {
  refunds: readonly Pick<Refund, "id" | "amount_paise" | "status" | "created_at" | "instead_of">[];
  /** Of this payment; whoever cannot read them says what is being asked for in all. */
  requests: readonly Pick<
    RefundRequest,
    "id" | "amount_paise" | "status" | "refund_id" | "created_at" | "instead_of"
  >[];
  asking_paise?: Paise;
  /** What can still go back: never more than that is owed. */
  left_paise: Paise;
}

/** A sum that was to go back and did not. */
export interface Owed {
  /** Of the refund that failed, or of the request that was refused. */
  id: string;
  /** What of it nobody has sent since. */
  paise: Paise;
}

interface Attempt {
  id: string;
  /** Of our request, which a refund of ours has as well. */
  requestId: string | null;
  paise: Paise;
  /** Second, as exact as the provider tells times. */
  at: number;
  /** False: nothing went. */
  goes: boolean;
  insteadOf: string | null;
}

/**
 * What did not reach the client and nobody has sent since. Each rupee that was sent stands in for one that was not, once:
 *
 * 1. What names the refund it stands in for pays that one, and with what is more than that others, as below. An attempt that names one and
 *    failed itself takes its place: one sum is owed, not two. Where what it stands in for went after all, nothing of that is owed any more.
 * 2. What names none (it was begun in the provider's dashboard, or is older than the naming) stands in for what had failed before it, as far
 *    as it pays the whole of that: first for its very sum, then for the oldest.
 * 3. No more is owed than can go back of the payment, the last attempts first: those before them most likely were the same money.
 */
export function owedOf({ left_paise, ...known }: Attempts): Owed[] {
  const attempts = attemptsOf(known);
  const unsent = attempts.filter(({ goes }) => !goes);
  const owed = new Map(unsent.map((one) => [one.id, notGone(one, attempts)]));
  const spare = new Map(attempts.filter(({ goes }) => goes).map(({ id, paise }) => [id, paise]));
  for (const one of attempts) payNamed(one, unsent, owed, spare);
  const sent = attempts.filter(({ goes }) => goes);
  for (const isPaid of [isSame, isWithin]) {
    for (const one of sent) payOlder(one, unsent, { owed, spare, isPaid });
  }
  return withinLeft(unsent, owed, left_paise);
}

type Sums = Map<string, Paise>;

/** Of what failed: a bank can tell of success after it told of failure, and then that money is with the client already. */
function notGone(one: Attempt, attempts: readonly Attempt[]): Paise {
  let paise = one.paise;
  const looked = new Set([one]);
  for (let before = namedBy(one, attempts); before; before = namedBy(before, attempts)) {
    if (looked.has(before)) break;
    looked.add(before);
    if (before.goes) paise -= before.paise;
  }
  return Math.max(0, paise);
}

function namedBy({ insteadOf }: Attempt, among: readonly Attempt[]): Attempt | undefined {
  if (insteadOf === null) return undefined;
  return among.find(({ id, requestId }) => id === insteadOf || requestId === insteadOf);
}

function payNamed(one: Attempt, unsent: readonly Attempt[], owed: Sums, spare: Sums): void {
  const { insteadOf, id, paise } = one;
  if (insteadOf === null) return;
  const named = namedBy(one, unsent);
  // Of what went after all, or of a request that is not among these: its money is spoken for all the same.
  if (named === undefined) spare.delete(id);
  if (named === undefined || named.id === id) return;
  const paid = Math.min(owed.get(named.id) ?? 0, paise);
  owed.set(named.id, (owed.get(named.id) ?? 0) - paid);
  if (one.goes) spare.set(id, paise - paid);
}

interface Paying {
  owed: Sums;
  spare: Sums;
  isPaid: (owed: Paise, spare: Paise) => boolean;
}

const isSame: Paying["isPaid"] = (owed, spare) => owed === spare;
const isWithin: Paying["isPaid"] = (owed, spare) => owed <= spare;

function payOlder({ id, at }: Attempt, unsent: readonly Attempt[], { owed, spare, isPaid }: Paying): void {
  for (const older of unsent) {
    const [due, left] = [owed.get(older.id) ?? 0, spare.get(id) ?? 0];
    if (due <= 0 || older.at > at || !isPaid(due, left)) continue;
    owed.set(older.id, 0);
    spare.set(id, left - due);
  }
}

function withinLeft(unsent: readonly Attempt[], owed: Sums, left_paise: Paise): Owed[] {
  let left = left_paise;
  const found: Owed[] = [];
  for (const { id } of unsent.toReversed()) {
    const paise = Math.min(owed.get(id) ?? 0, left);
    if (paise <= 0) continue;
    left -= paise;
    found.push({ id, paise });
  }
  return found.reverse();
}

/** Each once, the first first: a request that the provider has carried out, or tried to, is its refund. */
function attemptsOf({ refunds, requests, asking_paise = 0 }: Omit<Attempts, "left_paise">): Attempt[] {
  const known = new Set(refunds.map(({ id }) => id));
  const made = refunds.map(({ id, amount_paise, status, created_at, instead_of }): Attempt => {
    const request = requests.find(({ refund_id }) => refund_id === id);
    return {
      ...{ id, requestId: request?.id ?? null, paise: amount_paise, at: secondOf(created_at) },
      ...{ goes: status !== "failed", insteadOf: instead_of ?? request?.instead_of ?? null },
    };
  });
  const asked = requests
    .filter(({ refund_id }) => refund_id === null || !known.has(refund_id))
    .map(
      ({ id, amount_paise, status, created_at, instead_of }): Attempt => ({
        ...{ id, requestId: id, paise: amount_paise, at: secondOf(created_at) },
        ...{ goes: status !== "refused", insteadOf: instead_of ?? null },
      }),
    );
  const all = [...made, ...asked].sort(
    (one, other) => one.at - other.at || one.id.localeCompare(other.id, "en"),
  );
  if (requests.length > 0 || asking_paise <= 0) return all;
  const unread = { id: "asking", requestId: null, paise: asking_paise, at: Number.MAX_SAFE_INTEGER };
  return [...all, { ...unread, goes: true, insteadOf: null }];
}

function secondOf(moment: Refund["created_at"]): number {
  return Math.floor(moment.toMillis() / SECOND_MS);
}
