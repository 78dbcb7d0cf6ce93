import { defineCallable } from "../platform/define-callable.ts";
import { answerTicket as act } from "./answer-ticket.ts";

/** Answers a question. */
export const answerTicket = defineCallable("answerTicket", { roles: ["admin"] }, async (input, caller) => {
  await act(input, caller);
  return {};
});
