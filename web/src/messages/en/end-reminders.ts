/** Where the link of a reminder mail leads. */
export const endReminders = {
  title: "Stop reminder emails?",
  lead: "We'll no longer email you before a compliance date. Reminders in your account stay as they are.",
  end: "Stop the emails",
  ended: "Reminder emails are off",
  endedHint: "You can turn them on again in your calendar.",
  toCalendar: "My calendar",
};
