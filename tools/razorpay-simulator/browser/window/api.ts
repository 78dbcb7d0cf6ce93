import type { FailureEvent, Success } from "../outcomes.ts";

export interface TestCard {
  number: string;
  network: string;
  international: boolean;
  failure: string | null;
}

export interface Preferences {
  amount: number;
  currency: string;
  test_cards: TestCard[];
}

export type Finished = Success | { silent: true };

/** An error answer of the simulator, in Razorpay's shape. */
export class RefusedError extends Error {
  readonly response: FailureEvent;

  constructor(response: FailureEvent) {
    super(response.error.description);
    this.response = response;
  }
}

/** Rejects with RefusedError; a lost connection becomes one too, so that the customer always reads something. */
async function post<T>(path: string, body: object): Promise<T> {
  const lost = {
    error: { code: "NETWORK_ERROR", description: "The payment service could not be reached. Try again." },
  };
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.ok && answer) return answer as T;
  throw new RefusedError((answer as FailureEvent | null) ?? lost);
}

export function loadPreferences(body: object): Promise<Preferences> {
  return post("/v1/checkout/preferences", body);
}

export async function createPayment(body: object): Promise<string> {
  return (await post<{ payment_id: string }>("/v1/checkout/payments", body)).payment_id;
}

export function finishPayment(paymentId: string, outcome: string, otp = ""): Promise<Finished> {
  return post(`/v1/checkout/payments/${paymentId}/finish`, { outcome, otp });
}
