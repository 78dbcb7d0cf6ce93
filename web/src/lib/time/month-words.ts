import { startOfIstDayNamed, TIME_ZONE } from "@niyamdesk/domain/time/time";
import { LOCALE } from "#messages/language.ts";

const format = new Intl.DateTimeFormat(LOCALE, { timeZone: TIME_ZONE, month: "long", year: "numeric" });

/** `November 2026` of `2026-11`. */
export function monthWords(month: string): string {
  return format.format(startOfIstDayNamed(`${month}-01`));
}
