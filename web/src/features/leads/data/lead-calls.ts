import type { CallableInput, CallableOutputs } from "@niyamdesk/domain/callables";
import { MOST_LEADS_AT_ONCE } from "@niyamdesk/domain/leads/lead-inputs";
import { call } from "../../../lib/backend/callables.ts";

/** What is done with leads; each throws `AppError`. */
export const claimLead = (lead_id: string) => call("claimLead", { lead_id });

export const moveLead = (input: CallableInput<"moveLead">) => call("moveLead", input);

export const takeBackConversion = (lead_id: string, reason: string) =>
  call("takeBackConversion", { lead_id, reason });

export const stopCalling = (lead_id: string) => call("stopCalling", { lead_id });

export const setCallWish = (input: CallableInput<"setCallWish">) => call("setCallWish", input);

export const addLead = (input: CallableInput<"addLead">) => call("addLead", input);

type Outcomes = CallableOutputs["handBackLeads"]["outcomes"];

/** Puts own leads back into the pool, and says of each what became of it. */
export async function handBackLeads(ids: readonly string[]): Promise<Outcomes> {
  const outcomes: Outcomes = {};
  for (let from = 0; from < ids.length; from += MOST_LEADS_AT_ONCE) {
    const lead_ids = ids.slice(from, from + MOST_LEADS_AT_ONCE);
    Object.assign(outcomes, (await call("handBackLeads", { lead_ids })).outcomes);
  }
  return outcomes;
}
