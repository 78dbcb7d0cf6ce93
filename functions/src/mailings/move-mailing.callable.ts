import { defineCallable } from "../platform/define-callable.ts";
import { move } from "./save-mailing.ts";
import { sendMailing } from "./send-mailings.ts";

/** Starts a mailing, pauses, goes on or stops it. What is started begins at once; the job goes on with it. */
export const moveMailing = defineCallable("moveMailing", { roles: ["admin"] }, async (input, caller) => {
  await move(input, caller);
  if (input.to === "running") await sendMailing(input.mailing_id);
  return {};
});
