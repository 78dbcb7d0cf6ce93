import { defineCallable } from "../platform/define-callable.ts";
import { openTicket as open } from "./open-ticket.ts";

/** Asks us something. */
export const openTicket = defineCallable(
  "openTicket",
  { roles: ["client_user"], rateLimit: { calls: 12, perSeconds: 60 }, maxBytes: 32 * 1024 },
  async (input, caller) => ({ ticket_id: await open(input, caller) }),
);
