import { defineCallable } from "../platform/define-callable.ts";
import { readOrderClient } from "./order-client.ts";

/** What the documents of an order have to agree with, for whoever has it. That somebody looked stands in the audit log. */
export const orderClient = defineCallable(
  "orderClient",
  { roles: ["admin", "ca", "tax_executive"] },
  readOrderClient,
);
