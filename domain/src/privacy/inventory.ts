/**
 * What we hold of people, one line a collection. A test holds it to the data model: it names the collection or field that is
 * missing. The privacy centre, the retention job and their tests read this table.
 */

/** What data is for. `none`: nothing about people. */
export type DataPurpose =
  | ("account" | "orders" | "documents" | "tax_records" | "conversations" | "calls" | "consultations")
  | ("partners" | "consents" | "security" | "staff" | "none");

/** On what ground (DPDP Act 2023, s. 6 and 7). */
export type DataGround = "service" | "law" | "consent" | "security" | "employment" | "none";

/** For how long; `RETENTION` does what has an end of its own. */
export type KeptFor =
  | "account"
  | "order_8_years"
  | "tax_8_years"
  | "contact_2_years"
  | "lead_2_years"
  | "call_2_years"
  | "application_3_years"
  | "consent_3_years"
  | "access_log_13_months"
  | "session_90_days"
  | "audit_8_years"
  | "days"
  | "as_long_as_listed"
  | "as_long_as_employed"
  | "always";

export interface InventoryLine {
  collection: string;
  /** Of its records: fields that say something of a person; `-name` was looked at and says nothing of one. */
  fields: readonly string[];
  purpose: DataPurpose;
  ground: DataGround;
  kept: KeptFor;
}

const held = (
  collection: string,
  fields: string,
  purpose: DataPurpose,
  ground: DataGround,
  kept: KeptFor,
): InventoryLine => ({ collection, fields: fields.split(" ").filter(Boolean), purpose, ground, kept });

// biome-ignore format: one line a collection.
export const INVENTORY: readonly InventoryLine[] = [
  held("profiles", "user_id name email phone address state_code pan gstin billing_name preferences consents search_words invited_by second_step ended_sessions sessions_kept", "account", "service", "account"),
  held("sessions", "user_id device first_seen last_seen", "security", "security", "session_90_days"),
  held("inbox", "title content", "account", "service", "account"),
  held("accounts", "email next_email", "account", "service", "account"),
  held("account_links", "email new_email", "account", "service", "days"),
  held("saved_views", "", "none", "none", "always"),
  held("nominees", "user_id name relation phone", "account", "service", "account"),
  held("services", "", "none", "none", "always"),
  held("service_drafts", "by by_name marks", "staff", "employment", "always"),
  held("service_versions", "by by_name", "staff", "employment", "always"),
  held("step_plans", "", "none", "none", "always"),
  held("checkouts", "user_id contact", "orders", "service", "account"),
  held("orders", "user_id customer_info timeline assigned_to assigned_name had_by work search_words", "orders", "service", "order_8_years"),
  held("messages", "sender_id text attachments", "conversations", "service", "account"),
  held("thread_readers", "reader_id", "conversations", "service", "account"),
  held("payments", "user_id payment_method refunds disputes", "tax_records", "law", "tax_8_years"),
  held("invoices", "user_id recipient pdf_path", "tax_records", "law", "tax_8_years"),
  held("refund_requests", "user_id reason words asked_by", "tax_records", "law", "tax_8_years"),
  held("documents", "user_id name path reason rejected_words reviewed_by sender_id assigned_to", "documents", "service", "account"),
  held("stored_files", "path", "documents", "service", "days"),
  held("support_tickets", "user_id subject name email phone assigned_name search_words", "conversations", "service", "account"),
  held("ticket_answers", "", "none", "none", "always"),
  held("complaints", "user_id words reason answer answered_by assigned_to", "conversations", "law", "account"),
  held("contact_messages", "name email phone message", "conversations", "consent", "contact_2_years"),
  held("mail_wordings", "by by_name", "staff", "employment", "always"),
  held("mail_wording_versions", "by by_name", "staff", "employment", "always"),
  held("notifications", "", "none", "none", "always"),
  held("announcements", "-words", "none", "none", "always"),
  held("crm_leads", "name phone phone_e164 other_phones email company location notes find assigned_to assigned_name had_by wish consent moves merges", "calls", "consent", "lead_2_years"),
  held("lead_imports", "name by consent_source", "calls", "consent", "always"),
  held("lead_import_slices", "rows problems", "calls", "consent", "days"),
  held("telecaller_calls", "telecaller_id lead_name lead_phone notes search_words", "calls", "consent", "call_2_years"),
  held("current_calls", "telecaller_id telecaller_name lead_name lead_phone", "calls", "consent", "days"),
  held("telecaller_days", "telecaller_id", "staff", "employment", "as_long_as_employed"),
  held("telecaller_profiles", "user_id display_name", "staff", "employment", "as_long_as_employed"),
  held("tasks", "owner_id title notes", "staff", "employment", "as_long_as_employed"),
  held("ca_partners", "user_id name location bio languages profile_image_url membership_number", "partners", "consent", "as_long_as_listed"),
  held("private", "membership_number account_name account_number ifsc pan name", "partners", "service", "as_long_as_listed"),
  held("booked_slots", "", "none", "none", "always"),
  held("reviews", "author_name text", "consultations", "consent", "account"),
  held("consultations", "user_id ca_user_id ca_name client_name client_phone notes reason cancelled_by", "consultations", "service", "account"),
  held("consultation_notes", "ca_user_id user_id text", "consultations", "service", "account"),
  held("franchise_applications", "first_name last_name email phone date_of_birth address city state pincode annual_income current_occupation business_experience investment_capacity documents review_notes notes paper_request account partner_uid search_words business_plan marketing_strategy", "partners", "consent", "application_3_years"),
  held("application_drafts", "name email phone city", "partners", "consent", "days"),
  held("franchises", "user_id partner_name ancestor_user_ids search_words status_reason", "partners", "service", "tax_8_years"),
  held("franchise_members", "partner_uid name email partner_name -territory_name -referral_code", "partners", "service", "as_long_as_listed"),
  held("territories", "-name", "none", "none", "always"),
  held("territory_areas", "", "none", "none", "always"),
  held("commissions", "user_id order", "partners", "law", "tax_8_years"),
  held("commission_statements", "user_id partner_name gstin returned_reason", "partners", "law", "tax_8_years"),
  held("ca_fees", "ca_id", "partners", "law", "tax_8_years"),
  held("ca_fee_agreements", "ca_id ca_name pan gstin", "partners", "law", "tax_8_years"),
  held("ca_fee_payouts", "ca_id ca_name pan gstin begun_by paid_by", "partners", "law", "tax_8_years"),
  held("payouts", "entries without_account made_by", "partners", "law", "tax_8_years"),
  held("mail", "to data search_words", "account", "service", "days"),
  held("mailings", "-words", "none", "none", "always"),
  held("audit_log", "actor subject before after reason search_words", "security", "law", "audit_8_years"),
  held("access_log", "user_id by what subject", "security", "law", "access_log_13_months"),
  held("consents", "user_id holder noted_by", "consents", "law", "consent_3_years"),
  held("consent_states", "user_id holder", "consents", "law", "consent_3_years"),
  held("book_findings", "notes", "tax_records", "law", "tax_8_years"),
  held("book_runs", "", "none", "none", "always"),
  held("state_lists", "", "none", "none", "always"),
  held("pin_prefixes", "", "none", "none", "always"),
  held("statutory_dates", "", "none", "none", "always"),
  held("client_calendars", "user_id", "account", "service", "account"),
  held("coupons", "", "none", "none", "always"),
  held("coupon_uses", "user_id client_name", "orders", "service", "account"),
  held("settlements", "", "none", "none", "always"),
  held("settlement_lines", "", "none", "none", "always"),
  held("admin_views", "", "security", "law", "audit_8_years"),
  held("search_entries", "user_id words", "account", "service", "account"),
  held("client_notes", "user_id text by_name", "account", "service", "account"),
  held("list_exports", "by view name", "security", "security", "days"),
  held("incidents", "words recorded_by steps", "security", "law", "audit_8_years"),
  held("needs", "snoozes", "security", "law", "audit_8_years"),
  held("retention_runs", "", "none", "none", "always"),
  held("settings", "", "none", "none", "always"),
  held("ledger", "lead phone email uid", "security", "security", "days"),
  held("counters", "", "none", "none", "always"),
];

