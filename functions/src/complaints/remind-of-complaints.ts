import { COMPLAINTS, complaintsToRemindOfQuery } from "@niyamdesk/domain/complaints/queries";
import { recordRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { tellAdministrators } from "./tell.ts";

/** Administrators are reminded, once, before the time is over by which a client was promised an answer. @param now epoch ms */
export function remindOfComplaints(now: number): Promise<{ done: number; failed: number }> {
  return workThrough("reminding of a complaint", complaintsToRemindOfQuery, { now_at: now }, ({ id }) =>
    commitTogether(async (unit) => {
      const ref = recordRef(COMPLAINTS, id);
      const complaint = await unit.get(ref);
      const due = complaint?.remind_at?.toMillis() ?? null;
      if (!complaint || due === null || due > now) return;
      unit.update(ref, { remind_at: null });
      if (complaint.status === "open") await tellAdministrators(unit, complaint, "due");
    }),
  );
}
