import type { Lead, LeadMove, LeadStatus } from "@niyamdesk/domain/leads/lead";
import { timestamp } from "../platform/clock.ts";

const MOST_KEPT = 30;

/** A lead's moves with another: what its history shows. @param at epoch ms */
export function moved({ moves }: Lead, to: LeadStatus, at: number, by: string): readonly LeadMove[] {
  return [...(moves ?? []), { to, at: timestamp(at), by }].slice(-MOST_KEPT);
}
