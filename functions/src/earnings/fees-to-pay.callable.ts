import { defineCallable } from "../platform/define-callable.ts";
import { toPay } from "./pay-fees.ts";

/** What CAs are due until the end of a month. */
export const feesToPay = defineCallable("feesToPay", { roles: ["admin"] }, async ({ month }) => ({
  waiting: await toPay(month),
}));
