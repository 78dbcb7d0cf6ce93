import { logger } from "firebase-functions";

type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** A line for operators. Facts are ids, codes and counts, never what a person typed. */
export function logEvent(event: string, facts: Facts = {}): void {
  logger.info(event, facts);
}

/** Something odd that is handled and needs nobody now. */
export function logOddity(event: string, facts: Facts = {}): void {
  logger.warn(event, facts);
}

/** A failure with its stack, addresses and numbers of people taken out. Alerts are set on this severity. */
export function logFailure(event: string, error: unknown, facts: Facts = {}): void {
  logger.error(event, { ...facts, error: withoutPersonalData(describe(error)) });
}

/** Text without email addresses and without runs of digits long enough to be a phone or card number. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[^\s@<>"'(/:]+@[^\s@<>"')/:]+\.[a-z]{2,}/gi, "[email]")
    .replace(/\+?\d[\d\s-]{8,}\d/g, "[number]");
}

function describe(error: unknown): string {
  if (error instanceof Error) return error.stack ?? `${error.name}: ${error.message}`;
  try {
    return JSON.stringify(error) ?? String(error);
  } catch {
    return String(error);
  }
}
