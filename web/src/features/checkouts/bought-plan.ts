import type { Checkout } from "@niyamdesk/domain/checkouts/checkout";
import type { Service } from "@niyamdesk/domain/services/service";
import { LANGUAGE } from "#messages/language.ts";

interface BoughtPlan {
  name: string;
  turnaround: string;
}

/** The plan of a checkout as it was offered. Records speak English: in another language the plan of today says it. */
export function boughtPlan(service: Service, checkout: Checkout): BoughtPlan {
  const offered = { name: checkout.plan_name, turnaround: checkout.turnaround };
  if (LANGUAGE === "en") return offered;
  return service.plans.find(({ id }) => id === checkout.plan_id) ?? offered;
}
