import { DomainError } from "@niyamdesk/domain/base/errors";
import { logFailure } from "../../platform/log.ts";
import { MissingParameter, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } from "../../platform/params.ts";

export interface RazorpayKeys {
  id: string;
  secret: string;
  mode: "test" | "live";
}

/** Secrets that a function needs to speak to Razorpay. */
export const RAZORPAY_SECRETS = [RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET];

/** The API keys. @throws DomainError gateway_unavailable when one is unset: without keys nothing is sold or believed. */
export function razorpayKeys(): RazorpayKeys {
  const id = RAZORPAY_KEY_ID.value().trim();
  const secret = RAZORPAY_KEY_SECRET.value().trim();
  if (id === "" || secret === "") {
    logFailure(
      "razorpay: no keys",
      new MissingParameter(id === "" ? "RAZORPAY_KEY_ID" : "RAZORPAY_KEY_SECRET"),
    );
    throw new DomainError("gateway_unavailable");
  }
  return { id, secret, mode: id.startsWith("rzp_live_") ? "live" : "test" };
}
