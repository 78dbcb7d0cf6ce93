import { formatPaiseExact, paiseOfRupees } from "@niyamdesk/domain/money/money";
import { payments as words } from "#messages/payments.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { PartMissing } from "../../../ui/part-missing.tsx";
import { useCheckout } from "../data/checkout.ts";

/** What the amount is made of: price, each tax, rounding, total. */
export function Bill({ checkoutId, amount }: { checkoutId: string; amount: number }) {
  const checkout = useCheckout(checkoutId);
  const bill = checkout.status === "ready" ? (checkout.value?.bill ?? []) : [];
  return (
    <>
      <Facts>
        {bill.map(({ label, paise }) => (
          <Fact key={label} term={label}>
            {formatPaiseExact(paise)}
          </Fact>
        ))}
        <Fact term={words.total} total>
          {formatPaiseExact(paiseOfRupees(amount))}
        </Fact>
      </Facts>
      <PartMissing live={checkout} what={words.billFailed} />
    </>
  );
}
