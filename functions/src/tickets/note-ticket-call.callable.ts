import { defineCallable } from "../platform/define-callable.ts";
import { noteTicketCall as act } from "./note-ticket.ts";

/** Notes what whoever asked said on the phone. */
export const noteTicketCall = defineCallable(
  "noteTicketCall",
  { roles: ["admin"] },
  async (input, caller) => {
    await act(input, caller);
    return {};
  },
);
