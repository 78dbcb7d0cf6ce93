import { isDeepStrictEqual } from "node:util";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { CHECKOUT_OPEN_DAYS, isPayable } from "@niyamdesk/domain/checkouts/checkout";
import { reserveUse } from "../coupons/reserve-use.ts";
import { DAY_MS } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { refuseClosed } from "../platform/gate.ts";
import { sha256 } from "../platform/hash.ts";
import {
  bookingsRef,
  type CheckoutRecord,
  checkoutRef,
  deletionRef,
  profileRef,
  purchaseSlotRef,
  requestRef,
} from "../platform/refs.ts";
import { retryContention } from "../platform/retry.ts";
import { togetherWith } from "../platform/unit-of-work.ts";
import { newProfile, withContact } from "../profiles/new-profile.ts";
import { type Buyer, newCheckout, type Terms, termsOf } from "./new-checkout.ts";
import type { Purchase } from "./purchase.ts";
import { standingPurchase } from "./standing-purchase.ts";

/** Rounds of the transaction, which itself tries five times: more would keep somebody waiting who can simply press again. */
const ROUNDS = 3;
/** Many may want the same coupon at the same moment. */
const COUPON_ROUNDS = 12;

/**
 * The one checkout of this purchase: the one this request made before, else the open one of the same person on the very same
 * terms, else a new one. Price, tax, supplier, what is sold and who is billed never change in a checkout: its window may be
 * open elsewhere. Calls at the same time meet at the slot document. The contact details are kept on the profile.
 *
 * @throws DomainError recently_paid (facts `order_id`) unless `repeat`; as `reserveUse`; unauthenticated when the account was deleted, or is
 * being deleted
 */
export function openCheckout(purchase: Purchase, buyer: Buyer): Promise<CheckoutRecord> {
  const slot = purchaseSlotRef(buyer.uid, purchase.service.id, purchase.plan.id);
  const request = requestRef(buyer.uid, buyer.idempotencyKey);
  const terms = termsOf(purchase, buyer);
  const sent = sha256(JSON.stringify(Object.entries(purchase.contact).sort()));
  const open = () =>
    db().runTransaction(async (tx) => {
      const [seenRequest, seenSlot, profile, deletion, closing] = await Promise.all([
        tx.get(request),
        tx.get(slot),
        tx.get(profileRef(buyer.uid)),
        tx.get(deletionRef(buyer.uid)),
        tx.get(bookingsRef(buyer.uid)),
      ]);
      const now = seenSlot.readTime.toMillis();
      if (deletion.exists) throw new DomainError("unauthenticated");
      refuseClosed(closing.data(), now);
      const before = await checkoutOf(seenRequest.data()?.checkout_id);
      if (before && answersAgain(before, terms, seenRequest.data()?.sent === sent, now)) return before;

      const taken = seenSlot.data();
      if (!buyer.repeat) {
        const bought = await standingPurchase(taken, now);
        if (bought !== null) throw new DomainError("recently_paid", { order_id: bought });
      }
      const details = withContact(profile.data() ?? newProfile(buyer.uid, "client_user"), purchase.contact);
      if (details) tx.set(profileRef(buyer.uid), details);

      const latest = await checkoutOf(taken?.checkout_id);
      if (latest && isOpenFor(latest, terms, now) && (latest.repeat || !buyer.repeat)) {
        tx.set(request, { checkout_id: latest.id, sent });
        return latest;
      }
      const made = newCheckout(terms, buyer, now);
      if (made.coupon) {
        const { coupon } = made;
        await togetherWith(tx, (unit) => reserveUse(unit, made, coupon));
      }
      tx.create(checkoutRef(made.id), made);
      tx.set(request, { checkout_id: made.id, sent });
      tx.set(slot, { ...taken, checkout_id: made.id });
      return made;
    });
  return retryContention(open, terms.coupon ? COUPON_ROUNDS : ROUNDS);
}

/**
 * A retry is answered with what the first call made, unless that would sell on other terms than this call asked for, or is
 * too old to be paid. A key that comes again with something else is no retry.
 */
function answersAgain(before: CheckoutRecord, terms: Terms, isRepeat: boolean, now: number): boolean {
  const isSame = isDeepStrictEqual(before.contact, terms.contact);
  if (before.service_id !== terms.service_id || before.plan_id !== terms.plan_id || !(isSame || isRepeat)) {
    throw new DomainError("invalid_input", { field: "idempotency_key" });
  }
  return !isPayable(before.status) || isOpenFor(before, terms, now);
}

/** Not watched by the transaction: it is never changed here, and what others note on it must not make them wait for us. */
async function checkoutOf(id: string | undefined): Promise<CheckoutRecord | undefined> {
  return id === undefined ? undefined : (await checkoutRef(id).get()).data();
}

/** Whether exactly this can still be paid there. */
function isOpenFor(checkout: CheckoutRecord, terms: Terms, now: number): boolean {
  if (!isPayable(checkout.status)) return false;
  if (now - checkout.created_at.toMillis() > CHECKOUT_OPEN_DAYS * DAY_MS) return false;
  const { coupon = null } = terms;
  if (!isDeepStrictEqual(checkout.coupon ?? null, coupon)) return false;
  return Object.entries(terms).every(([term, asked]) =>
    isDeepStrictEqual(checkout[term as keyof Terms], asked),
  );
}
