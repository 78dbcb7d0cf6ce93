import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import type { RelativeTime } from "./data.ts";

const DAY_MS = 86_400_000;

/** Epoch milliseconds of a relative time; nothing of the past lies after now, whatever hour the data is loaded at. */
export function instantOf({ days_ago, at }: RelativeTime, now: number): number {
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  const instant = startOfIstDay(now) - days_ago * DAY_MS + (hours * 60 + minutes) * 60_000;
  return days_ago >= 0 ? Math.min(instant, now) : instant;
}

export function momentOf(time: RelativeTime, now: number): Timestamp {
  return Timestamp.fromMillis(instantOf(time, now));
}

/** The document with its relative times turned into timestamps. */
export function withTimes(document: Record<string, unknown>, now: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).map(([field, value]) => [
      field,
      isRelative(value) ? momentOf(value, now) : value,
    ]),
  );
}

function isRelative(value: unknown): value is RelativeTime {
  return typeof value === "object" && value !== null && "days_ago" in value && "at" in value;
}
