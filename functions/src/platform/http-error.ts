import { DomainError, type ErrorCode } from "@niyamdesk/domain/errors";
import { type FunctionsErrorCode, HttpsError } from "firebase-functions/https";

const STATUS: Record<ErrorCode, FunctionsErrorCode> = {
  unauthenticated: "unauthenticated",
  forbidden: "permission-denied",
  invalid_input: "invalid-argument",
  account_suspended: "permission-denied",
  reauthentication_needed: "failed-precondition",
  email_in_use: "already-exists",
  phone_in_use: "already-exists",
  email_missing: "failed-precondition",
  already_verified: "failed-precondition",
  invitation_not_valid: "failed-precondition",
  invitation_waiting: "failed-precondition",
  link_not_valid: "failed-precondition",
  address_restored: "unauthenticated",
  staff_not_found: "not-found",
  staff_already_active: "failed-precondition",
  own_account: "failed-precondition",
  orders_open: "failed-precondition",
  changed_meanwhile: "aborted",
  too_many_requests: "resource-exhausted",
  service_not_found: "not-found",
  plan_not_found: "not-found",
  price_changed: "failed-precondition",
  checkout_not_found: "not-found",
  checkout_expired: "failed-precondition",
  payment_open: "failed-precondition",
  already_paid: "failed-precondition",
  recently_paid: "failed-precondition",
  payment_not_verified: "failed-precondition",
  payment_held: "failed-precondition",
  gateway_unavailable: "unavailable",
  gateway_refused: "failed-precondition",
  order_not_found: "not-found",
  partner_not_found: "not-found",
  partner_not_bookable: "failed-precondition",
  slot_taken: "already-exists",
  slot_unavailable: "failed-precondition",
  time_conflict: "failed-precondition",
  too_many_bookings: "failed-precondition",
  too_many_bookings_today: "resource-exhausted",
  consultation_not_found: "not-found",
  consultation_begun: "failed-precondition",
  consultation_ahead: "failed-precondition",
  consultation_cancelled: "failed-precondition",
  consultation_ended: "failed-precondition",
  consultation_reviewed: "failed-precondition",
  not_your_partner: "failed-precondition",
  review_too_early: "failed-precondition",
  internal: "internal",
};

/** A domain error as the callables' transport carries it; anything else becomes `internal` without a word of why. */
export function toHttpsError(error: unknown): HttpsError {
  const known = error instanceof DomainError ? error : new DomainError("internal");
  return new HttpsError(STATUS[known.code], known.message, { code: known.code, facts: known.facts });
}
