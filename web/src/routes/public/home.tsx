import { PRODUCT } from "@niyamdesk/domain/product";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { CategoryGrid } from "../../features/catalogue/components/category-grid.tsx";
import { PriceList } from "../../features/catalogue/components/price-list.tsx";
import { useCatalogue } from "../../features/catalogue/hooks/use-catalogue.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { PATHS } from "../../lib/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { CallToAction } from "./home/call-to-action.tsx";
import { Hero } from "./home/hero.tsx";
import { Impact } from "./home/impact.tsx";
import { Reasons } from "./home/reasons.tsx";
import { Steps } from "./home/steps.tsx";

const EXAMPLE = "gst-registration";

export default function HomePage() {
  const { services } = useCatalogue();
  const popular = services.filter((service) => service.popular);
  const example = services.find(({ id }) => id === EXAMPLE) ?? popular[0] ?? services[0];
  usePageTitle(PRODUCT);
  return (
    <>
      <Hero example={example} popular={popular.filter((service) => service !== example)} />
      <Impact />
      <Section title="What we take off your desk">
        <CategoryGrid services={services} />
      </Section>
      {popular.length > 0 && (
        <Section
          title="Popular services"
          aside={
            <Link to={PATHS.services} className="quick-link inline-flex items-center gap-1.5">
              All {services.length} services
              <Icon name="arrow-right" size={18} />
            </Link>
          }
        >
          <PriceList services={popular} />
        </Section>
      )}
      <Section title="How it works">
        <Steps />
      </Section>
      <Section title={`Why people choose ${PRODUCT}`}>
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
