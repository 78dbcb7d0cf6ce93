import type { LeadStatus } from "@niyamdesk/domain/leads/lead";
import type { Tone } from "../../ui/badge.tsx";

export const LEAD_TONES: Record<LeadStatus, Tone> = {
  new: "info",
  contacted: "neutral",
  qualified: "success",
  converted: "success",
  lost: "neutral",
};
