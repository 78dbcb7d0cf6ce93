import { defineCallable } from "../platform/define-callable.ts";
import { assignTicket as act } from "./handle-ticket.ts";

/** Gives a question to one of us, or back to all. */
export const assignTicket = defineCallable("assignTicket", { roles: ["admin"] }, async (input, caller) => {
  await act(input, caller);
  return {};
});
