import { DomainError } from "@niyamdesk/domain/base/errors";
import { builtInService, CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { resolveService, type Service } from "@niyamdesk/domain/services/service";
import {
  fieldsOf,
  hindiFields,
  partIdsOf,
  type ServiceFields,
} from "@niyamdesk/domain/services/service-fields";
import { storedHindi } from "@niyamdesk/domain/services/translation";
import type { DocumentData } from "firebase-admin/firestore";
import type { Caller } from "../platform/caller.ts";
import { profileRef, serviceRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

export interface StoredNow {
  /** Undefined: there is none. */
  record: DocumentData | undefined;
  /** What is sold, filled from the built-in one; null: a service that was never published. */
  service: Service | null;
  fields: ServiceFields;
  hindi: Readonly<Record<string, string>>;
}

/** What an editor begins with. */
export async function storedNow(unit: UnitOfWork, id: string): Promise<StoredNow> {
  const record = await unit.get(serviceRef(id));
  const service = resolveService(id, record ?? null, builtInService(id));
  const hindi = storedHindi(record);
  if (service === null) return { record, service, fields: {}, hindi };
  const fields = fieldsOf(service, partIdsOf(service, record ?? null));
  return { record, service, fields: { ...fields, ...hindiFields(fields, hindi) }, hindi };
}

/**
 * Once one service has a record, those without are no longer sold: so each built-in one gets an empty record, which is filled from the
 * built-in words.
 */
export async function keepOthersOnSale(unit: UnitOfWork, id: string): Promise<void> {
  const others = CATALOGUE.filter((one) => one.id !== id).map((one) => serviceRef(one.id));
  await unit.ahead(others);
  for (const ref of others) {
    if ((await unit.get(ref)) === undefined) unit.create(ref, { id: ref.id, active: true, version: 0 });
  }
}

/** Changes a record, or makes it. */
export function writeRecord(
  unit: UnitOfWork,
  { record }: StoredNow,
  id: string,
  fields: Record<string, unknown>,
): void {
  if (record) unit.update(serviceRef(id), fields);
  else unit.create(serviceRef(id), { id, ...fields });
}

/** @throws DomainError service_not_found */
export function known({ service }: StoredNow): Service {
  if (service === null) throw new DomainError("service_not_found");
  return service;
}

export async function nameOf(unit: UnitOfWork, { uid }: Caller): Promise<string> {
  return (await unit.get(profileRef(uid)))?.name ?? "";
}

/** What changes what people pay. */
export function soldAs({ name, active, plans, sac }: DocumentData): Record<string, unknown> {
  const prices = Array.isArray(plans) ? plans.map((plan) => [String(plan?.id), plan?.price ?? null]) : [];
  return { name: name ?? null, active: active ?? null, sac: sac ?? null, prices: Object.fromEntries(prices) };
}
