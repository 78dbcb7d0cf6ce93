/**
 * A page that was written at build says the prices of that day. What asks for those of now stands in the page itself, so that its first
 * script needs to know nothing of where records are.
 *
 * @returns whether other prices are asked by now, or it is not sold here any more; false where that cannot be found out
 */
export async function sellsOtherwise(host: HTMLElement): Promise<boolean> {
  const { record, asks, prices } = host.querySelector<HTMLElement>("[data-record]")?.dataset ?? {};
  if (record === undefined || asks === undefined) return false;
  try {
    const answer = await fetch(record, { method: "POST", body: asks });
    // An administrator has hidden it.
    if (answer.status === 403) return true;
    const now = answer.ok ? pricesIn(await answer.json()) : "";
    return now !== "" && now !== prices;
  } catch {
    return false;
  }
}

/** Prices of the plans in the record that was found, as `data-prices` has them; empty where it says none. */
export function pricesIn(answer: unknown): string {
  const fields = at(at(at(answer, 0), "found"), "fields");
  const plans = at(at(at(fields, "plans"), "arrayValue"), "values");
  const prices = Array.isArray(plans)
    ? plans.map((plan) => at(at(at(plan, "mapValue"), "fields"), "price"))
    : [at(fields, "amount")];
  return prices.map((price) => String(at(price, "integerValue") ?? at(price, "doubleValue") ?? "")).join(" ");
}

function at(value: unknown, key: string | number): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
