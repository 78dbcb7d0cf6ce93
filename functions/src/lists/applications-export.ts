import { type ListExport, textColumn, timeColumn, wordColumn } from "./columns.ts";

export const applicationsExport: ListExport = {
  fileName: "franchise-applications",
  columns: [
    { heading: "Application", kind: "text", value: ({ id }) => id },
    textColumn("First name", "first_name"),
    textColumn("Last name", "last_name"),
    textColumn("Email", "email"),
    { ...textColumn("Phone", "phone"), kind: "phone" },
    textColumn("City", "city"),
    textColumn("State", "state"),
    wordColumn("Level", "hierarchy_level"),
    textColumn("Territory code", "territory_code"),
    textColumn("Territory", "territory_name"),
    textColumn("Investment", "investment_capacity"),
    wordColumn("Status", "status"),
    timeColumn("Applied", "applied_date"),
    timeColumn("Review begun", "review_started_at"),
    timeColumn("Approved", "approved_at"),
    timeColumn("Rejected", "rejected_at"),
  ],
};
