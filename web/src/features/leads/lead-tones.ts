import type { LeadStatus } from "@niyamdesk/domain/leads/lead";
import type { LucideIcon } from "lucide-react";
import { BadgeCheck, Circle, CircleOff, PhoneOutgoing, Star } from "lucide-react";
import type { Tone } from "../../ui/badge.tsx";

export const LEAD_TONES: Record<LeadStatus, Tone> = {
  new: "info",
  contacted: "neutral",
  qualified: "success",
  converted: "success",
  lost: "neutral",
};

export const LEAD_ICONS: Record<LeadStatus, LucideIcon> = {
  new: Circle,
  contacted: PhoneOutgoing,
  qualified: Star,
  converted: BadgeCheck,
  lost: CircleOff,
};
