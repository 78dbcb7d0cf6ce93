/** When a CA takes consultations: weekdays and half hours, by the clock of India. */
export interface ConsultationHours {
  /** 1 is Monday, 6 Saturday; nobody is booked on Sundays. None: no consultations at present. */
  days: number[];
  /** On half hours, `HH:00` or `HH:30`, without overlap. */
  periods: { from: string; to: string }[];
}

/** Where a CA has not set their own. */
export const DEFAULT_HOURS: ConsultationHours = {
  days: [1, 2, 3, 4, 5],
  periods: [
    { from: "10:00", to: "13:00" },
    { from: "14:00", to: "17:00" },
  ],
};

/** Hours as they are stored; null when there are none, or none that make sense. */
export function readHours(value: unknown): ConsultationHours | null {
  if (typeof value !== "object" || value === null) return null;
  const { days, periods } = value as Partial<Record<keyof ConsultationHours, unknown>>;
  if (!Array.isArray(days) || !Array.isArray(periods)) return null;
  const read = periods.map(periodOf).filter((period) => period !== null);
  if (read.length < periods.length) return null;
  return { days: [1, 2, 3, 4, 5, 6].filter((day) => days.includes(day)), periods: read };
}

/** Minutes after midnight; null for what is not a half hour. */
export function minutesOf(time: unknown): number | null {
  const match = typeof time === "string" ? /^([01]\d|2[0-3]):([03]0)$/.exec(time) : null;
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

function periodOf(value: unknown): { from: string; to: string } | null {
  if (typeof value !== "object" || value === null) return null;
  const { from, to } = value as { from?: unknown; to?: unknown };
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return start !== null && end !== null && start < end ? { from: String(from), to: String(to) } : null;
}
