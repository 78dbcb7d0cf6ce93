import type { SettlementsLook } from "../accounting/settlement.ts";
import type { CallingHours } from "../calls/calling-hours.ts";
import type { CommissionSettings } from "../commissions/commission-settings.ts";
import type { LeadRules } from "../leads/lead-rules.ts";
import type { AccessSettings } from "../sessions/second-step.ts";
import type { Moment } from "../time/moment.ts";
import type { CompanySettings, MailSettings } from "./company.ts";
import type { PublicSettings } from "./reach-read.ts";

/** `settings/{name}`: what an administrator may set; `public` is read by everybody, the rest by administrators. */
export interface Settings {
  /** How to reach us; absent: as it is built in. */
  public: PublicSettings;
  /** Who sells, as invoices name it, in versions from a day on; absent: as the functions were deployed. */
  company: CompanySettings;
  /** Who must sign in with a second step; absent: nobody. */
  access: AccessSettings;
  /** Who our mails are from. */
  mail: MailSettings;
  /** When people are called, and how leads come to those who call; what is absent is as usual. */
  calling: CallingHours & Partial<LeadRules> & { updated_at?: Moment };
  /** What partners earn, when it is payable and what is withheld of it; what is absent is as usual. */
  commission: CommissionSettings;
  /** Not set by anybody: what the last look at Razorpay's settlements found. */
  settlements: SettlementsLook;
}
