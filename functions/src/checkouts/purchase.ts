import { DomainError } from "@niyamdesk/domain/base/errors";
import { type ContactDetails, needsAddress } from "@niyamdesk/domain/checkouts/checkout-input";
import type { CouponTerms } from "@niyamdesk/domain/coupons/coupon";
import { taxAfter } from "@niyamdesk/domain/coupons/discounted-tax";
import { stateOfGstin } from "@niyamdesk/domain/fields/tax-ids";
import type { InvoiceParty } from "@niyamdesk/domain/invoices/invoice";
import type { TaxBreakup } from "@niyamdesk/domain/money/gst";
import { paiseOfRupees, rupeesOfPaise } from "@niyamdesk/domain/money/money";
import type { Plan, Service } from "@niyamdesk/domain/services/service";
import { couponTerms } from "../coupons/coupon-terms.ts";
import { planOnSale } from "../services/services.ts";
import { supplierNow } from "../settings/company.ts";

/** What is bought and what it costs, from our own records. */
export interface Purchase {
  service: Service;
  plan: Plan;
  supplier: InvoiceParty;
  tax: TaxBreakup;
  contact: ContactDetails;
  /** Null: none is used. */
  coupon: CouponTerms | null;
}

interface Wish {
  service_id: string;
  plan_id: string;
  contact: ContactDetails;
  /** Whole rupees. */
  seen_total: number;
  /** Code. */
  coupon?: string | undefined;
}

/**
 * The purchase at today's price. The place of supply is the State of the buyer's GSTIN, else the State they chose.
 *
 * @throws DomainError service_not_found, plan_not_found; coupon_refused; price_changed (facts `total`, whole rupees); invalid_input (facts
 * `field`) when the invoice needs an address and there is none
 */
export async function priced({
  service_id,
  plan_id,
  contact,
  seen_total,
  coupon: code,
}: Wish): Promise<Purchase> {
  const { service, plan } = await planOnSale(service_id, plan_id);
  const place = contact.gstin ? stateOfGstin(contact.gstin) : contact.state_code;
  const seller = await supplierNow();
  const price_paise = paiseOfRupees(plan.price);
  const coupon = code === undefined ? null : await couponTerms(code, { service_id: service.id, price_paise });
  const tax = taxAfter(price_paise, coupon?.discount_paise ?? 0, seller.state_code, place);
  const total = rupeesOfPaise(tax.total_paise);
  if (total !== seen_total) throw new DomainError("price_changed", { total: String(total) });
  if (contact.address === undefined && needsAddress(contact, tax.taxable_paise)) {
    throw new DomainError("invalid_input", { field: "contact.address" });
  }
  return { service, plan, supplier: seller, tax, contact: withoutGaps(contact), coupon };
}

/** What was left blank is not stored: Firestore knows no `undefined`. */
function withoutGaps(contact: ContactDetails): ContactDetails {
  const given = Object.entries(contact).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as ContactDetails;
}
