import type * as z from "zod/mini";
import {
  type CheckoutSession,
  checkPaymentInput,
  createCheckoutInput,
  type PaymentOutcome,
  verifyPaymentInput,
} from "./checkout.ts";
import { ensureProfileInput } from "./profile.ts";

/** Input schemas of the callables: the contract between browser and functions. */
export const CALLABLE_INPUTS = {
  ensureProfile: ensureProfileInput,
  createCheckout: createCheckoutInput,
  verifyPayment: verifyPaymentInput,
  checkPayment: checkPaymentInput,
} as const;

export type CallableName = keyof typeof CALLABLE_INPUTS;

export interface CallableOutputs {
  /** `role_changed`: the account has another role now, so the token must be read anew. */
  ensureProfile: { created: boolean; role_changed: boolean };
  createCheckout: CheckoutSession;
  verifyPayment: PaymentOutcome;
  checkPayment: PaymentOutcome;
}

/** What the browser sends: as typed. */
export type CallableInput<N extends CallableName> = z.input<(typeof CALLABLE_INPUTS)[N]>;
/** What a handler receives: parsed. */
export type ParsedInput<N extends CallableName> = z.output<(typeof CALLABLE_INPUTS)[N]>;
