import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { LinkLanguage, PreparedPurchase } from "@niyamdesk/domain/leads/link-words";
import { withGst } from "@niyamdesk/domain/money/gst";
import { formatPaise, paiseOfRupees } from "@niyamdesk/domain/money/money";
import { builtInService } from "@niyamdesk/domain/services/catalogue/catalogue";
import { inHindi } from "@niyamdesk/domain/services/catalogue/hi/in-hindi";
import type { Plan, Service } from "@niyamdesk/domain/services/service";
import { siteAddress } from "../platform/params.ts";
import { planOnSale } from "../services/services.ts";

interface Wanted {
  service_id: string;
  plan_id: string;
  /** See `lead-link.ts`. */
  code: string;
  language: LinkLanguage;
  name: string;
  sender: string;
}

/** What is offered, at today's price. @throws DomainError service_not_found, plan_not_found */
export async function preparedPurchase(wanted: Wanted): Promise<PreparedPurchase> {
  const { service_id, plan_id, code, language, name, sender } = wanted;
  const { service, plan } = await planOnSale(service_id, plan_id);
  const query = new URLSearchParams({ plan: plan_id, by: code });
  const prefix = language === "hi" ? "/hi" : "";
  return {
    ...{ name, sender },
    ...(language === "hi" ? hindiNames(service, plan) : { service: service.name, plan: plan.name }),
    price: formatPaise(withGst(paiseOfRupees(plan.price)).total_paise),
    link: `${siteAddress()}${prefix}${PATHS.service(service_id)}?${query}`,
  };
}

/** What an administrator has named otherwise has no translation. */
function hindiNames(service: Service, plan: Plan): { service: string; plan: string } {
  const english = builtInService(service.id);
  if (english === null) return { service: service.name, plan: plan.name };
  const hindi = inHindi(english);
  const known = english.plans.find(({ id, name }) => id === plan.id && name === plan.name);
  return {
    service: service.name === english.name ? hindi.name : service.name,
    plan: (known && hindi.plans.find(({ id }) => id === plan.id)?.name) ?? plan.name,
  };
}
