import { DUPLICATE_ANSWER_DAYS, isReturnable, type Payment } from "@niyamdesk/domain/payments/payment";
import { heldToReturnQuery } from "@niyamdesk/domain/payments/queries";
import { DAY_MS } from "../../platform/clock.ts";
import { databaseNow } from "../../platform/database-clock.ts";
import { eachIsolated } from "../../platform/each-isolated.ts";
import { runWholeQuery } from "../../platform/run-query.ts";
import { giveBack } from "./give-back.ts";

/**
 * Money that nobody can want us to keep: what came for a purchase that was erased, at once; a possible duplicate that its
 * client said nothing about, after a week; and what somebody began to give back and did not finish.
 *
 * @param until when no further one is begun, by `performance.now()`
 */
export async function returnUnanswered(until: number): Promise<{ done: number; failed: number }> {
  const now = await databaseNow();
  // All of them: those that are not due yet, or wait for people, must not stand in front of those that are.
  const held = (await runWholeQuery(heldToReturnQuery, {})).map((entry) => entry.data() as Payment);
  const due = held.filter((payment) => isReturnable(payment) && isDue(payment, now));
  return eachIsolated("held payment", due, ({ id }) => giveBack(id, "system"), until);
}

function isDue({ hold_reason, duplicate_answer, created_at }: Payment, now: number): boolean {
  if (hold_reason === "purchase_erased" || duplicate_answer === "give_back") return true;
  return now - created_at.toMillis() > DUPLICATE_ANSWER_DAYS * DAY_MS;
}
