import type { CallableInput, CallableOutputs } from "@niyamdesk/domain/callables";
import { MOST_LEADS_AT_ONCE } from "@niyamdesk/domain/leads/lead-inputs";
import { barredLeadsQuery, freeLeadsQuery } from "@niyamdesk/domain/leads/queries";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { noteOwn } from "../../../lib/list/own-doings.ts";
import { type LeadView, readLead } from "../read-lead.ts";

type Outcomes = CallableOutputs["assignLeads"]["outcomes"];

/** Gives leads to a telecaller, or back to the pool (null), and says of each what became of it. @throws AppError */
export async function assignLeads(ids: readonly string[], to: string | null): Promise<Outcomes> {
  const outcomes: Outcomes = {};
  for (let from = 0; from < ids.length; from += MOST_LEADS_AT_ONCE) {
    const lead_ids = ids.slice(from, from + MOST_LEADS_AT_ONCE);
    noteOwn(...lead_ids);
    Object.assign(outcomes, (await call("assignLeads", { lead_ids, to })).outcomes);
  }
  return outcomes;
}

/** Lets a number be called again. @throws AppError */
export const allowCalling = (phone: string, reason: string) => call("allowCalling", { phone, reason });

/** @throws AppError */
export const setCallingRules = (input: CallableInput<"setCallingRules">) => call("setCallingRules", input);

/** Open leads that are nobody's, the longest waiting first, live. @param isWanted not asked for before */
export function usePool(isWanted: boolean): Live<LeadView[]> {
  return useLiveQuery(freeLeadsQuery, isWanted ? {} : null, readLead);
}

/** Leads of people who asked not to be called, live. @param isWanted not asked for before */
export function useBarredLeads(isWanted: boolean): Live<LeadView[]> {
  return useLiveQuery(barredLeadsQuery, isWanted ? {} : null, readLead);
}
