import { defineCallable } from "../platform/define-callable.ts";
import { endReminderMails as end } from "./end-reminder-mails.ts";

/** Ends the mails that remind of dates, by the link of one of them. */
export const endReminderMails = defineCallable("endReminderMails", { roles: "anyone" }, async ({ token }) => {
  await end(token);
  return { ended: true };
});
