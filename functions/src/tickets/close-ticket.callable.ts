import { defineCallable } from "../platform/define-callable.ts";
import { closeTicket as act } from "./handle-ticket.ts";

/** Closes a question, or opens it again. */
export const closeTicket = defineCallable("closeTicket", { roles: ["admin"] }, async (input, caller) => {
  await act(input, caller);
  return {};
});
