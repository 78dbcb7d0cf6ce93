import type { ServiceSummary } from "@niyamdesk/domain/services/service";
import { useEffect, useMemo, useState } from "react";
import { findServices } from "../filter.ts";
import type { Found } from "../search/search-services.ts";

type Search = (text: string) => Found;

/** Loaded once for all who search. */
let module: Promise<typeof import("../search/search-services.ts")> | null = null;

/** Begins to load the search, for somebody who is about to type. */
export function prepareSearch(): Promise<typeof import("../search/search-services.ts")> {
  module ??= import("../search/search-services.ts").catch((error: unknown) => {
    module = null;
    throw error;
  });
  return module;
}

/** What is found for a text. Until the forgiving search has come, and without a network, words count as they are spelled. */
export function useSearch(services: readonly ServiceSummary[], text: string): Found {
  const [search, setSearch] = useState<{ of: readonly ServiceSummary[]; find: Search } | null>(null);
  const asked = text.trim() !== "";
  useEffect(() => {
    if (!asked) return;
    let wanted = true;
    prepareSearch()
      .then(({ serviceSearch }) => {
        if (wanted) setSearch({ of: services, find: serviceSearch(services) });
      })
      .catch(() => {
        // Spelled words are searched for all the same; the next text tries again.
      });
    return () => {
      wanted = false;
    };
  }, [asked, services]);
  return useMemo(() => {
    if (!asked) return { services, close: false };
    if (search !== null) return search.find(text);
    return {
      services: findServices(services, { category: null, search: text, sort: "popular" }),
      close: false,
    };
  }, [asked, services, search, text]);
}
