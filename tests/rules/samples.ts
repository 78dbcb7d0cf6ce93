import { type DocumentData, serverTimestamp, Timestamp, type WhereFilterOp } from "firebase/firestore/lite";

/** Whom a document belongs to. Staff own what is assigned to them, as somebody else's order; all others what they bought. */
export interface Belonging {
  person: string;
  client: string;
  staff: string | null;
}

/** Who writes a message. */
interface Sender {
  uid: string;
  role: string;
}

export interface Sample {
  collection(of: Belonging): string;
  /** For documents whose id says whose they are. */
  id?(of: Belonging): string;
  /** Documents that must be there for this one to mean something. */
  around?(of: Belonging): Record<string, DocumentData>;
  /** As functions and seeds store it. */
  stored(of: Belonging, id: string): DocumentData;
  /** As a browser would create it, when that differs. */
  created?(by: Sender): DocumentData;
  /** The most harmless change. */
  change?(of: Belonging): DocumentData;
  /** The filter of a list of such documents; none where lists are not bound to an owner. */
  filter?(of: Belonging): readonly [string, WhereFilterOp, unknown];
  /** A second filter that such a list has. */
  also?(): readonly [string, WhereFilterOp, unknown];
}

const T0 = Timestamp.fromMillis(Date.UTC(2026, 10, 27, 6));
const now = serverTimestamp();
const touch = () => ({ status: "changed" });

/** An order beside the document, with an id that names its parties. */
const orderIdOf = ({ client, staff }: Belonging) => `order_${client}_${staff}`;
const ticketIdOf = ({ person }: Belonging) => `ticket_${person}`;
const leadIdOf = ({ person }: Belonging) => `lead_${person}`;

const order = ({ client, staff }: Belonging): DocumentData => ({
  user_id: client,
  service_id: "itr-filing",
  status: "processing",
  amount: 1178,
  date: T0,
  assigned_to: staff,
  franchise_id: staff,
  payment_id: "pay_1",
});

const ownedBy = (field: string) => ({
  stored: ({ person }: Belonging) => ({ [field]: person, status: "open", created_at: T0 }),
  change: touch,
  filter: ({ person }: Belonging) => [field, "==", person] as const,
});

const service = (active: boolean): Sample => ({
  collection: () => "services",
  stored: (_, id) => ({
    id,
    name: "Income tax return",
    category: "tax",
    amount: 999,
    plans: [{ id: "salaried", name: "Salaried", price: 999 }],
    sac: "998232",
    active,
  }),
  change: () => ({ summary: "Filed by a professional", updated_at: now }),
  filter: () => ["active", "==", active],
});

const notification = (isActive: boolean, audience = "all"): Sample => ({
  collection: () => "notifications",
  stored: () => ({
    title: "New due date",
    content: "31 August",
    type: "compliance",
    isActive,
    audience,
    createdAt: T0,
  }),
  change: () => ({ title: "Newer due date" }),
  filter: () => ["isActive", "==", isActive],
  also: () => ["audience", "==", audience],
});

const partner = (active: boolean): Sample => ({
  collection: () => "ca_partners",
  stored: ({ person }) => ({ user_id: person, name: "CA Kavita Rao", active }),
  change: () => ({ verified: true }),
  filter: () => ["active", "==", active],
});

/** Below a CA who is listed, or is not. */
const review = (ca: string, active: boolean): Sample => ({
  collection: () => `ca_partners/${ca}/reviews`,
  around: () => ({ [`ca_partners/${ca}`]: { active } }),
  stored: () => ({ rating: 5, text: "Clear advice", author_name: "M. I.", created_at: T0 }),
  change: () => ({ rating: 1 }),
});

const bookedSlot = (ca: string, active: boolean): Sample => ({
  collection: () => `ca_partners/${ca}/booked_slots`,
  around: () => ({ [`ca_partners/${ca}`]: { active } }),
  stored: () => ({ starts_at: T0 }),
  change: () => ({ starts_at: now }),
});

const message = ({ uid, role }: Sender) => ({
  sender_id: uid,
  sender_role: role,
  text: "When will it be filed?",
  created_at: now,
  attachments: ["doc_1"],
});

const lead: Omit<Sample, "stored" | "filter"> = {
  collection: () => "crm_leads",
  change: () => ({ status: "contacted", updated_at: now }),
};
const leadData = (assignedTo: string | null) => ({
  name: "Meera Iyer",
  phone: "98765 43210",
  phone_e164: "+919876543210",
  status: "new",
  do_not_call: false,
  assigned_to: assignedTo,
  created_at: T0,
  updated_at: T0,
});

const noOne = (collection: string, id?: string): Sample => ({
  collection: () => collection,
  ...(id ? { id: () => id } : {}),
  stored: () => ({ value: 1, status: "new" }),
  change: touch,
});

