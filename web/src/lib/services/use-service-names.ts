import { activeServicesQuery } from "@niyamdesk/domain/services/queries";
import { useEffect, useMemo, useState } from "react";
import { useLiveQuery } from "../firestore/live.ts";
import { textIn } from "../firestore/stored.ts";

type Names = readonly (readonly [id: string, name: string])[];

const NONE: readonly string[] = [];
const NOT_KNOWN: Names = [];

/**
 * Names of what we sell as records keep them, which is in English whatever the site's language; empty until they are known.
 * Where no service has a record, the built-in ones are sold; a record that says no name has that of the built-in service of its id.
 * Always the same list while it says the same.
 */
export function useServiceNames(): readonly string[] {
  const stored = useLiveQuery(activeServicesQuery, {}, (id, data) => [id, textIn(data, "name")] as const);
  const key = stored.status === "ready" ? JSON.stringify(stored.value) : null;
  const records = useMemo(
    () => (key === null ? null : (JSON.parse(key) as (readonly [id: string, name: string | null])[])),
    [key],
  );
  const needsBuiltIn =
    records !== null && (records.length === 0 || records.some(([, name]) => name === null));
  const [builtIn, setBuiltIn] = useState(NOT_KNOWN);
  useEffect(() => {
    if (!needsBuiltIn) return;
    import("@niyamdesk/domain/services/catalogue/catalogue").then(
      ({ CATALOGUE }) => setBuiltIn(CATALOGUE.map(({ id, name }) => [id, name])),
      // Nothing can be chosen until the page is opened again.
      () => setBuiltIn(NOT_KNOWN),
    );
  }, [needsBuiltIn]);
  return useMemo(() => {
    if (records === null) return NONE;
    if (records.length === 0) return builtIn.map(([, name]) => name);
    const names = new Map(builtIn);
    return records.flatMap(([id, name]) => name ?? names.get(id) ?? []);
  }, [records, builtIn]);
}
