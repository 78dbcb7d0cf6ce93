import type { LeadStatus } from "@niyamdesk/domain/leads/lead";

const statuses: Record<LeadStatus, string> = {
  new: "New",
  contacted: "Contacted",
  qualified: "Qualified",
  converted: "Converted",
  lost: "Lost",
};

/** Leads, for those who call them. */
export const leads = {
  own: {
    title: "Your leads",
    loading: "Loading your leads",
    failed: "Failed to load your leads",
    none: "No leads assigned to you yet",
  },
  unassigned: {
    title: "Unassigned leads",
    loading: "Loading unassigned leads",
    failed: "Failed to load unassigned leads",
    none: "No unassigned leads available",
  },
  statuses,
  high: "High priority",
  /** Around the day by which somebody is to be called. */
  followUp: "Follow up {due}",
  added: (when: string) => `Added ${when}`,
  /** Read out in place of the number alone. */
  call: (name: string, phone: string) => `Call ${name}, ${phone}`,
  nameOf: (name: string, company: string) => `${name}, ${company}`,
  noName: "Name not given",
  noPhone: "No phone number",
  doNotCall: "Asked not to be called",
};
