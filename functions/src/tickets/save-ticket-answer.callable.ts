import { defineCallable } from "../platform/define-callable.ts";
import { saveTicketAnswer as save } from "./ticket-answers.ts";

/** Saves a ready answer. */
export const saveTicketAnswer = defineCallable(
  "saveTicketAnswer",
  { roles: ["admin"] },
  async (input, caller) => ({ version: await save(input, caller) }),
);
