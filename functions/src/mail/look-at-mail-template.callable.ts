import { MAILS } from "../nouns.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { lookAtTemplate } from "./look-at-mail-template.ts";

/** How a kind of mail reads, with the words that an administrator is choosing. */
export const lookAtMailTemplate = defineCallable(
  "lookAtMailTemplate",
  // Asked while somebody types.
  { roles: ["admin"], maxBytes: 256 * 1024, rateLimit: { calls: 120, perSeconds: 60 } },
  async (input) => lookAtTemplate(MAILS, input),
);
