import { DomainError } from "@niyamdesk/domain/base/errors";
import { isOpenLead, type Lead } from "@niyamdesk/domain/leads/lead";
import type { Caller } from "../platform/caller.ts";
import { leadsOf } from "../platform/partner-staff.ts";
import { leadRef, profileRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** A lead that is the caller's own, or of the partner for whom they work. @throws DomainError lead_not_found, also for one that somebody else has */
export async function ownLead(unit: UnitOfWork, id: string, caller: Caller): Promise<Lead> {
  const lead = await unit.get(leadRef(id));
  if (lead?.assigned_to !== (await leadsOf(unit, caller))) throw new DomainError("lead_not_found");
  return lead;
}

/** The caller's own, or one of the pool that is open. @throws DomainError lead_not_found */
export async function ownOrFreeLead(unit: UnitOfWork, id: string, caller: Caller): Promise<Lead> {
  const lead = await unit.get(leadRef(id));
  const isFree = lead?.assigned_to === null && caller.role === "telecaller" && isOpenLead(lead.status);
  if (!lead || (lead.assigned_to !== caller.uid && !isFree)) throw new DomainError("lead_not_found");
  return lead;
}

/** How colleagues call somebody: 'Asha is calling'. */
export async function firstNameOf(unit: UnitOfWork, uid: string): Promise<string> {
  const name = (await unit.get(profileRef(uid)))?.name ?? "";
  return name.split(/\s/u)[0] || "A colleague";
}
