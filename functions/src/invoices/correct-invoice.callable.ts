import { defineCallable } from "../platform/define-callable.ts";
import { correct } from "./correct-invoice.ts";

/** A client's slip in name, address or GSTIN is put right. */
export const correctInvoice = defineCallable(
  "correctInvoice",
  { roles: ["client_user"], rateLimit: { calls: 10, perSeconds: 60 } },
  async (input, caller) => ({ number: await correct(input, caller) }),
);
