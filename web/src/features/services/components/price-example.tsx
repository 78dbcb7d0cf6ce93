import { PATHS } from "@niyamdesk/domain/base/addresses";
import { formatPaise, formatPaiseExact } from "@niyamdesk/domain/money/money";
import type { ServiceSummary } from "@niyamdesk/domain/services/service";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { common } from "#messages/common.ts";
import { home } from "#messages/home.ts";
import { priceOf } from "../../../lib/money/price-of.ts";
import { Icon, serviceIcon } from "../../../ui/icon.tsx";

/** What one service costs and takes, to the rupee: the promise of the page kept on the page. */
export function PriceExample({ service }: { service: ServiceSummary }) {
  const { fee, gst, total } = priceOf(service.amount);
  return (
    <section aria-labelledby="price-example" className="price-example">
      <div className="flex items-center gap-3 px-5 py-4 sm:px-6">
        <span className="icon-tile">
          <Icon name={serviceIcon(service.icon)} size={22} />
        </span>
        <div>
          <h2 id="price-example" className="text-lg leading-tight font-semibold">
            {service.name}
          </h2>
          <p className="muted text-sm">{home.example.what}</p>
        </div>
      </div>
      <dl className="figures grid gap-2 border-y border-dashed border-base-300 bg-base-200 px-5 py-4 sm:px-6">
        <Line label={home.example.ourFee}>{formatPaise(fee)}</Line>
        <Line label={common.gst}>{formatPaiseExact(gst)}</Line>
        {total !== fee + gst && <Line label={common.roundOff}>{formatPaiseExact(total - fee - gst)}</Line>}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-base-300 pt-3 font-semibold">
          <dt>{home.example.youPay}</dt>
          <dd className="text-2xl">{formatPaise(total)}</dd>
        </div>
      </dl>
      <ul className="grid gap-2 px-5 py-4 text-sm sm:px-6">
        {service.documents.map((label) => (
          <li key={label} className="flex gap-2.5">
            <Icon name="check" size={17} className="mt-0.5 text-success" />
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <Link to={PATHS.serviceDocuments(service.id)} className="price-example-link">
        {home.example.seeAll(service.documents_total)}
        <Icon name="arrow-right" size={18} />
      </Link>
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
