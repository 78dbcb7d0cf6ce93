import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import {
  ANSWERED_WITHIN_MS,
  type Complaint,
  REMINDED_BEFORE_MS,
} from "@niyamdesk/domain/complaints/complaint";
import { COMPLAINTS, openComplaintsOfOrderQuery } from "@niyamdesk/domain/complaints/queries";
import { MESSAGES_A_DAY } from "@niyamdesk/domain/messages/message";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { orderRef, recordRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { countSent } from "../platform/sent-today.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { tellAdministrators, tellClientOfReceipt } from "./tell.ts";

/** Of one complaint, however often more is said. */
const MOST_WORDS = 10_000;

/**
 * A client says that they are not satisfied with an order, open or closed: that rises to the administrators past whoever has it. While one is open,
 * it is that one; a wish to cancel is one of its own.
 *
 * @throws DomainError order_not_found for another's; too_many_messages, unauthenticated
 */
export function complain(
  { order_id, reason, words, language, request_id }: ParsedInput<"complain">,
  { uid }: Caller,
): Promise<CallableOutputs["complain"]> {
  const id = `cmp_${sha256(`${uid} ${request_id}`).slice(0, 24)}`;
  const ref = recordRef(COMPLAINTS, id);
  return commitTogether(async (unit) => {
    const order = await unit.get(orderRef(order_id));
    if (order?.user_id !== uid) throw new DomainError("order_not_found");
    const same = await unit.get(ref);
    const other = same ? undefined : await openOne(order_id, reason);
    const open = other && (await unit.get(recordRef(COMPLAINTS, other.id)));
    // One that was answered meanwhile takes up nothing more.
    const known = same ?? (open?.status === "open" ? open : undefined);
    if (known) {
      // Said once more in other words, in a second tab say: it is that complaint, and nothing of it is lost.
      if (!same && !known.words.includes(words)) {
        if (known.words.length + words.length > MOST_WORDS) throw new DomainError("too_many_messages");
        unit.update(recordRef(COMPLAINTS, known.id), {
          ...{ words: `${known.words}\n\n${words}`, updated_at: timestamp() },
        });
      }
      return { complaint_id: known.id, answer_due: known.answer_due.toMillis() };
    }
    await countSent(unit, uid, "messages", { aDay: MESSAGES_A_DAY.client, refusal: "too_many_messages" });
    const answer_due = unit.now() + ANSWERED_WITHIN_MS;
    const complaint: Complaint = {
      ...{ id, order_id, user_id: uid, service_name: order.service_name, reason, words, language },
      ...{ status: "open", assigned_to: order.assigned_to ?? null, answer_due: timestamp(answer_due) },
      remind_at: timestamp(answer_due - REMINDED_BEFORE_MS),
      ...{ answer: null, answered_by: null, answered_at: null },
      ...{ created_at: timestamp(), updated_at: timestamp() },
    };
    unit.create(ref, complaint);
    // Whoever complains of the same order at this moment meets this.
    unit.update(orderRef(order_id), { language, updated_at: timestamp() });
    await tellClientOfReceipt(unit, complaint);
    await tellAdministrators(unit, complaint, "new");
    return { complaint_id: id, answer_due };
  });
}

/** A wish to cancel is another thing than not being satisfied: neither is lost for the other's being open. */
async function openOne(order_id: string, reason: Complaint["reason"]): Promise<Complaint | undefined> {
  const open = await runQuery(openComplaintsOfOrderQuery, { order_id });
  return open
    .map((entry) => entry.data() as Complaint)
    .find((one) => (one.reason === "cancel") === (reason === "cancel"));
}
