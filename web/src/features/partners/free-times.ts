import { nearSlots, type Slot, slotsOf } from "@niyamdesk/domain/consultations/slot";
import type { CaPartner } from "@niyamdesk/domain/partners/partner";
import { istDay, startOfIstDay } from "@niyamdesk/domain/time/time";

const NOON_MS = 12 * 3_600_000;

/** A day on which something is free. */
export interface FreeDay {
  /** `2026-12-03`, in India. */
  id: string;
  morning: readonly Slot[];
  afternoon: readonly Slot[];
}

/** The free times of a CA by days of India, the next first; a day without any is left out. */
export function freeDays(partner: CaPartner, taken: ReadonlySet<string>, now: number): FreeDay[] {
  const days = new Map<string, { id: string; morning: Slot[]; afternoon: Slot[] }>();
  for (const slot of slotsOf(partner, now)) {
    if ([slot.id, ...nearSlots(slot.startsAt, partner)].some((id) => taken.has(id))) continue;
    const id = istDay(slot.startsAt);
    const day = days.get(id) ?? { id, morning: [], afternoon: [] };
    const isMorning = slot.startsAt - startOfIstDay(slot.startsAt) < NOON_MS;
    (isMorning ? day.morning : day.afternoon).push(slot);
    days.set(id, day);
  }
  return [...days.values()];
}

/** The slot of an id, while it is free. */
export function freeSlot(days: readonly FreeDay[], id: string | null): Slot | null {
  return (
    days.flatMap(({ morning, afternoon }) => [...morning, ...afternoon]).find((slot) => slot.id === id) ??
    null
  );
}
