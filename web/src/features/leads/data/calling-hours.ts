import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import {
  type CallingHours,
  DEFAULT_CALLING_HOURS,
  LAWFUL_HOURS,
} from "@niyamdesk/domain/calls/calling-hours";
import { useLiveDocument } from "../../../lib/firestore/live.ts";
import { partIn, type StoredData } from "../../../lib/firestore/stored.ts";

/** When people are called, live; the usual hours until others are known. */
export function useCallingHours(): CallingHours {
  const hours = useLiveDocument([COLLECTIONS.settings, "calling"], readHours);
  return hours.status === "ready" && hours.value !== null ? hours.value : DEFAULT_CALLING_HOURS;
}

function readHours(_: string, data: StoredData): CallingHours {
  const most = partIn(data, "at_most");
  return {
    days: listIn(data.days, isNumber) ?? DEFAULT_CALLING_HOURS.days,
    from: minuteIn(data.from) ?? DEFAULT_CALLING_HOURS.from,
    to: minuteIn(data.to) ?? DEFAULT_CALLING_HOURS.to,
    holidays: listIn(data.holidays, isText) ?? [],
    at_most: { from: minuteIn(most.from) ?? LAWFUL_HOURS.from, to: minuteIn(most.to) ?? LAWFUL_HOURS.to },
  };
}

function listIn<T>(value: unknown, is: (entry: unknown) => entry is T): T[] | null {
  return Array.isArray(value) ? value.filter(is) : null;
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function minuteIn(value: unknown): number | null {
  return typeof value === "number" && value >= 0 && value <= 24 * 60 ? value : null;
}
