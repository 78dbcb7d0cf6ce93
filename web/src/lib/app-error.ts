import { ERROR_WORDS, type ErrorCode, isErrorCode } from "@niyamdesk/domain/errors";

/** A failed call in our own terms: what the screens handle. */
export class AppError extends Error {
  readonly code: ErrorCode | "offline" | "timeout";
  /** Facts to act on, such as `order_id`. */
  readonly facts: Readonly<Record<string, string>>;

  constructor(code: AppError["code"], message: string, facts: Record<string, string> = {}) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.facts = facts;
  }
}

const WORDS = {
  ...ERROR_WORDS,
  offline: "You appear to be offline. Please check your connection and try again.",
  timeout: "This is taking longer than usual. We are checking whether it went through.",
} as const;

/** Words a person can act on, for anything that was thrown. */
export function errorWords(error: unknown): string {
  return error instanceof AppError ? error.message : WORDS.internal;
}

/** What the callables' transport throws → our own terms. */
export function fromCallable(error: unknown): AppError {
  if (!navigator.onLine) return new AppError("offline", WORDS.offline);
  const { code, details } = parts(error);
  if (isErrorCode(details.code)) {
    const words = typeof details.message === "string" ? details.message : WORDS[details.code];
    return new AppError(details.code, words, factsOf(details.facts));
  }
  if (code === "functions/deadline-exceeded" || code === "functions/unavailable") {
    return new AppError("timeout", WORDS.timeout);
  }
  if (code === "functions/unauthenticated") return new AppError("unauthenticated", WORDS.unauthenticated);
  if (code === "functions/permission-denied") return new AppError("forbidden", WORDS.forbidden);
  if (code === "functions/resource-exhausted")
    return new AppError("too_many_requests", WORDS.too_many_requests);
  return new AppError("internal", WORDS.internal);
}

function parts(error: unknown): { code: string; details: Record<string, unknown> } {
  const record = recordOf(error);
  return { code: typeof record.code === "string" ? record.code : "", details: recordOf(record.details) };
}

function factsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(recordOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
