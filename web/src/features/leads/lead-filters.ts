import { PRIORITIES } from "@niyamdesk/domain/base/priority";
import { LEAD_SOURCES, LEAD_STATUSES } from "@niyamdesk/domain/leads/lead";
import { leads as words } from "#messages/workspaces/leads.ts";
import { serviceOptions } from "../../lib/services/service-options.ts";
import type { LeadView } from "./read-lead.ts";

/** What the lists can be narrowed by. Services are those on sale, and whatever else the leads that were seen asked for. */
export function filterOptions(
  services: readonly string[],
  seen: ReadonlyMap<string, LeadView>,
  isFree: boolean,
) {
  const asked = [...seen.values()].flatMap(({ askedFor }) => askedFor ?? []);
  const filter = (
    name: string,
    label: string,
    any: string,
    options: readonly (readonly [string, string])[],
  ) => ({ name, label, any, options });
  const status = filter(
    "status",
    words.status,
    words.anyStatus,
    LEAD_STATUSES.map((value) => [value, words.statuses[value]]),
  );
  return [
    ...(isFree ? [] : [status]),
    filter("service", words.service, words.anyService, serviceOptions([...services, ...asked])),
    filter(
      "source",
      words.source,
      words.anySource,
      LEAD_SOURCES.map((value) => [value, words.sources[value]]),
    ),
    filter(
      "priority",
      words.priority,
      words.anyPriority,
      PRIORITIES.map((value) => [value, words.priorities[value]]),
    ),
  ];
}
