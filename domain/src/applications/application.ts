import type { FranchiseLevel } from "../franchises/franchise.ts";
import type { Moment } from "../time/moment.ts";

export const APPLICATION_STATUSES = ["pending", "under_review", "approved", "rejected"] as const;

/** Documents of an application, by the slot that each is sent for. The Storage rules hold the same. */
export const APPLICATION_SLOTS = [
  "businessLicense",
  "idProof",
  "addressProof",
  "bankStatement",
  "experienceCertificate",
] as const;
type ApplicationSlot = (typeof APPLICATION_SLOTS)[number];

/** `franchise_applications/{APP-milliseconds-random}`: what the wizard asked; written by functions only. */
export interface FranchiseApplication {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  /** E.164. */
  phone: string;
  /** `2026-11-28`. */
  date_of_birth: string;
  address: string;
  city: string;
  state: string;
  /** Six digits. */
  pincode: string;
  hierarchy_level: FranchiseLevel;
  /** Upper case. */
  territory_code: string;
  territory_name: string;
  preferred_state: string;
  /** Null at the level of a State. */
  preferred_district: string | null;
  /** What could be invested, as it was chosen: a statement and no gate. Such are income, revenue, team and office too. */
  investment_capacity: string;
  business_experience: string;
  current_occupation: string;
  annual_income: string;
  expected_monthly_revenue: string;
  team_size: string;
  office_space: string;
  business_plan: string;
  marketing_strategy: string;
  has_business_license: boolean;
  has_previous_franchise: boolean;
  /** Storage paths; the certificate of experience may be missing. */
  documents: Readonly<Partial<Record<ApplicationSlot, string>>>;
  status: (typeof APPLICATION_STATUSES)[number];
  applied_date: Moment;
  review_started_at: Moment | null;
  approved_at: Moment | null;
  rejected_at: Moment | null;
  /** Shown to the applicant. */
  review_notes: string | null;
}
