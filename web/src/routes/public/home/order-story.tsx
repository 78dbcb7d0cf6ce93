import { formatPaise } from "@niyamdesk/domain/money/money";
import type { ServiceSummary } from "@niyamdesk/domain/services/service";
import { home } from "#messages/home.ts";
import { priceOf } from "../../../lib/money/price-of.ts";
import { Icon, serviceIcon } from "../../../ui/icon.tsx";

/** How an order goes: what a person does, and beside it the order as they then see it. */
export function OrderStory({ service }: { service: ServiceSummary }) {
  return (
    <section className="mt-16 overflow-x-clip border-y border-base-300 bg-base-200 sm:mt-24">
      <div className="page grid grid-cols-1 items-center gap-10 py-14 sm:py-20 lg:grid-cols-[1fr_1.05fr] lg:gap-20">
        <div>
          <h2 className="text-title">{home.howTitle}</h2>
          <p className="muted mt-3 max-w-lg">{home.howLead}</p>
          <ol className="mt-8 grid gap-7">
            {home.steps.map(({ title, words }, index) => (
              <li key={title} className="step">
                <span className="step-number figures" aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="muted mt-0.5 max-w-md">{words}</p>
              </li>
            ))}
          </ol>
        </div>
        <ExampleOrder service={service} />
      </div>
    </section>
  );
}

function ExampleOrder({ service }: { service: ServiceSummary }) {
  const entries = home.order.entries(formatPaise(priceOf(service.amount).total));
  return (
    <div className="paper-stack">
      <figure className="relative overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-(--shadow-lift)">
        <figcaption className="flex items-center gap-3 border-b border-base-300 px-5 py-4 sm:px-6">
          <span className="icon-tile">
            <Icon name={serviceIcon(service.icon)} size={22} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{service.name}</span>
            <span className="muted block text-sm">{home.order.label}</span>
          </span>
          <span className="rounded-full border border-base-300 px-2.5 py-0.5 text-sm">
            {home.order.example}
          </span>
        </figcaption>
        <ol className="grid px-5 pt-5 pb-6 sm:px-6">
          {entries.map(({ day, event, words }, index) => (
            <li key={event} className="order-entry" data-done={index === entries.length - 1}>
              <p className="flex items-baseline justify-between gap-4">
                <span className="font-semibold">{event}</span>
                <span className="muted figures shrink-0 text-sm">{home.order.day(day)}</span>
              </p>
              <p className="muted mt-0.5 leading-snug">{words}</p>
            </li>
          ))}
        </ol>
      </figure>
    </div>
  );
}
