import { CLIENT_CALENDARS } from "@niyamdesk/domain/statutory/queries";
import { type Live, useLiveDocument } from "../../../lib/firestore/live.ts";
import { type CalendarView, readCalendar } from "../read-calendar.ts";

const COLLECTION: string = CLIENT_CALENDARS;

/** The person's own dates, live; null: they have told nothing yet. */
export function useOwnCalendar(uid: string): Live<CalendarView | null> {
  return useLiveDocument([COLLECTION, uid], readCalendar);
}
