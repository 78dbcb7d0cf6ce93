import type { ParsedInput } from "@niyamdesk/domain/callables";
import { MESSAGES_A_DAY } from "@niyamdesk/domain/messages/message";
import { messageIdOf, messageKey } from "@niyamdesk/domain/messages/message-id";
import { type Caller, isStaff } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { countSent } from "../platform/sent-today.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { refuseForeignDocuments } from "./attachments.ts";
import { threadOf } from "./thread.ts";

/**
 * Adds a message to an order or a ticket; the same request finds the same message.
 *
 * @returns the message's id
 * @throws DomainError order_not_found, ticket_not_found (also for everybody else's), document_not_found,
 * too_many_messages, unauthenticated
 */
export function sendMessage(
  { about, text, attachments, request_id }: ParsedInput<"sendMessage">,
  caller: Caller,
): Promise<string> {
  const { uid, role } = caller;
  const id = messageIdOf(sha256(messageKey(uid, request_id)));
  const aDay = isStaff(caller) ? MESSAGES_A_DAY.staff : MESSAGES_A_DAY.client;
  return commitTogether(async (unit) => {
    const thread = await threadOf(unit, about, caller);
    const ref = thread.message(id);
    if (await unit.get(ref)) return id;
    await refuseForeignDocuments(unit, attachments, thread);
    await countSent(unit, uid, "messages", { aDay, refusal: "too_many_messages" });
    // Later than the one before: whoever has read up to one has read all before it.
    const created_at = timestamp(Math.max(Date.now(), (thread.last_message_at ?? 0) + 1));
    unit.create(ref, { sender_id: uid, sender_role: role ?? "", text, created_at, attachments });
    await thread.sent(created_at);
    return id;
  });
}
