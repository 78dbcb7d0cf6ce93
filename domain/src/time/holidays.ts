/**
 * Days on which offices of the Central Government are closed, besides Saturdays and Sundays: what is promised for a working day is not
 * promised for these. A State's own holidays, and what is notified later, stand in the settings.
 */
export interface HolidayYear {
  year: number;
  source: string;
  /** When the source was compared with this list. */
  verified: string;
  /** False: only what has the same day every year; the others are not notified, or were not seen yet. */
  complete: boolean;
  days: readonly { day: string; name: string }[];
}

export const HOLIDAY_YEARS: readonly HolidayYear[] = [
  {
    year: 2026,
    source: "DoPT, Office Memorandum of 3 July 2025, Annexure I (offices in Delhi)",
    verified: "2026-11-29",
    complete: true,
    days: [
      { day: "2026-01-26", name: "Republic Day" },
      { day: "2026-03-04", name: "Holi" },
      { day: "2026-03-21", name: "Id-ul-Fitr" },
      { day: "2026-03-26", name: "Ram Navami" },
      { day: "2026-03-31", name: "Mahavir Jayanti" },
      { day: "2026-04-03", name: "Good Friday" },
      { day: "2026-05-01", name: "Buddha Purnima" },
      { day: "2026-05-27", name: "Id-ul-Zuha" },
      { day: "2026-06-26", name: "Muharram" },
      { day: "2026-08-15", name: "Independence Day" },
      { day: "2026-08-26", name: "Id-e-Milad" },
      { day: "2026-09-04", name: "Janmashtami" },
      { day: "2026-10-02", name: "Gandhi Jayanti" },
      { day: "2026-10-20", name: "Dussehra" },
      { day: "2026-11-08", name: "Diwali" },
      { day: "2026-11-24", name: "Guru Nanak's Birthday" },
      { day: "2026-12-25", name: "Christmas Day" },
    ],
  },
  {
    year: 2027,
    source: "Compulsory holidays of DoPT's memoranda that have the same day every year",
    verified: "2026-11-29",
    complete: false,
    days: [
      { day: "2027-01-26", name: "Republic Day" },
      { day: "2027-08-15", name: "Independence Day" },
      { day: "2027-10-02", name: "Gandhi Jayanti" },
      { day: "2027-12-25", name: "Christmas Day" },
    ],
  },
];
