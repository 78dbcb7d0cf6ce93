import type { CallableInput, CallableOutputs } from "@niyamdesk/domain/callables";
import { MOST_LEADS_AT_ONCE } from "@niyamdesk/domain/leads/lead-inputs";
import { call } from "../../../lib/backend/callables.ts";
import { noteOwn } from "../../../lib/list/own-doings.ts";

/** What is done with leads; each throws `AppError`. */
export const claimLead = (lead_id: string) => {
  noteOwn(lead_id);
  return call("claimLead", { lead_id });
};

export const moveLead = (input: CallableInput<"moveLead">) => {
  noteOwn(input.lead_id);
  return call("moveLead", input);
};

export const takeBackConversion = (lead_id: string, reason: string) => {
  noteOwn(lead_id);
  return call("takeBackConversion", { lead_id, reason });
};

export const stopCalling = (lead_id: string) => call("stopCalling", { lead_id });

export const setCallWish = (input: CallableInput<"setCallWish">) => call("setCallWish", input);

export async function addLead(input: CallableInput<"addLead">): Promise<CallableOutputs["addLead"]> {
  const added = await call("addLead", input);
  noteOwn(added.lead_id);
  return added;
}

type Outcomes = CallableOutputs["handBackLeads"]["outcomes"];

/** Puts own leads back into the pool, and says of each what became of it. */
export async function handBackLeads(ids: readonly string[]): Promise<Outcomes> {
  const outcomes: Outcomes = {};
  for (let from = 0; from < ids.length; from += MOST_LEADS_AT_ONCE) {
    const lead_ids = ids.slice(from, from + MOST_LEADS_AT_ONCE);
    noteOwn(...lead_ids);
    Object.assign(outcomes, (await call("handBackLeads", { lead_ids })).outcomes);
  }
  return outcomes;
}
