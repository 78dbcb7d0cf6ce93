import { clearDraft, readDraft, writeDraft } from "../../lib/device/draft.ts";

/** What is typed for a consultation with a CA: kept while another time is chosen, and over a sign-in. */
interface BookingDraft {
  notes: string;
  phone: string;
}

const name = (partnerId: string): string => `consultation.${partnerId}`;

export function bookingDraft(partnerId: string): Partial<BookingDraft> {
  const kept = readDraft(name(partnerId)) ?? {};
  const texts = Object.entries(kept).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts) as Partial<BookingDraft>;
}

export function keepBookingDraft(
  partnerId: string,
  typed: { notes?: string | undefined; phone?: string | undefined },
): void {
  writeDraft(name(partnerId), { ...typed });
}

export function clearBookingDraft(partnerId: string): void {
  clearDraft(name(partnerId));
}
