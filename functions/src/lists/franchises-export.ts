import { type ListExport, textColumn, timeColumn } from "./columns.ts";

export const franchisesExport: ListExport = {
  fileName: "franchises",
  columns: [
    textColumn("Partner", "partner_name"),
    textColumn("Level", "hierarchy_level"),
    textColumn("Territory code", "territory_code"),
    textColumn("Territory", "territory_name"),
    textColumn("Referral code", "referral_code"),
    textColumn("Status", "status"),
    textColumn("Reason", "status_reason"),
    timeColumn("Since", "created_at"),
    { heading: "Franchise", kind: "text", value: ({ id }) => id },
  ],
};
