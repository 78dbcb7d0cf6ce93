import { PATHS } from "@niyamdesk/domain/base/addresses";
import { formatPaise } from "@niyamdesk/domain/money/money";
import type { Plan, Service } from "@niyamdesk/domain/services/service";
import { Link } from "react-router-dom";
import { checkout } from "#messages/checkout.ts";
import { quoteOf } from "../quote.ts";

/** What is being bought, on the page behind the dialogs: these state the price line by line where it is decided on. */
export function OrderCard({ service, plan }: { service: Service; plan: Plan | null }) {
  return (
    <aside
      aria-label={checkout.yourOrder}
      className="mx-auto mt-6 max-w-xl rounded-box border border-base-300 bg-base-200 p-6"
    >
      <h1 className="text-lg leading-snug font-semibold">{service.name}</h1>
      {plan && (
        <>
          <p className="opacity-85">{plan.name}</p>
          <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-base-300 pt-3">
            <span>{checkout.total}</span>
            <span translate="no" className="figures font-semibold">
              {formatPaise(quoteOf(plan.price).total_paise)}
            </span>
          </p>
        </>
      )}
      <p className="mt-4 text-sm">
        <Link className="link" to={PATHS.service(service.id)}>
          {checkout.backToService}
        </Link>
      </p>
    </aside>
  );
}
