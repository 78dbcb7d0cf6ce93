import { type Live, mapLive } from "../../../lib/firestore/live.ts";
import { useLeadEdits } from "../data/lead-edits.ts";
import { withEdit } from "../lead-edit.ts";
import type { LeadView } from "../read-lead.ts";

/** Leads as they will be once what this device keeps of them has arrived: also without a network. */
export function useShownEdits(uid: string, live: Live<LeadView[]>): Live<LeadView[]> {
  const { edits } = useLeadEdits(uid);
  return mapLive(live, (leads) => leads.map((lead) => withEdit(lead, edits.get(lead.id))));
}
