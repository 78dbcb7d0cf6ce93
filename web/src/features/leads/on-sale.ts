import { resolveService, type Service } from "@niyamdesk/domain/services/service";

export interface StoredService {
  id: string;
  data: Readonly<Record<string, unknown>>;
}

/**
 * What can be sold: once services have records they decide, each filled from the built-in service of its id. Only records of what is
 * on sale are handed out, so a built-in service that is not among them was withdrawn.
 */
export function onSale(records: readonly StoredService[], builtIn: readonly Service[]): Service[] {
  if (records.length === 0) return builtIn.filter(({ active }) => active);
  return records.flatMap(({ id, data }) => {
    const service = resolveService(id, data, builtIn.find((own) => own.id === id) ?? null);
    return service?.active ? [service] : [];
  });
}
