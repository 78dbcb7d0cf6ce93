import { MAIL_NAMES } from "@niyamdesk/domain/mail/template-names";
import { type ListExport, textColumn, timeColumn, wordColumn } from "./columns.ts";

/** Who was written to, of what kind the mail is, and what became of it, in the words of the log; never what stands in it. */
export const mailsExport: ListExport = {
  fileName: "mails",
  columns: [
    textColumn("To", "to"),
    // One that an earlier release wrote has no name any more.
    wordColumn("Mail", "template", MAIL_NAMES),
    wordColumn("Status", "status", { queued: "Waiting", failed: "Given up" }),
    textColumn("Tries", "attempts"),
    textColumn("Last answer of the mail server", "last_error"),
    timeColumn("Created", "created_at"),
    timeColumn("Sent", "sent_at"),
  ],
};
