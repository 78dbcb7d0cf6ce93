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
