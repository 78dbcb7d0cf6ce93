import type { FranchiseApplication } from "@niyamdesk/domain/applications/application";
import type { AuditEntry } from "@niyamdesk/domain/audit/audit-entry";
import { BUILT_IN_REACH } from "@niyamdesk/domain/base/product";
import type { TelecallerCall } from "@niyamdesk/domain/calls/call";
import type { TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import { DEFAULT_CALLING_HOURS } from "@niyamdesk/domain/calls/calling-hours";
import type { CurrentCall } from "@niyamdesk/domain/calls/current-call";
import { DEFAULT_TARGETS, type TelecallerProfile } from "@niyamdesk/domain/calls/telecaller-profile";
import type { Checkout } from "@niyamdesk/domain/checkouts/checkout";
import type { Commission } from "@niyamdesk/domain/commissions/commission";
import { DEFAULT_COMMISSION_SETTINGS } from "@niyamdesk/domain/commissions/commission-settings";
import type { Payout } from "@niyamdesk/domain/commissions/payout";
import type { CommissionStatement } from "@niyamdesk/domain/commissions/statement";
import type { BookedSlot, Consultation } from "@niyamdesk/domain/consultations/consultation";
import type { ContactMessage } from "@niyamdesk/domain/contact/contact";
import type { ClientDocument } from "@niyamdesk/domain/documents/document";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { COMMISSION_PERCENT } from "@niyamdesk/domain/franchises/franchise-level";
import type { Territory, TerritoryArea } from "@niyamdesk/domain/franchises/territory";
import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import type { ImportSlice, LeadImport } from "@niyamdesk/domain/leads/lead-import";
import type { SavedViewsRecord } from "@niyamdesk/domain/lists/saved-views";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import type { Announcement, InboxItem } from "@niyamdesk/domain/notifications/notification";
import type { Order } from "@niyamdesk/domain/orders/order";
import type { CaPartner } from "@niyamdesk/domain/partners/partner";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import type { Review } from "@niyamdesk/domain/reviews/shown-review";
import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import type { Service } from "@niyamdesk/domain/services/service";
import type { Settings } from "@niyamdesk/domain/settings/settings";
import type { Task } from "@niyamdesk/domain/tasks/task";
import type { Moment } from "@niyamdesk/domain/time/moment";
import { Timestamp } from "firebase/firestore/lite";
import { purchaseRecords } from "../../tools/records/purchase.ts";
import { NOUN_RULES } from "./nouns.ts";
import {
  type Belonging,
  made,
  message,
  noOne,
  now,
  owned,
  type Sample,
  type Sent,
  shared,
  T0,
  touch,
} from "./sample.ts";

export type { Belonging, Sample };

/** A call is written down within days: an hour ago, whenever the tests run. */
const CALLED = Timestamp.fromMillis(Date.now() - 3_600_000);

/** An order beside the document, with an id that names its parties. */
const orderIdOf = ({ client, staff }: Belonging) => `order_${client}_${staff}`;
const leadIdOf = ({ person }: Belonging) => `lead_${person}`;

const bought = (uid: string) =>
  purchaseRecords({
    buyer: {
      ...{ uid, name: "Asha Rao", email: "asha@example.in", phone: "+919876543210", state_code: "29" },
      ...{ gstin: "29AAGCN1234F1ZN", billing_name: "Rao Traders", address: "12 MG Road, Bengaluru" },
    },
    supplier: {
      ...{ name: "NiyamDesk Services Private Limited", email: null, address: "Bengaluru" },
      ...{ gstin: "29AAGCN1234F1ZN", state_code: "29" },
    },
    razorpay_key_id: "rzp_test_rules",
    service_id: "itr-filing",
    plan_id: "salary",
    checkout_id: "chk_1",
    razorpay_order_id: "order_1",
    payment_id: "pay_1",
    payment_method: "upi",
    paid: T0,
    invoice_number: "INV/26-27/000001",
  });

const order = ({ client, staff }: Belonging, id: string): Order => ({
  ...bought(client).order,
  ...{ id, status: "processing", assigned_to: staff, franchise_id: staff },
});

const checkout = ({ person }: Belonging, id: string): Checkout => ({
  ...bought(person).checkout,
  ...{ id, status: "created", attempts: {}, order_id: null, payment_id: null, paid_at: null },
});

const payment = ({ person }: Belonging, id: string): Payment => ({
  ...bought(person).payment,
  ...{ id, razorpay_id: id },
});

const invoice = ({ person }: Belonging, number: string): Invoice => ({ ...bought(person).invoice, number });

const application = (_: Belonging, id: string): FranchiseApplication => ({
  id,
  first_name: "Ravi",
  last_name: "Patil",
  email: "ravi@example.in",
  phone: "+919876543211",
  date_of_birth: "1988-04-02",
  address: "12 Station Road, Pune",
  city: "Pune",
  state: "Maharashtra",
  pincode: "411001",
  hierarchy_level: "district",
  territory_code: "MH-PUN",
  territory_name: "Pune",
  preferred_state: "Maharashtra",
  preferred_district: "Pune",
  investment_capacity: "1,00,000-3,00,000",
  business_experience: "2-5",
  current_occupation: "Accountant",
  annual_income: "5,00,000-10,00,000",
  expected_monthly_revenue: "1,00,000-2,00,000",
  team_size: "1-3",
  office_space: "rented",
  business_plan: "Serve the traders of the market with returns and registrations.",
  marketing_strategy: "Meet them at their associations, and be there every filing day.",
  has_business_license: true,
  has_previous_franchise: false,
  documents: {
    idProof: {
      path: `franchise-applications/${id}/idProof/1.pdf`,
      ...{ name: "PAN card.pdf", content_type: "application/pdf", size: 20_000, status: "received" },
      ...{ reason: null, sent_at: T0, judged_at: null },
    },
  },
  status: "pending",
  applied_date: T0,
  review_started_at: null,
  approved_at: null,
  rejected_at: null,
  review_notes: null,
  notes: [],
  paper_request: null,
  ...{ franchise_id: null, partner_uid: null, account: null },
  language: "en",
  consented_at: T0,
  search_words: [],
  updated_at: T0,
});

const franchise = (id: string, user_id: string, ancestor_user_ids: readonly string[]): Franchise => ({
  id,
  user_id,
  application_id: "APP-1764000000000-K7M2Q9",
  hierarchy_level: "district",
  territory_code: "MH-PUN",
  territory_name: "Pune",
  ...{ partner_name: "Ravi Patil", pincodes: [], status_reason: null, search_words: [] },
  parent_id: null,
  ancestor_user_ids,
  commission_percent: COMMISSION_PERCENT.district,
  referral_code: "PUN15",
  status: "active",
  ...made,
});

const commission = ({ person }: Belonging, id: string): Commission => ({
  id,
  ...{ kind: "earned", of: null, order_id: "ORD-1", franchise_id: "fr-1", user_id: person },
  ...{ level: "district", percent: COMMISSION_PERCENT.district, base_paise: 99_900, amount_paise: 14_985 },
  ...{ rule: "territory", status: "accrued", taken_back_paise: 0, changes: 0, changed_paise: 0, held: false },
  order: {
    ...{ service_name: "Income tax return", plan_name: "Salaried", status: "pending", date: T0 },
    ...{ client: "Asha R.", pin_area: "411" },
  },
  ...{ closed_at: null, due_at: null, payable_at: null, month: null, payout_id: null },
  ...made,
});

const statement = ({ person }: Belonging, id: string): CommissionStatement => ({
  ...{ id, franchise_id: "fr-1", user_id: person, month: "2026-11", financial_year: "26-27" },
  ...{ partner_name: "Ravi Patil", territory_code: "MH-PUN", territory_name: "Pune", gstin: null },
  ...{ lines_paise: 0, carried_in_paise: 0, commission_paise: 0, gst_percent: 0, gst_paise: 0 },
  ...{ tds_percent: 0, tds_paise: 0, total_paise: 0, carried_out_paise: 0 },
  ...{ lines: [], status: "closed", closed_at: T0, payout_id: null, paid_at: null, reference: null },
  ...{ returned_reason: null, account_end: "5678" },
});

const territory = (_: Belonging, code: string): Territory => ({
  ...{ code, level: "district", name: "Pune", franchise_id: "fr-1", since: T0, updated_at: T0 },
});

const territoryArea = (_: Belonging, prefix: string): TerritoryArea => ({
  ...{ prefix, holders: [{ franchise_id: "fr-1", level: "district", pincodes: null }], updated_at: T0 },
});

const payout = (_: Belonging, id: string): Payout => ({
  ...{ id, month: "2026-11", status: "made", entries: [], total_paise: 0, without_account: [] },
  ...{ made_by: "admin", made_at: T0, paid_at: null, reference: null },
});

/** `field`: whose it is as. */
const consultation = (field: "user_id" | "ca_user_id"): Sample => ({
  collection: () => "consultations",
  stored: ({ person }, id): Consultation => ({
    id,
    user_id: "a-client",
    ca_id: "kavita-rao",
    ca_user_id: "a-ca",
    ca_name: "CA Kavita Rao",
    client_name: "Asha Rao",
    client_phone: null,
    slot: "20261127T1130",
    starts_at: T0,
    ends_at: T0,
    status: "booked",
    notes: null,
    cancelled_by: null,
    cancelled_at: null,
    reason: null,
    remind_at: null,
    marked_at: null,
    reviewed_at: null,
    ...made,
    [field]: person,
  }),
  change: touch,
  filter: ({ person }) => [field, "==", person],
});

const mail = (_: Belonging, id: string): OutboxMail => ({
  id,
  to: "asha@example.in",
  template: "verify-email",
  data: { uid: "asha" },
  status: "queued",
  attempts: 0,
  next_attempt_at: T0,
  lease_until: null,
  sent_at: null,
  message_id: null,
  last_error: null,
  created_at: T0,
});

const auditEntry = ({ person }: Belonging, id: string): AuditEntry => ({
  id,
  actor: person,
  role: "admin",
  by: person,
  action: "staff.suspended",
  noun: "staff",
  search_words: ["someone"],
  subject: "profiles/someone",
  before: null,
  after: { staff_status: "suspended" },
  at: T0,
});

const contactMessage = (_: Belonging, id: string): ContactMessage => ({
  id,
  name: "Meera Iyer",
  email: null,
  phone: "+919876543210",
  message: "Please call me about GST.",
  service_id: "gst-registration",
  topic: null,
  lead_id: "lead",
  status: "new",
  created_at: T0,
});

const service = (active: boolean): Sample => ({
  collection: () => "services",
  stored: (_, id): Service => ({ ...(CATALOGUE[0] as Service), id, active }),
  change: () => ({ summary: "Filed by a professional", updated_at: now }),
  filter: () => ["active", "==", active],
});

const notification = (isActive: boolean, audience: Announcement["audience"] = "all"): Sample => ({
  collection: () => "notifications",
  stored: (_, id): Announcement => ({
    id,
    title: "New due date",
    content: "31 August",
    type: "compliance",
    isActive,
    audience,
    createdAt: T0,
    updated_at: T0,
    version: 1,
  }),
  change: () => ({ title: "Newer due date" }),
  filter: () => ["isActive", "==", isActive],
  also: () => ["audience", "==", audience],
});

const partner = (active: boolean): Sample => ({
  collection: () => "ca_partners",
  stored: ({ person }, id): CaPartner => ({
    id,
    user_id: person,
    name: "CA Kavita Rao",
    location: "Bengaluru, Karnataka",
    experience_years: 14,
    bio: "Direct tax and GST",
    specializations: ["GST"],
    languages: ["English"],
    profile_image_url: null,
    membership_number: null,
    verified: false,
    average_rating: 0,
    total_reviews: 0,
    rating_sum: 0,
    consultation_hours: null,
    active,
    paused: false,
  }),
  change: () => ({ verified: true }),
  filter: () => ["active", "==", active],
});

/** Below a CA who is listed, or is not. */
const review = (ca: string, active: boolean): Sample => ({
  collection: () => `ca_partners/${ca}/reviews`,
  around: () => ({ [`ca_partners/${ca}`]: { active } }),
  stored: (_, id): Review<Moment> => ({
    id,
    rating: 5,
    text: "Clear advice",
    author_name: "Meera I.",
    ...made,
  }),
  change: () => ({ rating: 1 }),
});

const bookedSlot = (ca: string, active: boolean): Sample => ({
  collection: () => `ca_partners/${ca}/booked_slots`,
  around: () => ({ [`ca_partners/${ca}`]: { active } }),
  stored: (): BookedSlot => ({ starts_at: T0 }),
  change: () => ({ starts_at: now }),
});

const lead: Omit<Sample, "stored" | "filter"> = {
  collection: () => "crm_leads",
  change: () => ({ status: "contacted", updated_at: now }),
};
const leadData = (id: string, assignedTo: string | null): Lead => ({
  id,
  name: "Meera Iyer",
  phone: "98765 43210",
  phone_e164: "+919876543210",
  email: null,
  company: null,
  service_interest: "GST registration",
  source: "website",
  sources: ["website"],
  status: "new",
  priority: "medium",
  assigned_to: assignedTo,
  notes: "",
  do_not_call: false,
  next_follow_up: null,
  location: null,
  find: ["m", "me", "meera", "9876"],
  had_by: [],
  assigned_name: assignedTo === null ? null : "Imran",
  calling: null,
  last_call: null,
  call_by: null,
  wish: null,
  consent: null,
  conversion: null,
  ...made,
});

const settings = <Name extends keyof Settings>(name: Name, stored: Settings[Name]): Sample => ({
  collection: () => "settings",
  id: () => name,
  stored: () => stored,
  change: touch,
});

const leadImport = (_: Belonging, id: string): LeadImport => ({
  ...{
    id,
    name: "fair.csv",
    by: "admin",
    at: T0,
    consent_source: "Visitors of the fair",
    rows: 1,
    slices: 1,
  },
  ...{ status: "running", done_slices: 1, made: 1, skipped: 0, removed: 0, kept: 0 },
  ...{ unsent: { twice: 0, unreadable: 0 }, skipped_for: {} },
});
const importSlice = (): ImportSlice => ({
  ...{ import_id: "imp_1", slice: 0, status: "done", rows: [], problems: [], at: T0 },
});

/** By row of the matrix. `person` of an actor's own documents is the actor. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  ...Object.assign({}, ...NOUN_RULES.map(({ samples }) => samples)),
  profiles: {
    collection: () => "profiles",
    id: ({ person }) => person,
    stored: ({ person }): Profile => ({
      id: person,
      email: "asha@example.in",
      name: "Asha",
      phone: null,
      role: "client_user",
      email_verified: true,
      staff_status: null,
      invited_by: null,
      state_code: null,
      gstin: null,
      billing_name: null,
      address: null,
      pan: null,
      preferences: {},
      ...made,
    }),
    change: () => ({ name: "Asha R. K.", updated_at: now }),
  },
  "profiles/inbox": {
    collection: ({ person }) => `profiles/${person}/inbox`,
    stored: (_, id): InboxItem => ({
      id,
      title: "Filed",
      content: "…",
      type: "update",
      link: null,
      read_at: null,
      created_at: T0,
    }),
    change: () => ({ read_at: now }),
  },
  services: service(true),
  "services (withdrawn)": service(false),
  checkouts: owned("checkouts", "user_id", checkout),
  orders: {
    collection: () => "orders",
    stored: order,
    change: touch,
    filter: ({ client, staff }) =>
      staff === null ? ["user_id", "==", client] : ["assigned_to", "==", staff],
  },
  "orders/messages": {
    collection: (of) => `orders/${orderIdOf(of)}/messages`,
    around: (of) => ({ [`orders/${orderIdOf(of)}`]: order(of, orderIdOf(of)) }),
    stored: () => message({ uid: "someone", role: "client_user" }),
    created: message,
    change: () => ({ text: "rewritten" }),
  },
  payments: owned("payments", "user_id", payment),
  invoices: owned("invoices", "user_id", invoice),
  documents: {
    collection: () => "documents",
    around: (of) => ({ [`orders/${orderIdOf(of)}`]: order(of, orderIdOf(of)) }),
    stored: (of, id): Sent<ClientDocument> => ({
      id,
      user_id: of.client,
      order_id: orderIdOf(of),
      assigned_to: of.staff,
      slot: "pan",
      name: "PAN card.pdf",
      content_type: "application/pdf",
      size: 20_000,
      sha256: "0".repeat(64),
      path: `client-documents/${of.client}/${orderIdOf(of)}/${id}/PAN card.pdf`,
      status: "received",
      reason: null,
      refusal: null,
      check: { at: T0, pages: 1, pages_read: 1 },
      check_attempts: 1,
      created_at: now,
    }),
    change: () => ({ status: "accepted" }),
    filter: ({ client, staff }) =>
      staff === null ? ["user_id", "==", client] : ["assigned_to", "==", staff],
  },
  notifications: notification(true),
  "notifications (ended)": notification(false),
  "notifications (to admins)": notification(true, "admin"),
  "notifications (to partners)": notification(true, "franchise"),
  "notifications (to CAs)": notification(true, "ca"),
  "notifications (to callers)": notification(true, "telecaller"),
  "notifications (to executives)": notification(true, "tax_executive"),
  "notifications (to clients)": notification(true, "client_user"),
  "notifications (to a State)": notification(true, "state:27"),
  contact_messages: shared("contact_messages", contactMessage),
  franchise_applications: shared("franchise_applications", application),
  franchises: {
    collection: () => "franchises",
    stored: ({ person }, id) => franchise(id, person, []),
    change: touch,
    filter: ({ person }) => ["user_id", "==", person],
  },
  "franchises (below)": {
    collection: () => "franchises",
    stored: ({ person }, id) => franchise(id, "below", ["top", person]),
    change: touch,
    filter: ({ person }) => ["ancestor_user_ids", "array-contains", person],
  },
  commissions: owned("commissions", "user_id", commission),
  // A partner above sees the franchise of the one who earned it, and no line of theirs.
  "commissions (below)": {
    collection: () => "commissions",
    around: ({ person }) => ({ "franchises/fr-below": franchise("fr-below", "below", [person]) }),
    stored: (of, id) => ({ ...commission(of, id), franchise_id: "fr-below", user_id: "below" }),
    change: touch,
    filter: () => ["user_id", "==", "below"],
  },
  commission_statements: owned("commission_statements", "user_id", statement),
  "franchises/private": {
    collection: ({ person }) => `franchises/fr-of-${person}/private`,
    around: ({ person }) => ({
      [`franchises/fr-of-${person}`]: franchise(`fr-of-${person}`, person, ["above"]),
    }),
    stored: () => ({
      ...{ account_holder: "Ravi Patil", account_number: "50100012345678", ifsc: "HDFC0001234" },
      updated_at: T0,
    }),
    change: touch,
  },
  territories: shared("territories", territory),
  territory_areas: shared("territory_areas", territoryArea),
  payouts: shared("payouts", payout),
  application_drafts: noOne("application_drafts"),
  ca_partners: partner(true),
  "ca_partners (hidden)": partner(false),
  "ca_partners/private": noOne("ca_partners/partner/private"),
  "ca_partners/reviews": review("partner", true),
  "ca_partners/reviews (hidden)": review("hidden", false),
  "ca_partners/booked_slots": bookedSlot("partner", true),
  "ca_partners/slots (hidden)": bookedSlot("hidden", false),
  consultations: consultation("user_id"),
  "consultations (as CA)": consultation("ca_user_id"),
  crm_leads: {
    ...lead,
    stored: ({ person }, id) => leadData(id, person),
    filter: ({ person }) => ["assigned_to", "==", person],
  },
  "crm_leads (nobody's)": {
    ...lead,
    stored: (_, id) => leadData(id, null),
    filter: () => ["assigned_to", "==", null],
  },
  telecaller_profiles: {
    collection: () => "telecaller_profiles",
    id: ({ person }) => person,
    stored: ({ person }): TelecallerProfile => ({
      id: person,
      user_id: person,
      display_name: "Imran Sheikh",
      targets: DEFAULT_TARGETS,
      settings: {},
    }),
    change: () => ({ settings: { sound: true }, updated_at: now }),
  },
  telecaller_calls: {
    collection: () => "telecaller_calls",
    around: (of) => ({ [`crm_leads/${leadIdOf(of)}`]: leadData(leadIdOf(of), of.person) }),
    stored: (of): Sent<TelecallerCall> => ({
      telecaller_id: of.person,
      lead_id: leadIdOf(of),
      lead_name: "Meera Iyer",
      lead_phone: "+919876543210",
      call_type: "outbound",
      call_status: "connected",
      call_disposition: "callback",
      call_duration: 95,
      call_started_at: CALLED,
      call_ended_at: Timestamp.fromMillis(CALLED.toMillis() + 95_000),
      notes: "",
      follow_up_required: true,
      follow_up_date: T0,
      search_words: ["meera"],
      created_at: now,
      updated_at: now,
    }),
    change: () => ({ follow_up_required: false, updated_at: now }),
    filter: ({ person }) => ["telecaller_id", "==", person],
  },
  current_calls: {
    collection: () => "current_calls",
    id: ({ person }) => person,
    stored: (of): CurrentCall => ({
      telecaller_id: of.person,
      telecaller_name: "Imran",
      call_id: "call",
      lead_id: leadIdOf(of),
      lead_name: "Meera Iyer",
      lead_phone: "+919876543210",
      device: "desk",
      started_at: T0,
      connected_at: null,
    }),
    change: () => ({ connected_at: now }),
  },
  telecaller_days: {
    collection: () => "telecaller_days",
    stored: ({ person }): TelecallerDay => ({
      telecaller_id: person,
      day: "2026-11-28",
      calls: [],
      results: [],
      updated_at: T0,
    }),
    change: () => ({ calls: [] }),
    filter: ({ person }) => ["telecaller_id", "==", person],
  },
  tasks: {
    collection: () => "tasks",
    stored: ({ person }): Sent<Task> => ({
      owner_id: person,
      title: "Call back",
      priority: "high",
      due_at: T0,
      done_at: null,
      created_at: now,
      updated_at: now,
    }),
    change: () => ({ done_at: T0, updated_at: now }),
    filter: ({ person }) => ["owner_id", "==", person],
  },
  saved_views: {
    collection: () => "saved_views",
    id: ({ person }) => person,
    stored: (): Sent<SavedViewsRecord> => ({ views: { "staff/CAs": "role=ca" }, updated_at: now }),
    change: () => ({ views: { "staff/CAs": "role=ca&status=active" }, updated_at: now }),
  },
  lead_imports: shared("lead_imports", leadImport),
  lead_import_slices: shared("lead_import_slices", importSlice),
  mail: shared("mail", mail),
  audit_log: owned("audit_log", "actor", auditEntry),
  "settings (public)": settings("public", { versions: [{ from: "2026-12-01", ...BUILT_IN_REACH }] }),
  "settings (calling)": settings("calling", DEFAULT_CALLING_HOURS),
  "settings (commission)": settings("commission", { ...DEFAULT_COMMISSION_SETTINGS }),
  "settings (access)": settings("access", { second_step: "nobody" }),
  "settings (company)": settings("company", {
    versions: [
      { from: "2026-12-01", name: "NiyamDesk", address: "12 MG Road", gstin: "29AAGCN1234F1ZN", cin: null },
    ],
  }),
  "settings (mail)": settings("mail", { sender_name: "NiyamDesk", reply_to: null }),
  ledger: noOne("ledger"),
  accounts: noOne("accounts"),
  account_links: noOne("account_links"),
  stored_files: noOne("stored_files"),
  counters: noOne("counters"),
  unknown: noOne("unknown_collection"),
  "profiles/unknown": {
    ...noOne(""),
    collection: ({ person }) => `profiles/${person}/unknown`,
  },
  "orders/unknown": {
    ...noOne(""),
    collection: (of) => `orders/${orderIdOf(of)}/unknown`,
  },
};
