import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { istDay } from "@niyamdesk/domain/time/time";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { orderRef, profileRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { noteAccess } from "../privacy/note-access.ts";
import { orderInHand } from "./own-order.ts";

/**
 * Name, tax ids and address of an order's client, as they keep them in their profile: who looks at a document compares it with these. Nobody
 * reads a profile for it, and what is asked of one order says nothing of others. Noted once a day.
 *
 * @throws DomainError order_not_found, also for everybody else's
 */
export function readOrderClient(
  { order_id }: ParsedInput<"orderClient">,
  by: Caller,
): Promise<CallableOutputs["orderClient"]> {
  return commitTogether(async (unit) => {
    const { user_id } = await orderInHand(unit, order_id, by);
    const client = await unit.get(profileRef(user_id));
    audit(unit, `order.client_read_${order_id}_${by.uid}_${istDay(unit.now())}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "order.client_read" },
      ...{ subject: orderRef(order_id).path, before: null, after: null },
    });
    const subject = orderRef(order_id).path;
    noteAccess(unit, { user_id, kind: "record", subject, what: "", order_id }, by);
    return {
      name: client?.name ?? null,
      pan: client?.pan ?? null,
      gstin: client?.gstin ?? null,
      billing_name: client?.billing_name ?? null,
      address: client?.address ?? null,
      state_code: client?.state_code ?? null,
    };
  });
}
