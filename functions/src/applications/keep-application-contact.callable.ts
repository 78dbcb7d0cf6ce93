import { defineCallable } from "../platform/define-callable.ts";
import { keepContact } from "./keep-contact.ts";

/** Remembers who began to apply. */
export const keepApplicationContact = defineCallable(
  "keepApplicationContact",
  { roles: "anyone", rateLimit: { calls: 60, perSeconds: 600 } },
  async (input) => {
    await keepContact(input);
    return {};
  },
);
