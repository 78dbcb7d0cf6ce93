import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { ServiceSummary } from "@niyamdesk/domain/services/service";
import { common } from "#messages/common.ts";
import { breadcrumbs, pageAddress } from "../../lib/page/structured-data.ts";
import type { StructuredData } from "../../ui/page-head.tsx";

/** The list of services for search engines. */
export function listData(services: readonly ServiceSummary[]): readonly StructuredData[] {
  return [
    breadcrumbs([
      { name: common.home, path: PATHS.home },
      { name: common.services, path: PATHS.services },
    ]),
    {
      "@type": "ItemList",
      numberOfItems: services.length,
      itemListElement: services.map(({ id, name }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        url: pageAddress(PATHS.service(id)),
      })),
    },
  ];
}
