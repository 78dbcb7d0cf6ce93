import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { Service } from "@niyamdesk/domain/services/service";
import { common } from "#messages/common.ts";
import { breadcrumbs, ORGANIZATION_ID, pageAddress, questions } from "../../lib/page/structured-data.ts";
import type { StructuredData } from "../../ui/page-head.tsx";

/** A service's page for search engines: what it is, the price of each plan before GST, its questions, where it stands. */
export function serviceData(service: Service): readonly StructuredData[] {
  const path = PATHS.service(service.id);
  return [
    {
      "@type": "Service",
      name: service.name,
      description: service.description,
      serviceType: service.name,
      url: pageAddress(path),
      areaServed: { "@type": "Country", name: "India" },
      provider: { "@id": ORGANIZATION_ID },
      offers: service.plans.map((plan) => ({
        "@type": "Offer",
        name: plan.name,
        description: plan.description,
        price: plan.price,
        priceCurrency: "INR",
        priceSpecification: {
          "@type": "PriceSpecification",
          price: plan.price,
          priceCurrency: "INR",
          valueAddedTaxIncluded: false,
        },
        url: pageAddress(path),
      })),
    },
    ...(service.faqs.length > 0 ? [questions(service.faqs)] : []),
    breadcrumbs([
      { name: common.home, path: PATHS.home },
      { name: common.services, path: PATHS.services },
      { name: service.name, path },
    ]),
  ];
}
