import type { Moment } from "../time/moment.ts";

/** `ticket_answers/{id}`: what we answer most, ready in both languages; each can be changed before it is sent. */
export interface TicketAnswer {
  id: string;
  /** Under which it is chosen. */
  title: string;
  en: string;
  hi: string;
  /** Counts its changes, so that nobody overwrites what they have not seen. */
  version: number;
  updated_at: Moment;
}

/** So many can be kept: a list to choose from stays one. */
export const TICKET_ANSWERS_AT_MOST = 50;
