import { defineCallable } from "../platform/define-callable.ts";
import { saveFacts } from "./save-facts.ts";

/** What a client tells of themselves, so that their dates are shown. */
export const saveCalendarFacts = defineCallable(
  "saveCalendarFacts",
  { roles: ["client_user"] },
  async (input, caller) => ({ dates: await saveFacts(input, caller) }),
);
