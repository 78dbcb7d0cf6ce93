import type { PartnerSearch } from "@niyamdesk/domain/partners/partner-search";

/** What is searched for, as the address of the directory says it. */
export function searchOfAddress(address: URLSearchParams): PartnerSearch {
  return {
    search: address.get("q") ?? "",
    specialization: address.get("specialization") ?? "",
  };
}

/** The address with one thing changed; what narrows nothing is left out. */
export function changedAddress(
  address: URLSearchParams,
  name: "q" | "specialization",
  value: string,
): URLSearchParams {
  const changed = new URLSearchParams(address);
  if (value === "") changed.delete(name);
  else changed.set(name, value);
  return changed;
}
