import { type StoredData, textIn, timeIn } from "../../lib/stored.ts";

export interface ConsultationView {
  id: string;
  /** Epoch ms. */
  startsAt: number;
  notes: string | null;
}

/** Null for one that was called off, or has no time. */
export function readConsultation(id: string, data: StoredData): ConsultationView | null {
  const startsAt = timeIn(data, "starts_at");
  if (startsAt === null || textIn(data, "status") === "cancelled") return null;
  return { id, startsAt, notes: textIn(data, "notes") };
}
