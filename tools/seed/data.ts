import { readFileSync } from "node:fs";
import path from "node:path";
import type { FranchiseApplication } from "@niyamdesk/domain/applications/application";
import type { ApplicationSlot, PaperStatus } from "@niyamdesk/domain/applications/application-papers";
import type { Role } from "@niyamdesk/domain/base/roles";
import type { TelecallerCall } from "@niyamdesk/domain/calls/call";
import type { TelecallerProfile } from "@niyamdesk/domain/calls/telecaller-profile";
import type { ComplaintReason } from "@niyamdesk/domain/complaints/complaint";
import type { ConsultationStatus } from "@niyamdesk/domain/consultations/consultation";
import type { RejectionReason } from "@niyamdesk/domain/documents/rejection";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import type { FranchiseMember } from "@niyamdesk/domain/franchises/member";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import type { InboxItem, PlannedAnnouncement } from "@niyamdesk/domain/notifications/notification";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import type { Availability } from "@niyamdesk/domain/staff/availability";
import type { DraftAnswer } from "@niyamdesk/domain/steps/order-work";
import type { WorkerRole } from "@niyamdesk/domain/steps/step";
import type { Task } from "@niyamdesk/domain/tasks/task";
import type { Moment } from "@niyamdesk/domain/time/moment";
import { ROOT } from "../stack/mode.ts";

/** All demo accounts share it; shown by `npm start`. */
export const DEMO_PASSWORD = "niyamdesk-demo";

/** A time before (or, negative, after) today, on the clock of India. */
export interface RelativeTime {
  days_ago: number;
  /** `HH:MM` */
  at: string;
}

export interface DemoUser {
  uid: string;
  role: Role;
  email: string;
  name: string;
  phone: string;
  state_code: string;
  gstin: string | null;
  billing_name: string | null;
  address: string | null;
  pan: string | null;
  /** The number that codes for the second step of the sign-in go to. */
  second_step?: string;
}

export interface DemoOrder {
  checkout_id: string;
  razorpay_order_id: string;
  razorpay_payment_id: string;
  user_id: string;
  service_id: string;
  plan_id: string;
  payment_method: string;
  paid: RelativeTime;
  /** Who has it now. */
  assigned_to: string | null;
  /** The partner whose territory it came from. */
  franchise_id?: string;
  /** What people did since, in whatever order; what follows from it is worked out. */
  work: DemoAct[];
}

/** What somebody did to an order. `slots`: of its documents; all that are outstanding. */
export type DemoAct = { at: RelativeTime } & (
  | { do: "given" | "begin" }
  | { do: "hand_over"; to: string }
  | { do: "send" | "accept"; slots: "all" | string[] }
  | { do: "reject"; slot: string; reason: RejectionReason; words: string | null }
  | { do: "ask"; labels: string[]; reason: string }
  /** What is done in place of a document: its client says so, and we find it done. */
  | { do: "confirm" | "see_done"; slot: string }
  | { do: "draft"; title: string; words: string | null }
  | { do: "answer"; answer: DraftAnswer; words: string | null }
  /** The open step is done; `title`: of the file that goes with it. */
  | { do: "finish"; number: string | null; title: string | null }
  | { do: "say"; by: "client" | "us"; text: string }
  | { do: "read"; by: "client" | "us" }
  | { do: "complain"; reason: ComplaintReason; words: string; answer: string | null }
);

/** An announcement in both languages; when it begins and ends is relative. */
export interface DemoAnnouncement
  extends Pick<PlannedAnnouncement, "id" | "words" | "type" | "audience" | "status"> {
  starts: RelativeTime;
  ends: RelativeTime | null;
}

/** What somebody who works on orders is given; days of absence are relative. */
export interface DemoAvailability extends Pick<Availability, "services" | "capacity"> {
  uid: string;
  away: { from: number; until: number } | null;
}

/** A service whose steps somebody else does than built in. */
export interface DemoStepPlan {
  service_id: string;
  by: WorkerRole[];
  version: number;
  days_ago: number;
}

/** A record as the demo data spells it: its times are relative, and what follows from the rest is left out. */
type Demo<T, Left extends keyof T = never> = {
  [Field in keyof T as Exclude<Field, Left>]: Moment extends T[Field]
    ? Exclude<T[Field], Moment> | RelativeTime
    : T[Field];
};

