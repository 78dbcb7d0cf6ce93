import { useCheckout } from "../data/live-checkout.ts";
import type { Quote } from "../quote.ts";
import { splitOf } from "../split.ts";
import { PriceBreakup } from "./price-breakup.tsx";

/** The price as the server has it, split by State; until it is there, the same total unsplit. */
export function LiveBreakup({
  id,
  otherwise,
  governmentFee,
}: {
  id: string;
  otherwise: Quote;
  governmentFee: boolean;
}) {
  const live = useCheckout(id);
  const checkout = live.status === "ready" ? live.value : null;
  return (
    <PriceBreakup
      quote={checkout ? splitOf(checkout.tax, checkout.coupon) : otherwise}
      governmentFee={governmentFee}
    />
  );
}
