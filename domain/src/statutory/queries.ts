import { collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { ClientCalendar } from "./client-calendar.ts";
import type { StatutoryDate } from "./statutory-date.ts";

export const STATUTORY_DATES = collectionOf<StatutoryDate>("statutory_dates");
export const CLIENT_CALENDARS = collectionOf<ClientCalendar>("client_calendars");

/** What administrators said otherwise of built-in dates: at most one of each. */
export const statutoryDatesQuery = {
  by: "admin",
  from: STATUTORY_DATES,
  limit: 200,
} as const satisfies QueryDeclaration;

/** Calendars of which it is time to look for reminders. */
export const calendarsToLookAtQuery = {
  by: "functions",
  from: CLIENT_CALENDARS,
  where: [["next_look_at", "<=", "{now_at}"]],
  order: [["next_look_at", "asc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

/** Calendars with a date that was changed since they were reckoned. */
export const calendarsOfDateQuery = {
  by: "functions",
  from: CLIENT_CALENDARS,
  where: [
    ["codes", "array-contains", "{code}"],
    ["reckoned_at", "<", "{changed_at}"],
  ],
  order: [["reckoned_at", "asc"]],
  limit: 100,
} as const satisfies QueryDeclaration;
