import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { USUAL_AVAILABILITY } from "@niyamdesk/domain/staff/availability";
import { WORKER_ROLES } from "@niyamdesk/domain/steps/step";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { profileRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/**
 * What somebody who works on orders is given from now on; what they have stays with them.
 *
 * @throws DomainError forbidden for somebody else's; staff_not_found
 */
export function setAvailability(
  { uid = "", ...availability }: ParsedInput<"setAvailability">,
  by: Caller,
): Promise<void> {
  const whose = uid === "" ? by.uid : uid;
  if (whose !== by.uid && by.role !== "admin") throw new DomainError("forbidden");
  return commitTogether(async (unit) => {
    const ref = profileRef(whose);
    const profile = await unit.get(ref);
    if (!profile || !WORKER_ROLES.some((role) => role === profile.role))
      throw new DomainError("staff_not_found");
    unit.update(ref, { availability, updated_at: timestamp() });
    audit(unit, `staff.availability_${whose}_${unit.now()}`, {
      actor: by.uid,
      role: by.role ?? "",
      action: "staff.availability",
      subject: ref.path,
      before: { ...(profile.availability ?? USUAL_AVAILABILITY) },
      after: { ...availability },
    });
  });
}
