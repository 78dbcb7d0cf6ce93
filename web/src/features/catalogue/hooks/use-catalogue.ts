import { SUMMARIES } from "virtual:catalogue-summaries";
import type { ServiceSummary } from "@niyamdesk/domain/service";
import { useMemo } from "react";
import { usePublicRead } from "../../../lib/public-read.ts";
import { readServices } from "../data/read-services.ts";
import { layOver } from "../lay-over.ts";

interface Catalogue {
  services: readonly ServiceSummary[];
  loading: boolean;
  retry(): void;
}

/** The services on sale: built in at once, stored records laid over when they arrive. */
export function useCatalogue(): Catalogue {
  const { data, loading, retry } = usePublicRead("services", readServices);
  const services = useMemo(() => layOver(SUMMARIES, data ?? null), [data]);
  return { services, loading, retry };
}
