import { startOfIstDayNamed, TIME_ZONE } from "../time/time.ts";

const format = new Intl.DateTimeFormat("en-IN", { timeZone: TIME_ZONE, month: "long", year: "numeric" });

/** `November 2026` of `2026-11`, as mails say it. */
export function monthInMail(month: string): string {
  return format.format(startOfIstDayNamed(`${month}-01`));
}
