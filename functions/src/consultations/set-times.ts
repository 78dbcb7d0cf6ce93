import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { istDay } from "@niyamdesk/domain/time/time";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { partnerRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** When a CA takes consultations from now on. Days off that are past are left out. @throws DomainError partner_not_found */
export function setTimes(
  { ca_id, days, periods, buffer_minutes, days_off }: ParsedInput<"setConsultationTimes">,
  by: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const ref = partnerRef(ca_id);
    const partner = await unit.get(ref);
    if (partner?.user_id !== by.uid) throw new DomainError("partner_not_found");
    const { consultation_hours = null, buffer_minutes: before = 0, days_off: off = [] } = partner;
    const today = istDay(unit.now());
    const after = {
      consultation_hours: {
        days: days.toSorted(),
        periods: periods.toSorted((one, other) => (one.from < other.from ? -1 : 1)),
      },
      buffer_minutes,
      days_off: days_off.filter((day) => day >= today).toSorted(),
    };
    unit.update(ref, after);
    audit(unit, `consultation.times_${ca_id}_${unit.now()}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "consultation.times_set", subject: ref.path },
      ...{ before: { consultation_hours, buffer_minutes: before, days_off: off }, after },
    });
  });
}
