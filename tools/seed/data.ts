import { readFileSync } from "node:fs";
import path from "node:path";
import type { Role } from "@niyamdesk/domain/base/roles";
import type { ConsultationStatus } from "@niyamdesk/domain/consultations/consultation";
import type { OrderStatus } from "@niyamdesk/domain/orders/order";
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
  assigned_to: string | null;
  /** The partner whose territory it came from. */
  franchise_id?: string;
  due: RelativeTime | null;
  moves: { to: OrderStatus; date: RelativeTime; by: Role; description: string }[];
}

/** Documents that are written as they stand in the file, but for their times. */
export type DemoDocument = { id: string } & Record<string, unknown>;

export interface DemoPartner {
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

export interface DemoFranchise extends DemoDocument {
  user_id: string;
  commission_percent: number;
}

export const demoUsers = () => read<DemoUser>("users");
export const demoOrders = () => read<DemoOrder>("orders");
export const demoAnnouncements = () => read<DemoDocument>("announcements");
export const demoInbox = () => read<DemoDocument & { user_id: string }>("inbox");
export const demoPartners = () => read<DemoDocument & DemoPartner>("partners");
export const demoReviews = () => read<DemoReview>("reviews");
export const demoLeads = () => read<DemoDocument & { phone: string }>("leads");
export const demoCalls = () => read<DemoDocument>("calls");
export const demoTasks = () => read<DemoDocument>("tasks");
export const demoConsultations = () => read<DemoConsultation>("consultations");
export const demoFranchises = () => read<DemoFranchise>("franchises");
export const demoHeldPayments = () => read<DemoDocument>("held-payments");
export const demoTelecallers = () => read<DemoDocument>("telecallers");

function read<T>(name: string): T[] {
  return JSON.parse(readFileSync(path.join(ROOT, "emulator-data", `${name}.json`), "utf8")) as T[];
}
