import type { CallableInput, CallableOutputs } from "@niyamdesk/domain/callables";
import { LANGUAGE } from "#messages/language.ts";
import { call } from "../../../lib/backend/callables.ts";
import { followedReferral } from "../../../lib/device/referral.ts";

/** A call under way or answered, by what it is about: whoever asks again meanwhile gets the same answer. */
const sessions = new Map<string, Promise<CallableOutputs["createCheckout"]>>();
const checks = new Map<string, Promise<CallableOutputs["checkPayment"]>>();
const verifications = new Map<string, Promise<CallableOutputs["verifyPayment"]>>();

/** One checkout per idempotency key, however often a screen mounts or a button is pressed. A failure is asked anew. Whose link was followed goes along. */
export function createCheckout(
  input: CallableInput<"createCheckout">,
): Promise<CallableOutputs["createCheckout"]> {
  return shared(sessions, input.idempotency_key, () =>
    call("createCheckout", { ...input, referral: followedReferral(), language: LANGUAGE }),
  );
}

/** Reports what the payment window returned. */
export function verifyPayment(
  input: CallableInput<"verifyPayment">,
): Promise<CallableOutputs["verifyPayment"]> {
  return once(verifications, input.razorpay_payment_id, () => call("verifyPayment", input));
}

/** Asks the provider, through our server, what became of a checkout. */
export function checkPayment(checkoutId: string): Promise<CallableOutputs["checkPayment"]> {
  return once(checks, checkoutId, () => call("checkPayment", { checkout_id: checkoutId }));
}

/** Takes an unpaid checkout off the client's screens. */
export async function putCheckoutAway(checkoutId: string): Promise<void> {
  await call("putCheckoutAway", { checkout_id: checkoutId });
}

/** Shares a call while it runs and its answer afterwards; forgets a failure. */
function shared<T>(running: Map<string, Promise<T>>, key: string, start: () => Promise<T>): Promise<T> {
  const known = running.get(key);
  if (known) return known;
  const started = start();
  running.set(key, started);
  started.catch(() => running.delete(key));
  return started;
}

/** Shares a call only while it runs. */
function once<T>(running: Map<string, Promise<T>>, key: string, start: () => Promise<T>): Promise<T> {
  const started = shared(running, key, start);
  started.then(
    () => running.delete(key),
    () => undefined,
  );
  return started;
}
