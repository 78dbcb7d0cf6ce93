import { type ListExport, textColumn, timeColumn, wordColumn } from "./columns.ts";

export const franchisesExport: ListExport = {
  fileName: "franchises",
  columns: [
    textColumn("Partner", "partner_name"),
    wordColumn("Level", "hierarchy_level"),
    textColumn("Territory code", "territory_code"),
    textColumn("Territory", "territory_name"),
    textColumn("Referral code", "referral_code"),
    wordColumn("Status", "status"),
    textColumn("Reason", "status_reason"),
    timeColumn("Since", "created_at"),
    { heading: "Franchise", kind: "text", value: ({ id }) => id },
  ],
};
