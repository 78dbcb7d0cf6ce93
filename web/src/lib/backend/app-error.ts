import type { ErrorCode } from "@niyamdesk/domain/base/errors";
import { crash } from "#messages/crash.ts";
import { failures } from "#messages/failures.ts";

/** A failed call in our own terms: what the screens handle. */
export class AppError extends Error {
  readonly code: ErrorCode | "offline" | "timeout" | "view_only";
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
  return error instanceof AppError ? error.message : failures.internal;
}

/** Where code that a press needs did not come: nothing was sent. What was typed stands, so the page is not reloaded over it. */
export function notLoaded(): AppError {
  return navigator.onLine
    ? new AppError("internal", crash.moduleMissing)
    : new AppError("offline", failures.offline);
}
