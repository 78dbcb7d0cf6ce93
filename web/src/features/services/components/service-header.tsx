import { PATHS } from "@niyamdesk/domain/base/addresses";
import { formatRupees } from "@niyamdesk/domain/money/money";
import type { Service } from "@niyamdesk/domain/services/service";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { common } from "#messages/common.ts";
import { service as words } from "#messages/service.ts";

/** What the service is, what it costs and how long it takes. */
export function ServiceHeader({ service }: { service: Service }) {
  return (
    <header className="border-b border-base-300 bg-base-200">
      <div className="page pt-6 pb-8 sm:pt-8 sm:pb-10">
        <nav aria-label={words.breadcrumb} className="mb-3 flex items-center gap-1 text-sm">
          <Link to={PATHS.services} className="link-hover thumb opacity-80">
            {common.services}
          </Link>
          <ChevronRight size={15} className="opacity-60" aria-hidden="true" />
          <span aria-current="page" className="truncate opacity-80">
            {service.name}
          </span>
        </nav>
        <h1 className="text-title">{service.name}</h1>
        <p className="mt-2 max-w-prose text-lg leading-relaxed opacity-85">{service.description}</p>
        <dl className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-[auto_auto_1fr]">
          <Fact term={service.plans.length > 1 ? words.priceFrom : words.price}>
            <span translate="no" className="figures text-xl font-bold">
              {formatRupees(service.amount)}
            </span>{" "}
            <span className="text-sm opacity-75">{common.plusGst}</span>
          </Fact>
          <Fact term={words.governmentFee}>
            <GovernmentFee fee={service.government_fee} />
          </Fact>
          <Fact term={words.usualTime}>{service.turnaround}</Fact>
        </dl>
      </div>
    </header>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="max-w-sm">
      <dt className="text-sm opacity-75">{term}</dt>
      <dd className="leading-snug">{children}</dd>
    </div>
  );
}

/** Never part of our price: passed on as the Government charges it. */
function GovernmentFee({ fee }: { fee: Service["government_fee"] }) {
  if (fee === null) return words.noGovernmentFee;
  return (
    <>
      {fee.amount !== null && (
        <span translate="no" className="figures text-xl font-bold">
          {formatRupees(fee.amount)}
        </span>
      )}
      <span className="block text-sm opacity-75">{fee.note || words.atActuals}</span>
    </>
  );
}
