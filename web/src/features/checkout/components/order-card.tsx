import type { Plan, Service } from "@niyamdesk/domain/service";
import { Link } from "react-router-dom";
import { PATHS } from "../../../lib/paths.ts";
import { quoteOf } from "../quote.ts";
import { PriceBreakup } from "./price-breakup.tsx";

/** What is being bought, on the page behind the dialogs. */
export function OrderCard({ service, plan }: { service: Service; plan: Plan | null }) {
  return (
    <aside
      aria-label="Your order"
      className="mx-auto mt-6 max-w-xl rounded-box border border-base-300 bg-base-200 p-6"
    >
      <p className="text-lg leading-snug font-semibold">{service.name}</p>
      {plan && (
        <>
          <p className="mb-4 opacity-85">{plan.name}</p>
          <PriceBreakup quote={quoteOf(plan.price)} governmentFee={service.government_fee !== null} />
        </>
      )}
      <p className="mt-4 text-sm">
        <Link className="link" to={PATHS.service(service.id)}>
          Back to the service
        </Link>
      </p>
    </aside>
  );
}
