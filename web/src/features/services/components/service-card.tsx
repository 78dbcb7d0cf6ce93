import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { ServiceSummary } from "@niyamdesk/domain/services/service";
import { Link } from "react-router-dom";
import { catalogue } from "#messages/catalogue.ts";
import { Icon, serviceIcon } from "../../../ui/icon.tsx";
import { cutSummary } from "../cut-summary.ts";
import { Fee } from "./fee.tsx";

/** One service of the list, on three rows that it shares with its neighbours; the whole card leads to it, its name is the link. */
export function ServiceCard({ service }: { service: ServiceSummary }) {
  const further = service.documents_total - service.documents.length;
  return (
    <article className="group card-lift relative row-span-3 grid grid-rows-subgrid gap-y-0 p-5 sm:p-6">
      <div className="flex gap-4 sm:block">
        <span className="icon-tile">
          <Icon name={serviceIcon(service.icon)} size={22} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-snug font-semibold sm:mt-4">
            <Link to={PATHS.service(service.id)} className="after:absolute after:inset-0 after:rounded-box">
              {service.name}
            </Link>
          </h2>
          <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3">
            <Fee service={service} />
            {service.popular && <PopularMark />}
          </div>
        </div>
      </div>
      <p className="muted mt-3 text-base leading-normal">{cutSummary(service.summary)}</p>
      {service.documents.length > 0 && (
        <div className="pt-4 sm:pt-5">
          <h3 className="border-t border-base-300 pt-3.5 text-sm font-semibold">{catalogue.documents}</h3>
          <ul className="mt-2 grid gap-1.5 text-sm">
            {service.documents.map((label) => (
              <li key={label} className="flex gap-2">
                <Icon name="check" size={16} className="mt-0.5 text-success" />
                <span className="muted line-clamp-2">{label}</span>
              </li>
            ))}
          </ul>
          {further > 0 && (
            <p className="muted mt-1.5 pl-6 text-sm font-medium">{catalogue.moreDocuments(further)}</p>
          )}
        </div>
      )}
    </article>
  );
}

function PopularMark() {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-accent/20 px-2.5 py-0.5 text-sm font-medium sm:absolute sm:top-6 sm:right-6">
      <span className="size-1.5 rounded-full bg-accent" aria-hidden="true" />
      {catalogue.popular}
    </span>
  );
}
