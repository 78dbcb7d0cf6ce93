import { PATHS } from "@niyamdesk/domain/base/addresses";
import { COMPANY, PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";
import type { Faq } from "@niyamdesk/domain/services/service";
import { LANGUAGE, PREFIX } from "#messages/language.ts";
import type { StructuredData } from "../../ui/page-head.tsx";
import { SITE_ORIGIN } from "../backend/env.ts";

/** What search engines are told in schema.org's terms; said once for all pages. */

/** A page's full address in the language of this build. */
export function pageAddress(path: string): string {
  return `${SITE_ORIGIN}${path === PATHS.home ? PREFIX || path : `${PREFIX}${path}`}`;
}

/** Who runs the site, to be named by other nodes. */
export const ORGANIZATION_ID = `${SITE_ORIGIN}/#organization`;

export function organization(): StructuredData {
  return {
    "@type": "Organization",
    "@id": ORGANIZATION_ID,
    name: PRODUCT,
    legalName: COMPANY.legalName,
    url: pageAddress(PATHS.home),
    foundingDate: "2015",
    address: COMPANY.address,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      telephone: SUPPORT.phone,
      email: SUPPORT.email,
      areaServed: "IN",
      availableLanguage: ["en", "hi"],
      hoursAvailable: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "09:00",
        closes: "18:00",
      },
    },
  };
}

export function website(): StructuredData {
  return {
    "@type": "WebSite",
    name: PRODUCT,
    url: pageAddress(PATHS.home),
    inLanguage: `${LANGUAGE}-IN`,
    publisher: { "@id": ORGANIZATION_ID },
    potentialAction: {
      "@type": "SearchAction",
      target: `${pageAddress(PATHS.services)}?q={search_term_string}`,
      "query-input": "required name=search_term_string",
    },
  };
}

/** The way to a page, from the top of the site. */
export function breadcrumbs(steps: readonly { name: string; path: string }[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: pageAddress(path),
    })),
  };
}

export function questions(faqs: readonly Faq[]): StructuredData {
  return {
    "@type": "FAQPage",
    inLanguage: `${LANGUAGE}-IN`,
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
