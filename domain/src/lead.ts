/** A lead of the CRM (`crm_leads/{id}`): its life and who may move it. */
export const LEAD_STATUSES = ["new", "contacted", "qualified", "converted", "lost"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Allowed moves; converted is final, a lost lead can only be taken up again. The Firestore rules hold the same. */
const LEAD_MOVES: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ["contacted", "qualified", "converted", "lost"],
  contacted: ["qualified", "converted", "lost"],
  qualified: ["contacted", "converted", "lost"],
  converted: [],
  lost: ["contacted"],
};

/** Whether the person a lead is assigned to may move it so. */
export function mayMoveLead(from: LeadStatus, to: LeadStatus): boolean {
  return LEAD_MOVES[from].includes(to);
}

/** Whether work still goes into a lead; only open leads can be taken. */
export function isOpenLead(status: LeadStatus): boolean {
  return status !== "converted" && status !== "lost";
}
