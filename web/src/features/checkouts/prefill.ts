import type { CheckoutSession } from "@niyamdesk/domain/checkouts/checkout";
import { normalisePhone } from "@niyamdesk/domain/phone/phone";

/** What is known goes in, in the form the provider takes; what is not is left out, never sent as '' or 'null'. */
export function windowPrefill(known: CheckoutSession["prefill"]): Partial<CheckoutSession["prefill"]> {
  const contact = normalisePhone(known.contact);
  return {
    ...(known.name.trim() === "" ? {} : { name: known.name.trim() }),
    ...(known.email.trim() === "" ? {} : { email: known.email.trim() }),
    ...(contact === null ? {} : { contact }),
  };
}
