import { type ListExport, textColumn, timeColumn, wordColumn } from "./columns.ts";

export const ticketsExport: ListExport = {
  fileName: "support",
  columns: [
    { heading: "Ticket", kind: "text", value: ({ id }) => id },
    textColumn("Name", "name"),
    textColumn("Email", "email"),
    {
      heading: "Phone",
      kind: "phone",
      value: ({ data: { phone } }) => (typeof phone === "string" ? phone : null),
    },
    textColumn("Subject", "subject"),
    wordColumn("Came by", "source", { contact_form: "Website form" }),
    wordColumn("Status", "status"),
    textColumn("With", "assigned_name"),
    textColumn("Order", "order_id"),
    timeColumn("Answer due", "answer_due"),
    timeColumn("First answered", "first_answered_at"),
    timeColumn("Opened", "created_at"),
  ],
};
