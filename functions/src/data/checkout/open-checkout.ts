import { type ContactDetails, isPayable } from "@niyamdesk/domain/checkout";
import { DomainError } from "@niyamdesk/domain/errors";
import type { Role } from "@niyamdesk/domain/roles";
import type { Transaction } from "firebase-admin/firestore";
import { MINUTE_MS, timestamp } from "../../platform/clock.ts";
import { db } from "../../platform/firestore.ts";
import { sha256 } from "../../platform/hash.ts";
import { newProfile, withContact } from "../profiles.ts";
import {
  type CheckoutRecord,
  checkoutRef,
  deletionRef,
  type PurchaseSlot,
  profileRef,
  requestRef,
  slotRef,
} from "../refs.ts";
import { type Buyer, newCheckout } from "./new-checkout.ts";
import type { Purchase } from "./purchase.ts";

/** So soon after a payment the same purchase is rather a second click than a second wish. */
const RECENT_MS = 10 * MINUTE_MS;

/**
 * The one checkout of this purchase: the one this request made before (whatever became of it), else the open one of the
 * same person, plan, amount and keys, else a new one. Calls at the same time meet at the slot document. The contact
 * details are kept on the profile.
 *
 * @throws DomainError recently_paid (facts `order_id`) unless `repeat`; unauthenticated when the account was deleted
 */
export function openCheckout(
  purchase: Purchase,
  buyer: Buyer & { role: Role; repeat: boolean },
): Promise<CheckoutRecord> {
  const slot = slotRef(buyer.uid, purchase.service.id, purchase.plan.id);
  const request = requestRef(buyer.uid, buyer.idempotencyKey);
  return db().runTransaction(async (tx) => {
    const [seenRequest, seenSlot, profile, deletion] = await Promise.all([
      tx.get(request),
      tx.get(slot),
      tx.get(profileRef(buyer.uid)),
      tx.get(deletionRef(buyer.uid)),
    ]);
    if (deletion.exists) throw new DomainError("unauthenticated");
    const before = await checkoutOf(tx, seenRequest.data()?.checkout_id);
    const sent = sha256(JSON.stringify(Object.entries(purchase.contact).sort()));
    if (before && answersAgain(before, purchase, buyer, seenRequest.data()?.sent === sent)) return before;

    const taken = seenSlot.data();
    if (!buyer.repeat) refuseSecondPurchase(taken);
    const open = await checkoutOf(tx, taken?.checkout_id);

    const details = withContact(profile.data() ?? newProfile(buyer.uid, buyer.role), purchase.contact);
    if (details) tx.set(profileRef(buyer.uid), details);
    if (open && isSamePurchase(open, purchase, buyer)) {
      const { tax, contact } = purchase;
      tx.update(checkoutRef(open.id), { tax, contact, updated_at: timestamp() });
      tx.set(request, { checkout_id: open.id, sent });
      return { ...open, tax, contact };
    }
    const made = newCheckout(purchase, buyer);
    tx.create(checkoutRef(made.id), made);
    tx.set(request, { checkout_id: made.id, sent });
    tx.set(slot, { ...taken, checkout_id: made.id });
    return made;
  });
}

/**
 * A retry is answered with what the first call made, unless that would charge what this call did not ask for, or bill
 * somebody else: another tab may have corrected the open checkout meanwhile, and the last word counts. A key that comes
 * again with something else is no retry.
 */
function answersAgain(before: CheckoutRecord, purchase: Purchase, buyer: Buyer, isRepeat: boolean): boolean {
  const isSame = isSameContact(before.contact, purchase.contact);
  if (
    before.service_id !== purchase.service.id ||
    before.plan_id !== purchase.plan.id ||
    !(isSame || isRepeat)
  ) {
    throw new DomainError("invalid_input", { field: "idempotency_key" });
  }
  return !isPayable(before.status) || (isSame && isSamePurchase(before, purchase, buyer));
}

function isSameContact(a: ContactDetails, b: ContactDetails): boolean {
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof ContactDetails>;
  return [...fields].every((field) => a[field] === b[field]);
}

async function checkoutOf(tx: Transaction, id: string | undefined): Promise<CheckoutRecord | undefined> {
  return id === undefined ? undefined : (await tx.get(checkoutRef(id))).data();
}

function refuseSecondPurchase(slot: PurchaseSlot | undefined): void {
  if (slot?.paid_at === undefined || slot.paid_order_id === undefined) return;
  if (Date.now() - slot.paid_at.toMillis() < RECENT_MS) {
    throw new DomainError("recently_paid", { order_id: slot.paid_order_id });
  }
}

function isSamePurchase(open: CheckoutRecord, { tax }: Purchase, buyer: Buyer): boolean {
  return isPayable(open.status) && open.amount_paise === tax.total_paise && open.key_mode === buyer.key.mode;
}
