import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { CaPartner } from "@niyamdesk/domain/partners/partner";
import { site } from "#messages/site.ts";
import { breadcrumbs, pageAddress } from "../../lib/page/structured-data.ts";
import type { StructuredData } from "../../ui/page-head.tsx";

/**
 * A CA's page for search engines: who, where, what. No ratings and no prices: a chartered accountant must not be advertised.
 * The profession is named where our staff has checked the membership.
 */
export function partnerData(partner: CaPartner): readonly StructuredData[] {
  const { id, name, location, specializations, languages, verified } = partner;
  const path = PATHS.caPartner(id);
  return [
    {
      "@type": "ProfilePage",
      url: pageAddress(path),
      mainEntity: {
        "@type": "Person",
        name,
        url: pageAddress(path),
        ...(verified ? { jobTitle: "Chartered Accountant" } : {}),
        ...(location === "" ? {} : { workLocation: { "@type": "Place", name: location } }),
        ...(specializations.length === 0 ? {} : { knowsAbout: specializations }),
        ...(languages.length === 0 ? {} : { knowsLanguage: languages }),
      },
    },
    breadcrumbs([
      { name: site.caPartners, path: PATHS.caPartners },
      { name, path },
    ]),
  ];
}
