import { type ListExport, textColumn, timeColumn } from "./columns.ts";

/** Who was written to, of what kind the mail is, and what became of it; never what stands in it. */
export const mailsExport: ListExport = {
  fileName: "mails",
  columns: [
    textColumn("To", "to"),
    textColumn("Mail", "template"),
    textColumn("Status", "status"),
    textColumn("Tries", "attempts"),
    textColumn("Last answer of the mail server", "last_error"),
    timeColumn("Created", "created_at"),
    timeColumn("Sent", "sent_at"),
  ],
};
