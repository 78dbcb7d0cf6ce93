import { defineCallable } from "../platform/define-callable.ts";
import { saveMailSender } from "./mail-sender.ts";

/** Who our mails are from, and where answers go. */
export const setMailSender = defineCallable("setMailSender", { roles: ["admin"] }, async (input, caller) => {
  await saveMailSender(input, caller);
  return {};
});
