import { defineCallable } from "../platform/define-callable.ts";
import { answerTicket as answer } from "./answer-ticket.ts";

/** Answers a question and closes it. */
export const answerTicket = defineCallable("answerTicket", { roles: ["admin"] }, async (input, caller) => {
  await answer(input, caller);
  return {};
});
