import { ERROR_WORDS } from "@niyamdesk/domain/base/errors";
import { authErrors } from "#messages/auth-errors.ts";
import { errors } from "#messages/errors.ts";
import { AppError } from "../../lib/backend/app-error.ts";
import { DEAD_LINK, EMAIL_TAKEN, USE_EMAIL, WRONG_CODE } from "./refusals.ts";

/** By the code of what the sign-in service refuses. */
export type Words = Readonly<Record<string, readonly [code: AppError["code"], words: string]>>;

export const COMMON: Words = {
  "auth/too-many-requests": ["too_many_requests", authErrors.tooMany],
  "auth/network-request-failed": ["offline", authErrors.unreachable],
  "auth/timeout": ["timeout", authErrors.unreachable],
  "auth/user-disabled": ["account_suspended", errors.account_suspended],
  "auth/firebase-app-check-token-is-invalid": ["forbidden", authErrors.notOurSite],
  "auth/captcha-check-failed": ["forbidden", authErrors.notOurSite],
  "auth/invalid-app-credential": ["forbidden", authErrors.notOurSite],
  "auth/missing-app-credential": ["forbidden", authErrors.notOurSite],
  "auth/unauthorized-domain": ["forbidden", authErrors.notOurSite],
};

const REASONS: Readonly<Record<string, string>> = {
  "auth/email-already-in-use": EMAIL_TAKEN,
  "auth/quota-exceeded": USE_EMAIL,
  "auth/too-many-requests": USE_EMAIL,
  "auth/operation-not-allowed": USE_EMAIL,
  "auth/unsupported-first-factor": USE_EMAIL,
  "auth/invalid-verification-code": WRONG_CODE,
  "auth/expired-action-code": DEAD_LINK,
  "auth/invalid-action-code": DEAD_LINK,
  "auth/user-not-found": DEAD_LINK,
};

export function translated(error: unknown, words: Words, otherwise: string): AppError {
  if (error instanceof AppError) return error;
  const refused = REFUSED_BY_US.find((code) => isRefusedBy(error, code));
  if (refused !== undefined) return new AppError(refused, errors[refused]);
  const code = codeOf(error);
  const [kind, text] = words[code] ?? ["internal", otherwise];
  const reason = REASONS[code];
  return new AppError(kind, text, reason === undefined ? {} : { reason });
}

function codeOf(error: unknown): string {
  const code: unknown = typeof error === "object" && error !== null && "code" in error ? error.code : "";
  return typeof code === "string" ? code : "";
}

const REFUSED_BY_US = [
  "address_restored",
  "account_cleared",
  "email_in_use",
  "too_many_requests",
  "busy",
] as const;

/** What our functions refuse a sign-in with, the SDK hands on as the text of an internal error; functions speak English. */
function isRefusedBy(error: unknown, code: (typeof REFUSED_BY_US)[number]): boolean {
  return (
    error instanceof Error &&
    (error.message.includes(`"${code}"`) || error.message.includes(ERROR_WORDS[code]))
  );
}
