import { defineCallable } from "../platform/define-callable.ts";
import { forgetContact } from "./keep-contact.ts";

/** Forgets who began to apply: they cleared the form. */
export const forgetApplicationContact = defineCallable(
  "forgetApplicationContact",
  { roles: "anyone", rateLimit: { calls: 60, perSeconds: 600 } },
  async (input) => {
    await forgetContact(input);
    return {};
  },
);
