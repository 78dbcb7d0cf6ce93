import {
  CONSULTATION_CANCELLERS,
  CONSULTATION_STATUSES,
  type ConsultationCanceller,
  type ConsultationStatus,
} from "@niyamdesk/domain/consultations/consultation";
import { SLOT_MINUTES } from "@niyamdesk/domain/consultations/slot";
import { oneIn, type StoredData, textIn, timeIn } from "../../lib/firestore/stored.ts";

/** A booked consultation, for either of its parties. */
export interface ConsultationView {
  id: string;
  caId: string;
  caName: string;
  clientName: string | null;
  /** E.164, where the CA calls. */
  phone: string | null;
  /** Epoch ms. */
  startsAt: number;
  endsAt: number;
  status: ConsultationStatus;
  notes: string | null;
  cancelledBy: ConsultationCanceller | null;
  reason: string | null;
  /** When its CA first said whether it was held; epoch ms. */
  markedAt: number | null;
  reviewed: boolean;
}

const MINUTE_MS = 60_000;

/** Null for one that has no time. */
export function readConsultation(id: string, data: StoredData): ConsultationView | null {
  const startsAt = timeIn(data, "starts_at");
  if (startsAt === null) return null;
  const by = textIn(data, "cancelled_by");
  return {
    id,
    caId: textIn(data, "ca_id") ?? "",
    caName: textIn(data, "ca_name") ?? "",
    clientName: textIn(data, "client_name"),
    phone: textIn(data, "client_phone"),
    startsAt,
    endsAt: timeIn(data, "ends_at") ?? startsAt + SLOT_MINUTES * MINUTE_MS,
    status: oneIn(data, "status", CONSULTATION_STATUSES, "booked"),
    notes: textIn(data, "notes"),
    cancelledBy: CONSULTATION_CANCELLERS.find((known) => known === by) ?? null,
    reason: textIn(data, "reason"),
    markedAt: timeIn(data, "marked_at"),
    reviewed: timeIn(data, "reviewed_at") !== null,
  };
}

/** Ahead, or going on right now. */
export function isAhead({ status, endsAt }: ConsultationView, now: number): boolean {
  return status === "booked" && endsAt > now;
}
