import { defineCallable } from "../platform/define-callable.ts";
import { chooseReminders as choose } from "./mark-date.ts";

/** Which reminders of dates a client wants, and how. */
export const chooseReminders = defineCallable(
  "chooseReminders",
  { roles: ["client_user"] },
  async (input, caller) => {
    await choose(input, caller);
    return {};
  },
);
