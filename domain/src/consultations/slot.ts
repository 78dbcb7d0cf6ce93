import { DEFAULT_HOURS, minutesOf } from "../partners/consultation-hours.ts";
import type { CaPartner } from "../partners/partner.ts";
import { istDate, istDay, startOfIstDay } from "../time/time.ts";

/** A time that can be booked. Slots lie on the half hours of India, whatever the zone of the machine. */
export interface Slot {
  /** `20261128T1030`, the time in India: also the id of the record that tells it is taken. */
  id: string;
  /** Epoch ms. */
  startsAt: number;
  endsAt: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SUNDAY = 0;
export const SLOT_MINUTES = 30;
/** A CA hears of a consultation at least so long before. */
export const BOOKED_AHEAD_HOURS = 2;
/** Today and so many days after it can be booked. */
export const BOOKED_AHEAD_DAYS = 14;

type Bookable = Pick<CaPartner, "active" | "user_id"> & Partial<Pick<CaPartner, "paused">>;

/** Whether consultations with this CA can be booked here at all: somebody has to hear of them. */
export function takesBookings({ active, user_id, paused = false }: Bookable): boolean {
  return active && user_id !== null && !paused;
}

/** Every slot of a CA that may be booked now, the next first; which of them are taken, `booked_slots` tells. */
export function slotsOf(
  partner: Bookable & Pick<CaPartner, "consultation_hours" | "days_off">,
  now: number,
): Slot[] {
  if (!takesBookings(partner)) return [];
  const { days, periods } = partner.consultation_hours ?? DEFAULT_HOURS;
  const earliest = now + BOOKED_AHEAD_HOURS * 60 * MINUTE_MS;
  const today = startOfIstDay(now);
  const slots = new Map<number, Slot>();
  for (let day = 0; day <= BOOKED_AHEAD_DAYS; day += 1) {
    const midnight = today + day * DAY_MS;
    const { weekday } = istDate(midnight);
    if (weekday === SUNDAY || !days.includes(weekday) || partner.days_off?.includes(istDay(midnight)))
      continue;
    for (const minutes of periods.flatMap(startsWithin)) {
      const startsAt = midnight + minutes * MINUTE_MS;
      if (startsAt >= earliest) slots.set(startsAt, slotAt(startsAt));
    }
  }
  return [...slots.values()].sort((one, other) => one.startsAt - other.startsAt);
}

/** Ids of the slots so near to one that none of them may be taken. */
export function nearSlots(
  startsAt: number,
  { buffer_minutes = 0 }: Pick<CaPartner, "buffer_minutes">,
): string[] {
  const ids: string[] = [];
  for (let away = SLOT_MINUTES; away <= buffer_minutes; away += SLOT_MINUTES) {
    ids.push(slotId(startsAt - away * MINUTE_MS), slotId(startsAt + away * MINUTE_MS));
  }
  return ids;
}

function startsWithin({ from, to }: { from: string; to: string }): number[] {
  const [start, end] = [minutesOf(from) ?? 0, minutesOf(to) ?? 0];
  const count = Math.max(0, Math.floor((end - start) / SLOT_MINUTES));
  return Array.from({ length: count }, (_, index) => start + index * SLOT_MINUTES);
}

function slotAt(startsAt: number): Slot {
  return { id: slotId(startsAt), startsAt, endsAt: startsAt + SLOT_MINUTES * MINUTE_MS };
}

/** `20261128T1030`: the time in India of an instant (epoch ms). Ids sort as their times do. */
export function slotId(startsAt: number): string {
  const { year, month, day } = istDate(startsAt);
  const minutes = Math.floor((startsAt - startOfIstDay(startsAt)) / MINUTE_MS);
  return `${year}${two(month)}${two(day)}T${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
