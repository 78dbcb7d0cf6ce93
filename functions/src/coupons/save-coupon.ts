import { isDeepStrictEqual } from "node:util";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { Coupon } from "@niyamdesk/domain/coupons/coupon";
import { COUPONS } from "@niyamdesk/domain/coupons/queries";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { recordRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/**
 * Makes a coupon or changes it. Once it was used, its discount stays, and its uses are only made more: what is counted of them holds.
 *
 * @throws DomainError coupon_exists, coupon_not_found, changed_meanwhile, coupon_fixed
 */
export function save({ terms, seen_at }: ParsedInput<"saveCoupon">, by: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    const ref = recordRef(COUPONS, terms.code);
    const before = await unit.get(ref);
    const now = timestamp(Math.max(unit.now(), (before?.updated_at.toMillis() ?? 0) + 1));
    if (before && isSame(before, terms)) return;
    if (seen_at === null) {
      if (before) throw new DomainError("coupon_exists");
      unit.create(ref, { ...terms, status: "active", uses: 0, created_at: now, updated_at: now });
    } else {
      if (!before) throw new DomainError("coupon_not_found");
      if (before.updated_at.toMillis() !== seen_at) throw new DomainError("changed_meanwhile");
      if (before.uses > 0 && !isAllowed(before, terms)) throw new DomainError("coupon_fixed");
      unit.update(ref, { ...terms, updated_at: now });
    }
    audit(unit, `coupon-saved_${terms.code}_${now.toMillis()}`, {
      ...{ actor: by.uid, role: "admin", action: "coupon.saved", subject: ref.path },
      ...{ before: before ? termsOf(before) : null, after: termsOf(terms) },
    });
  });
}

/** Stopped is stopped: nobody begins with it any more. Twice is once. @throws DomainError coupon_not_found */
export function stop({ code, reason }: ParsedInput<"stopCoupon">, by: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    const ref = recordRef(COUPONS, code);
    const before = await unit.get(ref);
    if (!before) throw new DomainError("coupon_not_found");
    if (before.status === "stopped") return;
    const now = timestamp(Math.max(unit.now(), before.updated_at.toMillis() + 1));
    unit.update(ref, { status: "stopped", updated_at: now });
    audit(unit, `coupon-stopped_${code}`, {
      ...{ actor: by.uid, role: "admin", action: "coupon.stopped", subject: ref.path },
      ...{ before: { status: before.status, uses: before.uses }, after: { status: "stopped" } },
      reason: { kind: "other", words: reason },
    });
  });
}

type Terms = ParsedInput<"saveCoupon">["terms"];

function termsOf({
  code,
  discount,
  from,
  until,
  most_uses,
  most_per_person,
  services,
  least_price_paise,
  note,
}: Terms | Coupon) {
  return { code, discount, from, until, most_uses, most_per_person, services, least_price_paise, note };
}

function isSame(before: Coupon, terms: Terms): boolean {
  return isDeepStrictEqual(termsOf(before), termsOf(terms));
}

function isAllowed(before: Coupon, { discount, most_uses }: Terms): boolean {
  if (!isDeepStrictEqual(before.discount, discount)) return false;
  // What had no bound was counted in no part.
  if (before.most_uses === null) return most_uses === null;
  return most_uses !== null && most_uses >= before.most_uses;
}
