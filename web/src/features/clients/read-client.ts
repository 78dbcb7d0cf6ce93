import { isStateCode } from "@niyamdesk/domain/places/states";
import { states } from "#messages/states.ts";
import { clientAdmin as words } from "#messages/workspaces/client-admin.ts";
import { leads } from "#messages/workspaces/leads.ts";
import {
  numberIn,
  oneIn,
  recentTimeIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../lib/firestore/stored.ts";
import { istTime } from "../../lib/time/ist-words.ts";

const DETAILS = ["name", "phone", "address", "state_code", "pan", "gstin", "billing_name"] as const;

export interface ClientView {
  uid: string;
  name: string;
  email: string | null;
  emailVerified: boolean;
  /** E.164 */
  phone: string | null;
  state: string | null;
  isClosed: boolean;
  orders: number;
  /** Epoch ms, as all of these; null: never. */
  orderedAt: number | null;
  since: number;
  updatedAt: number;
  /** As the form of the details begins with them. */
  details: Readonly<Record<(typeof DETAILS)[number], string | null>>;
}

/** Null for a profile of whoever works here. */
export function readClient(uid: string, data: StoredData): ClientView | null {
  if (oneIn(data, "role", ["client_user", ""], "") !== "client_user") return null;
  const code = textIn(data, "state_code");
  return {
    uid,
    name: textIn(data, "name") ?? words.noName,
    email: textIn(data, "email"),
    emailVerified: data.email_verified === true,
    phone: textIn(data, "phone"),
    state: code !== null && isStateCode(code) ? states[code] : null,
    isClosed: data.account_state === "closed",
    orders: numberIn(data, "orders_count"),
    orderedAt: timeIn(data, "ordered_at"),
    since: recentTimeIn(data, "created_at"),
    updatedAt: recentTimeIn(data, "updated_at"),
    details: Object.fromEntries(
      DETAILS.map((detail) => [detail, textIn(data, detail)]),
    ) as ClientView["details"],
  };
}

/** A line of one part of a client's record. */
export interface RecordLine {
  id: string;
  title: string;
  detail: string;
  status: string | null;
  /** Epoch ms. */
  at: number;
}

const line =
  (title: string, detail: string, at: string, statusField: string | null = "status") =>
  (id: string, data: StoredData): RecordLine => ({
    id,
    title: textIn(data, title) ?? id,
    detail: textIn(data, detail) ?? "",
    status: statusField === null ? null : textIn(data, statusField),
    at: recentTimeIn(data, at),
  });

export const readOrderLine = line("service_name", "plan_name", "date");
export const readDocumentLine = line("name", "order_id", "created_at");

export interface TalkLine extends RecordLine {
  caUid: string | null;
}

export function readTalkLine(id: string, data: StoredData): TalkLine {
  const talk = line("ca_name", "notes", "starts_at")(id, data);
  return { ...talk, detail: istTime(talk.at), caUid: textIn(data, "ca_user_id") };
}

export const readTicketLine = line("subject", "order_id", "updated_at");

export interface ComplaintLine extends RecordLine {
  orderId: string | null;
}

export function readComplaintLine(id: string, data: StoredData): ComplaintLine {
  return { ...line("service_name", "words", "created_at")(id, data), orderId: textIn(data, "order_id") };
}

export function readLeadLine(id: string, data: StoredData): RecordLine {
  const title = textIn(data, "service_interest") ?? leads.wantsUnknown;
  return { ...line("service_interest", "assigned_name", "created_at")(id, data), title };
}

export const readNoteLine = line("text", "by_name", "created_at", null);

export interface PaymentLine extends RecordLine {
  paise: number;
}

export function readPaymentLine(id: string, data: StoredData): PaymentLine {
  return { ...line("service", "invoice_number", "date")(id, data), paise: numberIn(data, "amount_paise") };
}
