import { FieldValue } from "firebase-admin/firestore";
import { timestamp } from "../../../platform/clock.ts";
import { profileRef } from "../../../platform/refs.ts";
import type { Effect, Sale } from "../facts.ts";

/** How many orders a client has, since when and of what: the list of clients shows and sorts by it, and announcements go by it. */
export const countOrder: Effect<Sale> = async (unit, { checkout, paid }) => {
  const profile = await unit.get(profileRef(checkout.user_id));
  if (profile === undefined) return;
  const ordered = Math.max(paid.toMillis(), profile.ordered_at?.toMillis() ?? 0);
  unit.update(profileRef(checkout.user_id), {
    orders_count: FieldValue.increment(1),
    ordered_at: timestamp(ordered),
    bought: FieldValue.arrayUnion(checkout.service_id),
  });
};
