import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { LOCALE } from "#messages/language.ts";
import { istTime } from "../../../lib/time/ist-words.ts";

export const number = new Intl.NumberFormat(LOCALE);

const HOUR_MS = 3_600_000;
const A_DAY = startOfIstDay(0);

/** `10:00 am`: an hour of the day in India, 0 to 23. */
export const hourWords = (hour: number): string => istTime(A_DAY + hour * HOUR_MS);

/** Whole minutes of talking. */
export const minutesOf = (seconds: number): number => Math.floor(seconds / 60);
