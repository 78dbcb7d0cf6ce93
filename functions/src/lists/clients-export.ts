import { type ListExport, textColumn, timeColumn, wordColumn } from "./columns.ts";

export const clientsExport: ListExport = {
  fileName: "clients",
  columns: [
    textColumn("Name", "name"),
    textColumn("Email", "email"),
    { ...textColumn("Phone", "phone"), kind: "phone" },
    textColumn("State code", "state_code"),
    textColumn("Orders", "orders_count"),
    timeColumn("Last order", "ordered_at"),
    timeColumn("Since", "created_at"),
    wordColumn("Account", "account_state"),
  ],
};
