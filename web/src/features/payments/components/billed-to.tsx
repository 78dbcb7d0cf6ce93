import { isStateCode, stateName } from "@niyamdesk/domain/places/states";
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
        {business?.name && <Fact term="Business">{business.name}</Fact>}
        {business && <Fact term="GSTIN">{business.gstin}</Fact>}
        {stateCode !== null && isStateCode(stateCode) && <Fact term="State">{stateName(stateCode)}</Fact>}
      </Facts>
      <PartMissing live={live} what="What the invoice says of you could not be loaded." />
    </>
  );
}
