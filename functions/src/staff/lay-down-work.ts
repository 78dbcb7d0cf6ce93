import { DomainError } from "@niyamdesk/domain/base/errors";
import { isOpenLead } from "@niyamdesk/domain/leads/lead";
import { leadsOfStaffQuery } from "@niyamdesk/domain/leads/queries";
import { bookedAhead } from "../consultations/booked-ahead.ts";
import { stopBookings } from "../consultations/taking-bookings.ts";
import { give } from "../leads/hand-over.ts";
import { takeOrdersFrom } from "../orders/assign-order.ts";
import type { Caller } from "../platform/caller.ts";
import { currentCallRef, leadRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** @throws DomainError bookings_ahead unless the administrator has seen all that would be called off */
export async function refuseUnseen(uid: string, seen: readonly string[]): Promise<void> {
  const unseen = (await bookedAhead(uid)).filter(({ id }) => !seen.includes(id));
  if (unseen.length > 0) throw new DomainError("bookings_ahead", { count: String(unseen.length) });
}

/**
 * What others wait for is taken off somebody who cannot do it any more: booked consultations are called off, open leads go back to
 * the pool, open orders to others, with all that belongs to them. Safe to repeat.
 */
export async function layDownWork(
  uid: string,
  what: { bookings: boolean; leads: boolean; orders: boolean },
  by: Caller,
) {
  if (what.bookings) await stopBookings(uid, by.uid);
  if (what.leads) {
    await releaseLeads(uid);
    await endCall(uid);
  }
  if (what.orders) await takeOrdersFrom(uid, by, "cannot work on it any more");
}

/** Nobody is on the phone for us whom we do not let in any more. */
async function endCall(uid: string): Promise<void> {
  await commitTogether(async (unit) => {
    const current = await unit.get(currentCallRef(uid));
    if (!current) return;
    const lead = await unit.get(leadRef(current.lead_id));
    if (lead?.calling?.uid === uid) unit.update(leadRef(lead.id), { calling: null });
    unit.delete(currentCallRef(uid));
  });
}

async function releaseLeads(uid: string): Promise<void> {
  for (const { id } of await runWholeQuery(leadsOfStaffQuery, { staff_id: uid })) {
    await commitTogether(async (unit) => {
      const lead = await unit.get(leadRef(id));
      if (lead?.assigned_to !== uid || !isOpenLead(lead.status)) return;
      give(unit, lead, null, null, lead.calling?.uid === uid ? { calling: null } : {});
    });
  }
}
