import type { Moves } from "../base/moves.ts";
import type { FranchiseLevel } from "../franchises/franchise-level.ts";
import type { Moment } from "../time/moment.ts";
import type { ApplicationPaper, ApplicationSlot } from "./application-papers.ts";

export const APPLICATION_STATUSES = ["pending", "under_review", "approved", "rejected"] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

const BY_ADMIN = { by: ["admin"] } as const;

/** A decision can be taken back as long as nothing followed from it (`undoApplicationDecision`). */
export const APPLICATION_MOVES: Moves<ApplicationStatus> = {
  pending: { under_review: BY_ADMIN },
  under_review: { approved: BY_ADMIN, rejected: BY_ADMIN },
  approved: { under_review: BY_ADMIN },
  rejected: { under_review: BY_ADMIN },
};

/** Nobody has decided yet. */
export function isOpenApplication(status: ApplicationStatus): boolean {
  return status === "pending" || status === "under_review";
}

/** Why somebody becomes no partner, as they are told; `other` needs words. */
export const REJECTION_REASONS = {
  requirements: "Application did not meet our requirements",
  territory_taken: "Another partner already works in this territory",
  documents: "The documents we asked for did not reach us or could not be accepted",
  experience: "We are looking for more experience in this field",
  other: "",
} as const;
export type RejectionReason = keyof typeof REJECTION_REASONS;

/** What an administrator wrote, for administrators only. */
export interface ApplicationNote {
  /** Whose and which: a second try finds the first. */
  id: string;
  at: Moment;
  /** Uid. */
  by: string;
  text: string;
}

/** How far the account of an approved applicant is: it is made after the decision, and tried again until it is there. */
export type PartnerAccountState = "waiting" | "made";

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
  /** By name. */
  state: string;
  /** Six digits. */
  pincode: string;
  hierarchy_level: FranchiseLevel;
  /** Upper case; what was applied for. What was given stands at the franchise. */
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
  /** The certificate of experience may be missing. */
  documents: Readonly<Partial<Record<ApplicationSlot, ApplicationPaper>>>;
  status: ApplicationStatus;
  applied_date: Moment;
  review_started_at: Moment | null;
  approved_at: Moment | null;
  rejected_at: Moment | null;
  /** Shown to the applicant. */
  review_notes: string | null;
  /** Oldest first; never shown to the applicant. */
  notes: readonly ApplicationNote[];
  /** The link by which better papers are sent, until when; null: none is asked for. Only its hash is kept. */
  paper_request: { hash: string; expires_at: Moment } | null;
  /** Once it is approved. */
  franchise_id: string | null;
  partner_uid: string | null;
  account: PartnerAccountState | null;
  /** Language of the wizard it was sent from. */
  language: "en" | "hi";
  /** When terms, accuracy and contact were agreed to. */
  consented_at: Moment;
  /** What a list finds it by. */
  search_words: readonly string[];
  updated_at: Moment;
}

/** The name of an applicant in full. */
export function applicantName({
  first_name,
  last_name,
}: Pick<FranchiseApplication, "first_name" | "last_name">): string {
  return `${first_name} ${last_name}`;
}
