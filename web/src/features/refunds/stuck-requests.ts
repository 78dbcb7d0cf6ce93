import { wentSince } from "@niyamdesk/domain/payments/payment";
import { leftOf, type PaymentMoney } from "./read-money.ts";
import type { RequestView } from "./read-request.ts";

/** What the provider refused and nobody has sent since, as much or more of it. */
export function stuckRequests(money: PaymentMoney, requests: readonly RequestView[]): RequestView[] {
  if (leftOf(money) <= 0) return [];
  const sent = requests.filter(({ status }) => status !== "refused");
  return requests.filter((one) => one.status === "refused" && !wentSince(one, sent));
}
