import type { LeadView } from "../read-lead.ts";

/** What else can be done from a lead's page, below its next step. */
export function LeadPageActs(_: { lead: LeadView }) {
  return null;
}
