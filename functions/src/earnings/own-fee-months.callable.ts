import { defineCallable } from "../platform/define-callable.ts";
import { monthsOf } from "./own-fee-months.ts";

/** What the caller earned, month by month. */
export const ownFeeMonths = defineCallable("ownFeeMonths", { roles: ["ca"] }, async (_, caller) => ({
  months: await monthsOf(caller.uid),
}));