export interface DemoPartner {
  id: string;
  /** The demo account that takes bookings, where there is one. */
  user_id: string | null;
  name: string;
  membership_number: string;
  verified: boolean;
}

export interface DemoConsultation {
  id: string;
  ca_id: string;
  user_id: string;
  /** Moved off Saturday and Sunday. */
  starts_at: RelativeTime;
  status: ConsultationStatus;
  notes: string;
  created_at: RelativeTime;
}

/** The id is the consultation's that it is about; older ones are of clients without a demo account. */
export interface DemoReview {
  id: string;
  ca_id: string;
  rating: number;
  text: string;
  author_name: string;
  created_at: RelativeTime;
}

export type DemoCall = Demo<TelecallerCall, "created_at" | "updated_at" | "search_words">;

/** An order of a client without a demo account, as those who earn on it see it. */
export interface DemoCommission {
  order_id: string;
  franchise_id: string;
  service_name: string;
  plan_name: string;
  client: string;
  pin_area: string;
  base_paise: number;
  /** Absent: it lies in their territory. */
  rule?: "referral" | "territory";
  paid: RelativeTime;
  /** `gone`: the money went back before anything was payable. */
  state: "open" | "done" | "gone";
  done_days_ago?: number;
  /** All of the money went back after it was payable. */
  refunded_days_ago?: number;
}

type FunctionsFieldsOfApplication =
  | "documents"
  | "applied_date"
  | "review_started_at"
  | "approved_at"
  | "rejected_at"
  | "notes"
  | "paper_request"
  | "account"
  | "consented_at"
  | "search_words"
  | "updated_at";

/** What the wizard asked, and how far the review is. */
export interface DemoApplication extends Omit<FranchiseApplication, FunctionsFieldsOfApplication> {
  /** Those that nobody has looked at are left out. */
  papers: Partial<Record<ApplicationSlot, PaperStatus>>;
  applied_days_ago: number;
  begun_days_ago: number | null;
  decided_days_ago: number | null;
  notes: string[];
}

/** What functions add to a lead; the seed does as they do. */
type LeadFieldsOfFunctions =
  | "phone_e164"
  | "sources"
  | "updated_at"
  | "find"
  | "had_by"
  | "assigned_name"
  | "calling"
  | "last_call"
  | "call_by"
  | "wish"
  | "consent"
  | "conversion";

/** `bought`: the order that they became a client by. */
export type DemoLead = Demo<Lead, LeadFieldsOfFunctions> & {
  bought?: { order_id: string; paid: RelativeTime };
};

export const demoUsers = () => read<DemoUser>("users");
export const demoOrders = () => read<DemoOrder>("orders");
export const demoAnnouncements = () => read<DemoAnnouncement>("announcements");
export const demoInbox = () => read<Demo<InboxItem> & { user_id: string }>("inbox");
export const demoPartners = () => read<DemoPartner>("partners");
export const demoReviews = () => read<DemoReview>("reviews");
export const demoLeads = () => read<DemoLead>("leads");
export const demoCalls = () => read<DemoCall & { id: string }>("calls");
export const demoTasks = () => read<Demo<Task, "updated_at"> & { id: string }>("tasks");
export const demoConsultations = () => read<DemoConsultation>("consultations");
export const demoFranchises = () => read<Demo<Franchise, "updated_at">>("franchises");
export const demoFranchiseMembers = () =>
  read<Demo<Pick<FranchiseMember, "id" | "franchise_id" | "invited_at" | "accepted_at">>>(
    "franchise-members",
  );
export const demoCommissions = () => read<DemoCommission>("commissions");
export const demoApplications = () => read<DemoApplication>("applications");
export const demoHeldPayments = () => read<Demo<Payment>>("held-payments");
export const demoAvailability = () => read<DemoAvailability>("availability");
export const demoStepPlans = () => read<DemoStepPlan>("step-plans");
export const demoTelecallers = () => read<TelecallerProfile>("telecallers");

function read<T>(name: string): T[] {
  return JSON.parse(readFileSync(path.join(ROOT, "emulator-data", `${name}.json`), "utf8")) as T[];
}
