import { defineCallable } from "../platform/define-callable.ts";
import { noteTicket as note } from "./note-ticket.ts";

/** Notes what somebody asked on the phone. */
export const noteTicket = defineCallable("noteTicket", { roles: ["admin"] }, async (input, caller) => ({
  ticket_id: await note(input, caller),
}));
