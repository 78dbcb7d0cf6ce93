import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { documentsAt } from "@niyamdesk/domain/steps/work";
import type { Caller } from "../platform/caller.ts";
import { orderRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { findService } from "../services/services.ts";
import { planOf } from "../steps/plan-of.ts";
import { actOn } from "./act-on-order.ts";

/**
 * Documents of the service's list that are needed 'if …' become a duty, or none, as the order's client says. The answer may change until
 * the step that needs them is done; said again, nothing more happens.
 *
 * @throws DomainError order_not_found for another's; document_not_found for what the service does not ask for so; step_not_open, order_closed
 */
export function answerCondition(
  { order_id, slots, applies }: ParsedInput<"answerCondition">,
  by: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const order = await unit.get(orderRef(order_id));
    if (order?.user_id !== by.uid) throw new DomainError("order_not_found");
    const said = new Map(order.work?.asked.map((asked) => [asked.slot, asked.applies]));
    if (slots.every((slot) => said.get(slot) === applies)) return;
    const documents = await conditionalOf(unit, order.service_id, slots);
    await actOn(unit, order, { kind: "apply", documents, applies }, { by });
  });
}

async function conditionalOf(unit: UnitOfWork, serviceId: string, slots: readonly string[]) {
  const [plan, service] = await Promise.all([planOf(unit, serviceId), findService(serviceId)]);
  const known = documentsAt(plan.steps, service?.required_documents ?? []);
  return slots.map((wanted) => {
    const found = known.find(
      ({ slot, condition, is_file, takes }) =>
        slot === wanted && condition !== null && (is_file || takes === "act"),
    );
    if (found === undefined) throw new DomainError("document_not_found");
    const { slot, label, step, takes } = found;
    return { slot, label, step, ...(takes === undefined ? {} : { takes }) };
  });
}
