import { unreadForLongQuery } from "@niyamdesk/domain/messages/queries";
import type { ThreadReader } from "@niyamdesk/domain/messages/thread-reader";
import { addressee } from "../mail/addressee.ts";
import { countUnproven } from "../mail/mail-hour.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { threadReaderRef } from "../messages/readers.ts";
import { orderRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { messageWaitingMail } from "./message-waiting.mail.ts";

/** A mail for what stays unread, once until it is read, to whoever is party of the order by now. @param now epoch ms */
export function tellOfUnread(now: number): Promise<{ done: number; failed: number }> {
  return workThrough("telling of messages", unreadForLongQuery, { now_at: now }, (found) => {
    const { order_id, reader_id: uid } = found.data() as ThreadReader;
    return commitTogether(async (unit) => {
      const ref = threadReaderRef(order_id, uid);
      const [reader, order] = await Promise.all([unit.get(ref), unit.get(orderRef(order_id))]);
      const due = reader?.mail_at?.toMillis() ?? null;
      if (!reader || due === null || due > now) return;
      unit.update(ref, { mail_at: null });
      const isParty = order?.user_id === uid || order?.assigned_to === uid;
      if (reader.unread === 0 || !isParty) return;
      const account = await addressee(uid);
      const to = account?.email;
      if (account === null || to === undefined) return;
      if (!account.emailVerified && !(await countUnproven(unit, to, { as: "account", who: uid }))) return;
      queueMail(unit, messageWaitingMail, {
        id: `message-waiting_${ref.id}_${due}`,
        to,
        data: { order_id, uid },
      });
    });
  });
}
