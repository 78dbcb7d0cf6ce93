declare const record: unique symbol;

/** The name of a collection, with the shape of its records for types. */
export type CollectionOf<T> = string & { readonly [record]?: T };

/** A collection, as its noun declares it beside its queries: the only place that spells its name. */
export function collectionOf<T>(name: string): CollectionOf<T> {
  return name as CollectionOf<T>;
}

/** Names of those that are not declared by their nouns, and of Storage folders; the only place that spells them. */
export const COLLECTIONS = {
  profiles: "profiles",
  accounts: "accounts",
  accountLinks: "account_links",
  services: "services",
  checkouts: "checkouts",
  orders: "orders",
  payments: "payments",
  invoices: "invoices",
  documents: "documents",
  storedFiles: "stored_files",
  notifications: "notifications",
  contactMessages: "contact_messages",
  franchiseApplications: "franchise_applications",
  applicationDrafts: "application_drafts",
  franchises: "franchises",
  territories: "territories",
  territoryAreas: "territory_areas",
  commissions: "commissions",
  commissionStatements: "commission_statements",
  payouts: "payouts",
  caPartners: "ca_partners",
  consultations: "consultations",
  leads: "crm_leads",
  leadImports: "lead_imports",
  leadImportSlices: "lead_import_slices",
  telecallerProfiles: "telecaller_profiles",
  telecallerCalls: "telecaller_calls",
  telecallerDays: "telecaller_days",
  currentCalls: "current_calls",
  tasks: "tasks",
  savedViews: "saved_views",
  mail: "mail",
  auditLog: "audit_log",
  settings: "settings",
  ledger: "ledger",
  counters: "counters",
} as const;

export const SUBCOLLECTIONS = {
  /** profiles/{uid}/inbox */
  inbox: "inbox",
  /** orders/{id}/messages, support_tickets/{id}/messages */
  messages: "messages",
  /** ca_partners/{id}/reviews */
  reviews: "reviews",
  /** ca_partners/{id}/booked_slots */
  bookedSlots: "booked_slots",
  /** ca_partners/{id}/private */
  partnerPrivate: "private",
  /** franchises/{id}/private */
  franchisePrivate: "private",
} as const;

export const STORAGE_FOLDERS = {
  franchiseStaging: "franchise-staging",
  franchiseApplications: "franchise-applications",
  clientDocuments: "client-documents",
  invoices: "invoices",
  partners: "public/partners",
  listExports: "list-exports",
} as const;

/** The region of every function; the browser must call the same one. */
export const REGION = "asia-south1";
