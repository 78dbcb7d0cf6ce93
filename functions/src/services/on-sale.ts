import { isDeepStrictEqual } from "node:util";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { placedServices } from "@niyamdesk/domain/services/place";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { serviceRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { keepOthersOnSale, known, storedNow, writeRecord } from "./service-record.ts";

/**
 * Hides a service, which is not sold from this commit on while its open orders run on, or shows it again. Twice is once.
 *
 * @throws DomainError service_not_found
 */
export function setOnSale(
  { service_id, on_sale }: ParsedInput<"setServiceOnSale">,
  by: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const before = await storedNow(unit, service_id);
    if (known(before).active === on_sale) return;
    await keepOthersOnSale(unit, service_id);
    writeRecord(unit, before, service_id, { active: on_sale, updated_at: timestamp(unit.now()) });
    audit(unit, `service-${on_sale ? "shown" : "hidden"}_${service_id}_${unit.now()}`, {
      ...{ actor: by.uid, role: by.role ?? "", subject: serviceRef(service_id).path },
      action: on_sale ? "service.shown" : "service.hidden",
      ...{ before: { active: !on_sale }, after: { active: on_sale } },
    });
  });
}

/**
 * Puts services in the order of the list.
 *
 * @throws DomainError service_not_found; changed_meanwhile when the order is another one than was seen
 */
export function order({ ids, seen }: ParsedInput<"orderServices">, by: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    const all = await Promise.all(
      ids.map(async (id) => {
        const stored = await storedNow(unit, id);
        const { name } = known(stored);
        return { id, name, place: stored.record?.place, stored };
      }),
    );
    if (new Set(ids).size !== ids.length) throw new DomainError("invalid_input", { field: "ids" });
    const now = placedServices(all).map(({ id }) => id);
    if (isDeepStrictEqual(now, ids)) return;
    if (!isDeepStrictEqual(now, seen)) throw new DomainError("changed_meanwhile");
    for (const [place, { id, stored }] of all.entries()) {
      if (stored.record?.place === place) continue;
      writeRecord(unit, stored, id, { place, ...(stored.record ? {} : { active: true, version: 0 }) });
    }
    audit(unit, `services-ordered_${unit.now()}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "services.ordered", subject: "services/all" },
      ...{ before: { ids: seen }, after: { ids } },
    });
  });
}
