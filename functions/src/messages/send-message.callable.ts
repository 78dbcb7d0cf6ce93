import { ROLES } from "@niyamdesk/domain/base/roles";
import { defineCallable } from "../platform/define-callable.ts";
import { sendMessage as send } from "./send-message.ts";

/** Writes to the other parties of an order or a ticket. */
export const sendMessage = defineCallable(
  "sendMessage",
  { roles: ROLES, rateLimit: { calls: 20, perSeconds: 60 }, maxBytes: 32 * 1024 },
  async (input, caller) => ({ message_id: await send(input, caller) }),
);
