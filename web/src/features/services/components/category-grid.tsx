import { formatRupees } from "@niyamdesk/domain/money/money";
import { isInCategory, type ServiceSummary } from "@niyamdesk/domain/services/service";
import { Link } from "react-router-dom";
import { catalogue } from "#messages/catalogue.ts";
import { Icon } from "../../../ui/icon.tsx";
import { CATEGORY_VIEWS, categoryPath } from "../categories.ts";

/** The five kinds of work, each with what it holds and where its prices begin. */
export function CategoryGrid({ services }: { services: readonly ServiceSummary[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-6">
      {CATEGORY_VIEWS.filter(({ category }) => category !== null).map((view, index) => {
        const own = services.filter((service) => isInCategory(service, view.category));
        if (own.length === 0) return null;
        return (
          <li key={view.query} className={index < 2 ? "lg:col-span-3" : "lg:col-span-2"}>
            <article className="card-lift relative grid h-full grid-cols-[auto_1fr] content-start gap-x-4 p-5 sm:flex sm:flex-col sm:p-6">
              <Icon name={view.icon} size={26} className="row-span-3 text-primary" />
              <h3 className="sm:mt-4 text-lg font-semibold">
                <Link to={categoryPath(view)} className="after:absolute after:inset-0 after:rounded-box">
                  {view.title}
                </Link>
              </h3>
              <p className="muted mt-1">{view.lead}</p>
              <p translate="no" className="figures mt-auto pt-2 text-sm sm:pt-4">
                <span className="font-semibold">{catalogue.count(own.length)}</span>{" "}
                <span className="muted">
                  {catalogue.feeFrom(formatRupees(Math.min(...own.map(({ amount }) => amount))))}
                </span>
              </p>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
