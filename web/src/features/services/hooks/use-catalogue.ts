import { FALLBACKS, ORIGINS, SUMMARIES } from "virtual:catalogue-summaries";
import type { ServiceSummary } from "@niyamdesk/domain/services/service";
import { useMemo } from "react";
import { usePublicRead } from "../../../lib/firestore/public-read.ts";
import { readServices } from "../data/read-services.ts";
import { layOver } from "../lay-over.ts";

const BUILT_IN = { cards: SUMMARIES, origins: ORIGINS, fallbacks: FALLBACKS };

interface Catalogue {
  services: readonly ServiceSummary[];
  loading: boolean;
  /** The stored records could not be read: these are the built-in prices, which may have changed. */
  stale: boolean;
  retry(): void;
}

/** The services on sale: built in at once, stored records laid over when they arrive. */
export function useCatalogue(): Catalogue {
  const { data, loading, failed, retry } = usePublicRead("services", readServices);
  const services = useMemo(() => layOver(BUILT_IN, data ?? null), [data]);
  return { services, loading, stale: failed, retry };
}
