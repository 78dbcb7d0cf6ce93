import { defineCallable } from "../platform/define-callable.ts";
import { readMessages as read } from "./read-messages.ts";

/** Notes how far the caller has read the thread of an order. */
export const readMessages = defineCallable(
  "readMessages",
  { roles: ["admin", "ca", "tax_executive", "client_user"], rateLimit: { calls: 120, perSeconds: 60 } },
  read,
);
