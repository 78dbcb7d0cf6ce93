import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { ServiceSummary } from "@niyamdesk/domain/services/service";
import { Link } from "react-router-dom";
import { Icon, serviceIcon } from "../../../ui/icon.tsx";
import { cutSummary } from "../cut-summary.ts";
import { Fee } from "./fee.tsx";

/** Services as the rows of a price list. */
export function PriceList({ services }: { services: readonly ServiceSummary[] }) {
  return (
    <ul className="overflow-hidden rounded-box border border-base-300 bg-base-100">
      {services.map((service) => (
        <li key={service.id} className="price-row">
          <span className="icon-tile max-sm:row-span-2">
            <Icon name={serviceIcon(service.icon)} size={22} />
          </span>
          <div className="min-w-0">
            <h3 className="text-lg leading-snug font-semibold">
              <Link to={PATHS.service(service.id)} className="after:absolute after:inset-0">
                {service.name}
              </Link>
            </h3>
            <p className="muted text-base leading-snug max-sm:hidden">{cutSummary(service.summary)}</p>
          </div>
          <Fee service={service} className="sm:justify-end" />
          <Icon name="chevron-right" size={20} className="muted max-sm:hidden" />
        </li>
      ))}
    </ul>
  );
}
