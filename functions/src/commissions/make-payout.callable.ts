import { defineCallable } from "../platform/define-callable.ts";
import { makePayout as gather } from "./payouts.ts";

/** Gathers what waits to be paid to partners. */
export const makePayout = defineCallable("makePayout", { roles: ["admin"] }, async (input, caller) => {
  return { payout_id: await gather(input, caller) };
});
