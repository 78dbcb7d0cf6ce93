import { type Moves, moveOf } from "../base/moves.ts";
import type { Role } from "../base/roles.ts";
import type { Moment } from "../time/moment.ts";

/** A talk of half an hour with a CA of the directory. When it may be is in `slot.ts`. */
export const CONSULTATION_STATUSES = ["booked", "completed", "no_show", "cancelled"] as const;
export type ConsultationStatus = (typeof CONSULTATION_STATUSES)[number];

/**
 * Allowed moves and who may make each; a consultation can be called off until it starts, and is judged after that. How long
 * what was said of it can be corrected is in `consultation-outcome.ts`.
 */
export const CONSULTATION_MOVES: Moves<
  ConsultationStatus,
  { by: readonly Role[]; when: "before" | "after" }
> = {
  booked: {
    cancelled: { by: ["client_user", "ca", "admin"], when: "before" },
    completed: { by: ["ca"], when: "after" },
    no_show: { by: ["ca"], when: "after" },
  },
  completed: { no_show: { by: ["ca"], when: "after" } },
  no_show: { completed: { by: ["ca"], when: "after" } },
  cancelled: {},
};

type Timed = Pick<Consultation, "status" | "starts_at">;

/** Whether a role may move a consultation so at an instant (epoch ms); that it is one of theirs is asked elsewhere. */
export function mayMoveConsultation(
  consultation: Timed,
  to: ConsultationStatus,
  role: Role,
  now: number,
): boolean {
  const move = moveOf(CONSULTATION_MOVES, consultation.status, to, role);
  return move !== null && consultation.starts_at.toMillis() > now === (move.when === "before");
}

const DAY_MS = 86_400_000;
/** Whoever books so shortly before the reminder would come needs none. */
const BOOKED_LATELY_MS = 2 * 3_600_000;

/** When the parties are reminded of a consultation that starts then (epoch ms), booked now: a day before, or never. */
export function reminderDue(starts_at: number, now: number): number | null {
  const due = starts_at - DAY_MS;
  return now < due - BOOKED_LATELY_MS ? due : null;
}

/** So many consultations a client may have ahead at a time. */
export const UPCOMING_LIMIT = 3;

/** So many a client may book within 24 hours, counting what they cancelled. */
export const DAILY_BOOKING_LIMIT = 6;

export type ConsultationParty = "client" | "ca";
/** `office`: we did, since the CA takes no consultations any more. */
export const CONSULTATION_CANCELLERS = ["client", "ca", "office"] as const;
export type ConsultationCanceller = (typeof CONSULTATION_CANCELLERS)[number];

/** `consultations/{id}`; written by functions only, read by both parties. */
export interface Consultation {
  id: string;
  user_id: string;
  ca_id: string;
  ca_user_id: string;
  ca_name: string;
  client_name: string;
  /** E.164; only what the client gave for this talk. */
  client_phone: string | null;
  /** `20261128T1030`, see `slot.ts`. */
  slot: string;
  starts_at: Moment;
  ends_at: Moment;
  status: ConsultationStatus;
  notes: string | null;
  cancelled_by: ConsultationCanceller | null;
  cancelled_at: Moment | null;
  /** Why it was called off. */
  reason: string | null;
  /** When both parties are reminded of it; null: they were, or need not be. */
  remind_at: Moment | null;
  /** When its CA first said whether it was held; null: not yet. */
  marked_at: Moment | null;
  /** When its client reviewed the CA after it; null: not yet. */
  reviewed_at: Moment | null;
  created_at: Moment;
  updated_at: Moment;
}

/** `ca_partners/{id}/booked_slots/{slot}`: that a time is taken, for everybody to see, and nothing of by whom. */
export interface BookedSlot {
  starts_at: Moment;
}
