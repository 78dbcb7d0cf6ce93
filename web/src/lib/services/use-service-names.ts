import { activeServicesQuery } from "@niyamdesk/domain/services/queries";
import { useEffect, useMemo, useState } from "react";
import { useLiveQuery } from "../firestore/live.ts";
import { textIn } from "../firestore/stored.ts";

const NONE: readonly string[] = [];

/**
 * Names of what we sell as records keep them, which is in English whatever the site's language; empty until they are known.
 * Where no service has a record, the built-in ones are sold. Always the same list while it says the same.
 */
export function useServiceNames(): readonly string[] {
  const stored = useLiveQuery(activeServicesQuery, {}, (_, data) => textIn(data, "name"));
  const key = stored.status === "ready" ? JSON.stringify(stored.value) : null;
  const [builtIn, setBuiltIn] = useState(NONE);
  useEffect(() => {
    if (key !== "[]") return;
    import("@niyamdesk/domain/services/catalogue/catalogue").then(
      ({ CATALOGUE }) => setBuiltIn(CATALOGUE.map(({ name }) => name)),
      // Nothing can be chosen until the page is opened again.
      () => setBuiltIn(NONE),
    );
  }, [key]);
  return useMemo(() => {
    if (key === null) return NONE;
    return key === "[]" ? builtIn : (JSON.parse(key) as string[]);
  }, [key, builtIn]);
}
