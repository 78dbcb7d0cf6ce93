import { useMemo } from "react";
import { LANGUAGE } from "#messages/language.ts";
import { useCatalogue } from "./use-catalogue.ts";

/** Names of the services on sale as records keep them, which is in English; none on a site that shows them in another language. */
export function useServiceNames(): readonly string[] {
  const { services } = useCatalogue();
  return useMemo(
    () =>
      LANGUAGE === "en" ? services.map(({ name }) => name).sort((one, next) => one.localeCompare(next)) : [],
    [services],
  );
}
