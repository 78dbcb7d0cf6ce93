import type { Service } from "../service.ts";
import { bookkeeping } from "./bookkeeping.ts";
import { consumerComplaint } from "./consumer-complaint.ts";
import { corporateTax } from "./corporate-tax.ts";
import { etenderDsc } from "./etender-dsc.ts";
import { fssai } from "./fssai.ts";
import { gstRegistration } from "./gst-registration.ts";
import { gstReturn } from "./gst-return.ts";
import { iec } from "./iec.ts";
import { itrBusiness } from "./itr-business.ts";
import { itrFiling } from "./itr-filing.ts";
import { legalDrafting } from "./legal-drafting.ts";
import { llp } from "./llp.ts";
import { partnership } from "./partnership.ts";
import { privateLimited } from "./private-limited.ts";
import { proprietorship } from "./proprietorship.ts";
import { taxNotice } from "./tax-notice.ts";
import { taxPlanning } from "./tax-planning.ts";
import { tdsReturn } from "./tds-return.ts";
import { trademark } from "./trademark.ts";

/**
 * The built-in catalogue, in the order a list shows it: what a stored record lacks is filled from here, and it serves
 * when the read fails. Facts as of 27 November 2026.
 */
export const CATALOGUE: readonly Service[] = [
  itrFiling,
  itrBusiness,
  gstRegistration,
  gstReturn,
  taxPlanning,
  taxNotice,
  corporateTax,
  privateLimited,
  llp,
  partnership,
  proprietorship,
  fssai,
  iec,
  trademark,
  legalDrafting,
  consumerComplaint,
  bookkeeping,
  tdsReturn,
  etenderDsc,
];

/** The built-in service of an id (slug), or null. */
export function builtInService(id: string): Service | null {
  return CATALOGUE.find((service) => service.id === id) ?? null;
}
