import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { home } from "#messages/home.ts";
import { CategoryGrid } from "../../features/services/components/category-grid.tsx";
import { PriceList } from "../../features/services/components/price-list.tsx";
import { useCatalogue } from "../../features/services/hooks/use-catalogue.ts";
import { organization, website } from "../../lib/page/structured-data.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { StalePrices } from "../../ui/stale-prices.tsx";
import { CallToAction } from "./home/call-to-action.tsx";
import { Hero } from "./home/hero.tsx";
import { Impact } from "./home/impact.tsx";
import { OrderStory } from "./home/order-story.tsx";
import { Reasons } from "./home/reasons.tsx";

const EXAMPLE = "gst-registration";

export default function HomePage() {
  const { services, stale, retry } = useCatalogue();
  const popular = services.filter((service) => service.popular);
  const example = services.find(({ id }) => id === EXAMPLE) ?? popular[0] ?? services[0];
  return (
    <>
      <PageHead
        title={home.title}
        description={home.description}
        path={PATHS.home}
        data={[organization(), website()]}
      />
      <Hero example={example} popular={popular.filter((service) => service !== example)} />
      {stale && (
        <div className="page mt-6">
          <StalePrices onRetry={retry} />
        </div>
      )}
      <Impact />
      <Section title={home.categories}>
        <CategoryGrid services={services} />
      </Section>
      {popular.length > 0 && (
        <Section
          title={home.popular}
          aside={
            <Link to={PATHS.services} className="quick-link inline-flex items-center gap-1.5">
              {home.allServices(services.length)}
              <Icon name="arrow-right" size={18} />
            </Link>
          }
        >
          <PriceList services={popular} />
        </Section>
      )}
      {example && <OrderStory service={example} />}
      <Section title={home.reasonsTitle}>
        <Reasons />
      </Section>
      <div className="mt-16 sm:mt-24">
        <CallToAction />
      </div>
    </>
  );
}

function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="page mt-16 sm:mt-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="text-title">{title}</h2>
        {aside}
      </div>
      <div className="mt-6 sm:mt-8">{children}</div>
    </section>
  );
}
