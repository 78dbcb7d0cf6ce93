import type { KeptFor } from "@niyamdesk/domain/privacy/inventory";

/** For administrators: what retention did. */
export const privacyAdmin = {
  title: "Privacy",
  intro: "What is kept for how long, and what each nightly run deleted or made nameless.",
  runs: {
    title: "What was deleted",
    loading: "Loading the runs",
    failed: "We couldn't load the runs",
    none: "No run yet. The first one starts tonight.",
    list: "Runs, the last first",
    nothing: "Nothing was due",
    failedCount: (count: number) => `${count} failed and will be tried again tonight`,
  },
  rules: { title: "How long we keep what", collection: "Collection", fields: "Fields", kept: "Kept" },
  /** Of whom a person reads as "you" on their own page; all else is said alike. */
  kept: {
    account: "Until the account is deleted",
    contact_2_years: "2 years after they wrote to us",
    call_2_years: "2 years; then only the figures, without name and number",
    as_long_as_listed: "As long as they work with us",
    as_long_as_employed: "As long as they work for us",
  } as Readonly<Partial<Record<KeptFor, string>>>,
  kinds: {
    contact_messages: "messages",
    leads: "leads",
    calls: "calls without their names",
    applications: "franchise applications",
    consents: "consents of deleted accounts",
    access_log: "access entries",
    sessions: "unused sign-ins",
    audit_log: "audit entries",
    invoices: "invoices",
    payments: "payments",
    refund_requests: "refund requests",
    orders: "orders",
  },
};
