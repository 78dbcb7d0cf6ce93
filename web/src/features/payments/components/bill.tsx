import { formatPaiseExact, paiseOfRupees } from "@niyamdesk/domain/money";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { useCheckout } from "../data/checkout.ts";

/** What the amount is made of: price, each tax, rounding, total. */
export function Bill({ checkoutId, amount }: { checkoutId: string; amount: number }) {
  const checkout = useCheckout(checkoutId);
  const bill = checkout.status === "ready" ? (checkout.value?.bill ?? []) : [];
  return (
    <Facts>
      {bill.map(({ label, paise }) => (
        <Fact key={label} term={label}>
          {formatPaiseExact(paise)}
        </Fact>
      ))}
      <div className="mt-1 border-t border-base-300 pt-2.5 text-base font-semibold">
        <Fact term="Total">{formatPaiseExact(paiseOfRupees(amount))}</Fact>
      </div>
    </Facts>
  );
}
