import type { CallingHours } from "../calls/calling-hours.ts";
import type { FranchiseLevel } from "../franchises/franchise.ts";
import type { InvoiceParty } from "../invoices/invoice.ts";

/** `settings/{name}`: what an administrator may set; `public` is read by everybody, the rest by administrators. */
export interface Settings {
  /** How to reach us. */
  public: { email: string /** E.164. */; phone: string; hours: string };
  /** Who sells, as invoices name it. */
  company: InvoiceParty;
  /** When people are called; absent: the usual hours. */
  calling: CallingHours;
  /** Percent of the plan price without GST, by level. */
  commission: Record<FranchiseLevel, number>;
}
