import { defineCallable } from "../platform/define-callable.ts";
import { askAboutStatement as ask } from "./ask-about-statement.ts";

/** Says that something in a statement of theirs looks wrong. */
export const askAboutStatement = defineCallable(
  "askAboutStatement",
  { roles: ["franchise"], rateLimit: { calls: 12, perSeconds: 60 }, maxBytes: 16 * 1024 },
  async (input, caller) => ({ ticket_id: await ask(input, caller) }),
);
