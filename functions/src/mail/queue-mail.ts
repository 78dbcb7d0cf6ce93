import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { timestamp } from "../platform/clock.ts";
import { mailRef } from "../platform/refs.ts";
import type { Writer } from "../platform/unit-of-work.ts";
import type { Mail } from "./define-mail.ts";

interface NewMail<Data> {
  id: string;
  to: string;
  data: Data;
  /** Epoch ms; until then it can be called back. */
  notBefore?: number;
}

/** Puts a mail in the outbox together with what it tells of; the id is its idempotency key. Sending starts by itself. */
export function queueMail<Data extends OutboxMail["data"]>(
  writer: Pick<Writer, "create">,
  { template }: Mail<Data>,
  { notBefore, ...mail }: NewMail<NoInfer<Data>>,
): void {
  const now = timestamp();
  writer.create<OutboxMail>(mailRef(mail.id), {
    ...mail,
    template,
    status: "queued",
    attempts: 0,
    next_attempt_at: notBefore === undefined ? now : timestamp(notBefore),
    lease_until: null,
    sent_at: null,
    message_id: null,
    last_error: null,
    search_words: searchWordsOf([mail.to]),
    created_at: now,
  });
}
