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

/**
 * A failure with its stack, addresses and numbers of people taken out. The operators' alert looks for `alert`: severity
 * alone will not do, since the functions' library logs as errors what anybody can cause from outside.
 */
export function logFailure(event: string, error: unknown, facts: Facts = {}): void {
  logger.error(event, { ...facts, alert: true, error: withoutPersonalData(describe(error)) });
}

/** More of a text tells nobody more. */
const MAX_TEXT = 4_096;

/**
 * The beginning of a text without email addresses and without runs of digits long enough to be a phone or card number.
 * Every repeat is bounded, so that no text, whoever wrote it, takes long.
 */
export function withoutPersonalData(text: string): string {
  return beginningOf(text)
    .replace(/[^\s@<>"'(/:]{1,128}@[^\s@<>"')/:]{1,255}\.[a-z]{2,63}/gi, "[email]")
    .replace(/\+?\d[\d\s-]{8,200}\d/g, "[number]");
}

/** Ends before the word that the limit would cut in two: half an address would not be recognised. */
function beginningOf(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  const cut = text.slice(0, MAX_TEXT);
  return `${cut.slice(0, cut.search(/[^\s"'<>(),:]{0,400}$/))}…`;
}

function describe(error: unknown): string {
  if (error instanceof Error) return error.stack ?? `${error.name}: ${error.message}`;
  try {
    return JSON.stringify(error) ?? String(error);
  } catch {
    return String(error);
  }
}
