import { isErrorCode } from "@niyamdesk/domain/base/errors";
import { errors } from "#messages/errors.ts";
import { ModuleLoadError } from "../loading/module-recovery.ts";
import { AppError, notLoaded } from "./app-error.ts";

/** What the callables' transport throws → our own terms. */
export function fromCallable(error: unknown): AppError {
  if (!navigator.onLine) return new AppError("offline", errors.offline);
  if (error instanceof ModuleLoadError) return notLoaded();
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
