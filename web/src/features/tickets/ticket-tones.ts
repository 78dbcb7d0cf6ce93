import type { TicketStatus } from "@niyamdesk/domain/tickets/ticket";
import type { Tone } from "../../ui/badge.tsx";

export const STATUS_TONES: Record<TicketStatus, Tone> = {
  new: "warning",
  answered: "info",
  closed: "neutral",
};
