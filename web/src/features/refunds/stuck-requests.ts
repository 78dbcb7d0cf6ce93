import { leftOf, type PaymentMoney } from "./read-money.ts";
import type { RequestView } from "./read-request.ts";

/** What the provider refused and nobody has sent since, as much or more of it. */
export function stuckRequests(money: PaymentMoney, requests: readonly RequestView[]): RequestView[] {
  if (leftOf(money) <= 0) return [];
  return requests.filter(
    ({ status, paise, at }) =>
      status === "refused" &&
      !requests.some((other) => other.status !== "refused" && other.paise >= paise && other.at >= at),
  );
}
