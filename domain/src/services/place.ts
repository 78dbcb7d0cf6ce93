import { CATALOGUE } from "./catalogue/catalogue.ts";

const BUILT_IN = new Map(CATALOGUE.map(({ id }, place) => [id, place]));

/** Services as lists show them: where an administrator put them, else as built in, then further ones by name. */
export function placedServices<T extends { id: string; name: string; place?: unknown }>(
  services: readonly T[],
): T[] {
  const placeOf = ({ id, place }: T) =>
    typeof place === "number" ? place : (BUILT_IN.get(id) ?? BUILT_IN.size);
  return services.toSorted((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, "en"));
}
