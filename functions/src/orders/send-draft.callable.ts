import { defineCallable } from "../platform/define-callable.ts";
import { sendDraft as send } from "./work-on-order.ts";

/** Sends the client a draft to approve. */
export const sendDraft = defineCallable(
  "sendDraft",
  { roles: ["admin", "ca", "tax_executive"] },
  async (input, caller) => ({ version: await send(input, caller) }),
);
