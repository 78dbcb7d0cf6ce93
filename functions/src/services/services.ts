import { DomainError } from "@niyamdesk/domain/base/errors";
import { builtInService } from "@niyamdesk/domain/services/catalogue/catalogue";
import { type Plan, resolveService, type Service } from "@niyamdesk/domain/services/service";
import { serviceRef } from "../platform/refs.ts";

/** The service as it is sold now: the stored record laid over the built-in one; null when there is neither. */
export async function findService(id: string): Promise<Service | null> {
  const record = await serviceRef(id).get();
  return resolveService(id, record.data() ?? null, builtInService(id));
}

/** A plan that is on sale. @throws DomainError service_not_found, plan_not_found */
export async function planOnSale(
  serviceId: string,
  planId: string,
): Promise<{ service: Service; plan: Plan }> {
  const service = await findService(serviceId);
  if (!service?.active) throw new DomainError("service_not_found");
  const plan = service.plans.find((candidate) => candidate.id === planId);
  if (!plan) throw new DomainError("plan_not_found");
  return { service, plan };
}
