import { COUPON_PARTS, usesOfPart } from "@niyamdesk/domain/coupons/coupon";
import { FieldValue } from "firebase-admin/firestore";
import { couponPartRef } from "../platform/refs.ts";
import type { UnitOfWork, Writer } from "../platform/unit-of-work.ts";

/**
 * Takes one of the bounded uses of a coupon. Its part must not change until the commit: of many who want the last one, the first has it
 * and the others find none at their next look; while there are many uses, few meet at the same part.
 *
 * @returns the part; null when all are taken
 */
export async function takePart(unit: UnitOfWork, code: string, most_uses: number): Promise<number | null> {
  const parts = Array.from({ length: COUPON_PARTS }, (_, part) => part).filter(
    (part) => usesOfPart(part, most_uses) > 0,
  );
  await unit.ahead(parts.map((part) => couponPartRef(code, part)));
  const used = await Promise.all(
    parts.map(async (part) => [part, (await unit.get(couponPartRef(code, part)))?.used] as const),
  );
  const free = used.filter(([part, taken = 0]) => taken < usesOfPart(part, most_uses));
  const chosen = free[Math.floor(Math.random() * free.length)];
  if (!chosen) return null;
  const [part, taken] = chosen;
  if (taken === undefined) unit.create(couponPartRef(code, part), { used: 1 });
  else unit.update(couponPartRef(code, part), { used: taken + 1 });
  return part;
}

export function giveBackPart(unit: Writer, code: string, part: number): void {
  unit.merge(couponPartRef(code, part), { used: FieldValue.increment(-1) });
}