/** By row of the matrix. `person` of an actor's own documents is the actor. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  profiles: {
    collection: () => "profiles",
    id: ({ person }) => person,
    stored: ({ person }) => ({
      id: person,
      name: "Asha",
      role: "client_user",
      phone: null,
      staff_status: null,
      invited_by: null,
      updated_at: T0,
    }),
    change: () => ({ name: "Asha R. K.", updated_at: now }),
  },
  "profiles/inbox": {
    collection: ({ person }) => `profiles/${person}/inbox`,
    stored: () => ({
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
  checkouts: { collection: () => "checkouts", ...ownedBy("user_id") },
  orders: {
    collection: () => "orders",
    stored: order,
    change: touch,
    filter: ({ client, staff }) =>
      staff === null ? ["user_id", "==", client] : ["assigned_to", "==", staff],
  },
  "orders/messages": {
    collection: (of) => `orders/${orderIdOf(of)}/messages`,
    around: (of) => ({ [`orders/${orderIdOf(of)}`]: order(of) }),
    stored: () => message({ uid: "someone", role: "client_user" }),
    created: message,
    change: () => ({ text: "rewritten" }),
  },
  payments: { collection: () => "payments", ...ownedBy("user_id") },
  invoices: { collection: () => "invoices", ...ownedBy("user_id") },
  documents: {
    collection: () => "documents",
    around: (of) => ({ [`orders/${orderIdOf(of)}`]: order(of) }),
    stored: (of, id) => ({
      user_id: of.client,
      order_id: orderIdOf(of),
      assigned_to: of.staff,
      slot: "pan",
      name: "PAN card.pdf",
      content_type: "application/pdf",
      size: 20_000,
      path: `client-documents/${of.client}/${orderIdOf(of)}/${id}/PAN card.pdf`,
      status: "uploaded",
      reason: null,
      created_at: now,
    }),
    change: () => ({ status: "accepted" }),
    filter: ({ client, staff }) =>
      staff === null ? ["user_id", "==", client] : ["assigned_to", "==", staff],
  },
  notifications: notification(true),
  "notifications (ended)": notification(false),
  "notifications (to admins)": notification(true, "admin"),
  contact_messages: noOne("contact_messages"),
  franchise_applications: { collection: () => "franchise_applications", ...ownedBy("user_id") },
  franchises: {
    collection: () => "franchises",
    stored: ({ person }) => ({ user_id: person, ancestor_user_ids: [], status: "active" }),
    change: touch,
    filter: ({ person }) => ["user_id", "==", person],
  },
  "franchises (below)": {
    collection: () => "franchises",
    stored: ({ person }) => ({ user_id: "below", ancestor_user_ids: ["top", person], status: "active" }),
    change: touch,
    filter: ({ person }) => ["ancestor_user_ids", "array-contains", person],
  },
  commissions: { collection: () => "commissions", ...ownedBy("user_id") },
  ca_partners: partner(true),
  "ca_partners (hidden)": partner(false),
  "ca_partners/private": noOne("ca_partners/partner/private"),
  "ca_partners/reviews": review("partner", true),
  "ca_partners/reviews (hidden)": review("hidden", false),
  "ca_partners/booked_slots": bookedSlot("partner", true),
  "ca_partners/slots (hidden)": bookedSlot("hidden", false),
  consultations: { collection: () => "consultations", ...ownedBy("user_id") },
  "consultations (as CA)": { collection: () => "consultations", ...ownedBy("ca_user_id") },
  crm_leads: {
    ...lead,
    stored: ({ person }) => leadData(person),
    filter: ({ person }) => ["assigned_to", "==", person],
  },
  "crm_leads (nobody's)": {
    ...lead,
    stored: () => leadData(null),
    filter: () => ["assigned_to", "==", null],
  },
  telecaller_profiles: {
    collection: () => "telecaller_profiles",
    id: ({ person }) => person,
    stored: ({ person }) => ({ user_id: person, targets: { daily_calls: 60 }, settings: {} }),
    change: () => ({ settings: { sound: true }, updated_at: now }),
  },
  telecaller_calls: {
    collection: () => "telecaller_calls",
    around: (of) => ({ [`crm_leads/${leadIdOf(of)}`]: leadData(of.person) }),
    stored: (of) => ({
      telecaller_id: of.person,
      lead_id: leadIdOf(of),
      lead_name: "Meera Iyer",
      lead_phone: "+919876543210",
      call_type: "outbound",
      call_status: "connected",
      call_disposition: "callback",
      call_duration: 95,
      call_started_at: T0,
      call_ended_at: Timestamp.fromMillis(T0.toMillis() + 95_000),
      notes: "",
      follow_up_required: true,
      follow_up_date: T0,
      created_at: now,
      updated_at: now,
    }),
    change: () => ({ follow_up_required: false, updated_at: now }),
    filter: ({ person }) => ["telecaller_id", "==", person],
  },
  tasks: {
    collection: () => "tasks",
    stored: ({ person }) => ({
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
  support_tickets: {
    collection: () => "support_tickets",
    stored: ({ person }) => ({
      user_id: person,
      subject: "Invoice name",
      status: "open",
      created_at: now,
      updated_at: now,
    }),
    change: () => ({ subject: "Another" }),
    filter: ({ person }) => ["user_id", "==", person],
  },
  "support_tickets/messages": {
    collection: (of) => `support_tickets/${ticketIdOf(of)}/messages`,
    around: (of) => ({ [`support_tickets/${ticketIdOf(of)}`]: { user_id: of.person, status: "open" } }),
    stored: () => message({ uid: "someone", role: "admin" }),
    created: message,
    change: () => ({ text: "rewritten" }),
  },
  mail: { collection: () => "mail", ...ownedBy("user_id") },
  audit_log: { collection: () => "audit_log", ...ownedBy("actor") },
  "settings (public)": noOne("settings", "public"),
  "settings (company)": noOne("settings", "company"),
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
