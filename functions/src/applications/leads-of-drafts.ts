import type { ApplicationDraft } from "@niyamdesk/domain/applications/application-draft";
import { draftsDueQuery } from "@niyamdesk/domain/applications/queries";
import { leadOfPerson } from "../leads/lead-of-person.ts";
import { applicationDraftRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** Whoever stopped half-way becomes a lead, once. @param now epoch ms */
export function makeLeadsOfDrafts(now: number): Promise<{ done: number; failed: number }> {
  return workThrough("a lead of an application", draftsDueQuery, { until_at: now }, ({ id }) =>
    commitTogether(async (unit) => {
      const draft: ApplicationDraft | undefined = await unit.get(applicationDraftRef(id));
      if (!draft || draft.lead_at === null || draft.lead_at.toMillis() > now) return;
      await leadOfPerson(unit, {
        ...{ name: draft.name, phone: draft.phone, email: draft.email, source: "franchise" },
        interest: "Franchise partnership",
        consent: { source: "Franchise application", at: draft.created_at },
        begins: { notes: "Began a franchise application and stopped half-way", location: draft.city },
      });
      unit.update(applicationDraftRef(id), { lead_at: null });
    }),
  );
}