/** Purposes that a client reads of, in this order. */
export const SHOWN_PURPOSES = [
  "account",
  "orders",
  "documents",
  "tax_records",
  "conversations",
  "calls",
  "consultations",
  "consents",
  "security",
] as const satisfies readonly DataPurpose[];

/** What of one purpose is held, why and how long, as far as it concerns clients. */
export function heldFor(purpose: DataPurpose): {
  kinds: DataKind[];
  grounds: DataGround[];
  kept: KeptFor[];
} {
  const lines = INVENTORY.filter((line) => line.purpose === purpose && line.fields.length > 0);
  const kinds = new Set(lines.flatMap(({ fields }) => fields.flatMap((field) => DATA_KINDS[field] ?? [])));
  return {
    kinds: [...kinds],
    grounds: [...new Set(lines.map(({ ground }) => ground))],
    kept: [...new Set(lines.map(({ kept }) => kept))].filter((time) => time !== "always"),
  };
}

/** How fields are told to people. */
export type DataKind =
  | "name"
  | "contact"
  | "tax_ids"
  | "billing"
  | "choices"
  | "papers"
  | "words"
  | "payments"
  | "work"
  | "calls"
  | "nominee"
  | "consents"
  | "who_saw";

/** By the name of a field; one that is not here is not told by itself (ids of records, our own notes of work). */
const DATA_KINDS: Readonly<Record<string, DataKind>> = {
  ...{ name: "name", first_name: "name", last_name: "name", client_name: "name", author_name: "name" },
  ...{ email: "contact", phone: "contact", address: "contact", contact: "contact", client_phone: "contact" },
  ...{ phone_e164: "contact", other_phones: "contact", lead_phone: "contact", location: "contact" },
  ...{
    pan: "tax_ids",
    gstin: "tax_ids",
    billing_name: "billing",
    recipient: "billing",
    state_code: "contact",
  },
  ...{ customer_info: "billing", preferences: "choices", consents: "consents", holder: "consents" },
  ...{ path: "papers", pdf_path: "papers", attachments: "papers", rejected_words: "work" },
  ...{ text: "words", message: "words", words: "words", subject: "words", answer: "words" },
  ...{ payment_method: "payments", refunds: "payments", disputes: "payments" },
  ...{ timeline: "work", work: "work", notes: "words", wish: "choices", consent: "consents" },
  ...{ relation: "nominee", what: "who_saw", by: "who_saw", actor: "who_saw", lead_name: "name" },
};
