import { isStateCode } from "@niyamdesk/domain/places/states";
import { payments as words } from "#messages/payments.ts";
import { states } from "#messages/states.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { PartMissing } from "../../../ui/part-missing.tsx";
import { useCheckout } from "../data/checkout.ts";

/** What the invoice says of the buyer besides the name: State, and the business where it is one. */
export function BilledTo({ checkoutId }: { checkoutId: string }) {
  const live = useCheckout(checkoutId);
  const checkout = live.status === "ready" ? live.value : null;
  const { business, stateCode } = checkout ?? { business: null, stateCode: null };
  return (
    <>
      <Facts className="mt-1.5">
        {business?.name && <Fact term={words.business}>{business.name}</Fact>}
        {business && <Fact term={words.gstin}>{business.gstin}</Fact>}
        {stateCode !== null && isStateCode(stateCode) && <Fact term={words.state}>{states[stateCode]}</Fact>}
      </Facts>
      <PartMissing live={live} what={words.billedToFailed} />
    </>
  );
}
