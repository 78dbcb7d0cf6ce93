import { defineCallable } from "../platform/define-callable.ts";
import { linkTicket as act } from "./handle-ticket.ts";

/** Says which order a question is about. */
export const linkTicket = defineCallable("linkTicket", { roles: ["admin"] }, async (input, caller) => {
  await act(input, caller);
  return {};
});
