import type { Language } from "../base/languages.ts";
import type { Moment } from "../time/moment.ts";
import type { ClientDate } from "./client-dates.ts";
import type { CalendarFacts } from "./facts.ts";
import type { DateMark, ReminderChoice } from "./reminders.ts";

/** `client_calendars/{uid}`: what a client told for it, and what follows; functions write it. */
export interface ClientCalendar {
  id: string;
  user_id: string;
  facts: CalendarFacts;
  /** As the profile said when the dates were reckoned. */
  state_code: string | null;
  /** The day on which facts were given first: what was due before is not asked about. */
  since: string;
  /** The earliest first; from two months ago to a year ahead. */
  dates: readonly ClientDate[];
  marks: Readonly<Record<string, DateMark>>;
  reminders: ReminderChoice;
  /** As they read when they said something last. */
  language: Language;
  /** When the private address of the calendar was made; null: there is none. */
  address_since: Moment | null;
  /** Codes of all dates that may concern them: what an administrator changes finds them. */
  codes: readonly string[];
  reckoned_at: Moment;
  /** When it is looked at for reminders. */
  next_look_at: Moment;
  created_at: Moment;
  updated_at: Moment;
}
