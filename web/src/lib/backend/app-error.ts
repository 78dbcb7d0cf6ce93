import { type ErrorCode, isErrorCode } from "@niyamdesk/domain/base/errors";
import { crash } from "#messages/crash.ts";
import { errors } from "#messages/errors.ts";
import { ModuleLoadError } from "../loading/module-recovery.ts";

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

/** Words a person can act on, for anything that was thrown. */
export function errorWords(error: unknown): string {
  return error instanceof AppError ? error.message : errors.internal;
}

/** What the callables' transport throws → our own terms. */
export function fromCallable(error: unknown): AppError {
  if (!navigator.onLine) return new AppError("offline", errors.offline);
  // Nothing was sent. What was typed stands, so the page is not reloaded over it.
  if (error instanceof ModuleLoadError) return new AppError("internal", crash.moduleMissing);
  const { code, details } = parts(error);
  if (isErrorCode(details.code)) {
    return new AppError(details.code, errors[details.code], factsOf(details.facts));
  }
  if (code === "functions/deadline-exceeded" || code === "functions/unavailable") {
    return new AppError("timeout", errors.timeout);
  }
  if (code === "functions/unauthenticated") return new AppError("unauthenticated", errors.unauthenticated);
  if (code === "functions/permission-denied") return new AppError("forbidden", errors.forbidden);
  if (code === "functions/resource-exhausted")
    return new AppError("too_many_requests", errors.too_many_requests);
  return new AppError("internal", errors.internal);
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
