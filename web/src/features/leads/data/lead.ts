import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Live, useLiveDocument } from "../../../lib/firestore/live.ts";
import { type LeadView, readLead } from "../read-lead.ts";

/** One lead, live. `refused` where it is another's, or was never there: the rules do not tell which. */
export function useLead(id: string): Live<LeadView | null> {
  return useLiveDocument([COLLECTIONS.leads, id], readLead);
}
