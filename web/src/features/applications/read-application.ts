import { APPLICATION_STATUSES, type ApplicationStatus } from "@niyamdesk/domain/applications/application";
import {
  APPLICATION_SLOTS,
  type ApplicationSlot,
  PAPER_STATUSES,
  type PaperStatus,
  REQUIRED_SLOTS,
} from "@niyamdesk/domain/applications/application-papers";
import { FRANCHISE_LEVELS, type FranchiseLevel } from "@niyamdesk/domain/franchises/franchise-level";
import {
  numberIn,
  oneIn,
  partIn,
  partsIn,
  recentTimeIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../lib/firestore/stored.ts";

export interface PaperView {
  slot: ApplicationSlot;
  path: string;
  name: string;
  size: number;
  status: PaperStatus;
  /** Why it was asked for again. */
  reason: { kind: string; words: string | null } | null;
  /** Epoch ms, as all times. */
  sentAt: number;
}

/** An application as administrators see it. */
export interface ApplicationView {
  id: string;
  name: string;
  email: string;
  phone: string;
  born: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  level: FranchiseLevel;
  code: string;
  territory: string;
  preferredState: string;
  preferredDistrict: string | null;
  investment: string;
  experience: string;
  occupation: string;
  income: string;
  revenue: string;
  team: string;
  office: string;
  plan: string;
  marketing: string;
  hasLicence: boolean;
  hadFranchise: boolean;
  papers: readonly PaperView[];
  status: ApplicationStatus;
  appliedAt: number;
  begunAt: number | null;
  approvedAt: number | null;
  rejectedAt: number | null;
  /** The applicant reads them. */
  reviewNotes: string | null;
  notes: readonly { id: string; at: number; by: string; text: string }[];
  franchiseId: string | null;
  account: "waiting" | "made" | null;
  language: "en" | "hi";
}

/** Null where it does not say where it stands: a decision is not guessed. */
export function readApplication(id: string, data: StoredData): ApplicationView | null {
  const status = APPLICATION_STATUSES.find((known) => known === data.status);
  if (status === undefined) return null;
  const text = (field: string) => textIn(data, field) ?? "";
  return {
    id,
    name: `${text("first_name")} ${text("last_name")}`.trim(),
    email: text("email"),
    phone: text("phone"),
    born: text("date_of_birth"),
    address: text("address"),
    city: text("city"),
    state: text("state"),
    pincode: text("pincode"),
    level: oneIn(data, "hierarchy_level", FRANCHISE_LEVELS, "individual"),
    code: text("territory_code"),
    territory: text("territory_name"),
    preferredState: text("preferred_state"),
    preferredDistrict: textIn(data, "preferred_district"),
    investment: text("investment_capacity"),
    experience: text("business_experience"),
    occupation: text("current_occupation"),
    income: text("annual_income"),
    revenue: text("expected_monthly_revenue"),
    team: text("team_size"),
    office: text("office_space"),
    plan: text("business_plan"),
    marketing: text("marketing_strategy"),
    hasLicence: data.has_business_license === true,
    hadFranchise: data.has_previous_franchise === true,
    papers: papersIn(partIn(data, "documents")),
    status,
    appliedAt: recentTimeIn(data, "applied_date"),
    begunAt: timeIn(data, "review_started_at"),
    approvedAt: timeIn(data, "approved_at"),
    rejectedAt: timeIn(data, "rejected_at"),
    reviewNotes: textIn(data, "review_notes"),
    notes: partsIn(data, "notes").map((note, index) => ({
      id: textIn(note, "id") ?? String(index),
      at: recentTimeIn(note, "at"),
      by: textIn(note, "by") ?? "",
      text: textIn(note, "text") ?? "",
    })),
    franchiseId: textIn(data, "franchise_id"),
    account: data.account === "waiting" || data.account === "made" ? data.account : null,
    language: oneIn(data, "language", ["en", "hi"], "en"),
  };
}

/** In the order in which they are asked for. */
function papersIn(documents: StoredData): PaperView[] {
  return APPLICATION_SLOTS.flatMap((slot) => {
    const paper = partIn(documents, slot);
    const path = textIn(paper, "path");
    if (path === null) return [];
    const reason = partIn(paper, "reason");
    const kind = textIn(reason, "kind");
    return [
      {
        ...{ slot, path, name: textIn(paper, "name") ?? slot, size: numberIn(paper, "size") },
        status: oneIn(paper, "status", PAPER_STATUSES, "received"),
        reason: kind === null ? null : { kind, words: textIn(reason, "words") },
        sentAt: recentTimeIn(paper, "sent_at"),
      },
    ];
  });
}

/** How many of the required documents are accepted, and how many are to be. */
export function acceptedOf({ papers }: Pick<ApplicationView, "papers">): {
  accepted: number;
  needed: number;
} {
  const accepted = papers.filter(
    ({ slot, status }) => status === "accepted" && REQUIRED_SLOTS.includes(slot),
  ).length;
  return { accepted, needed: REQUIRED_SLOTS.length };
}
