import {
  knowsNoMailbox,
  MAIL_MAX_ATTEMPTS,
  mailBackoff,
  type OutboxMail,
  refusesForGood,
} from "@niyamdesk/domain/mail/mail";
import type { MailSettings } from "@niyamdesk/domain/settings/company";
import { sendMail } from "../integrations/mail/smtp.ts";
import { MINUTE_MS, timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { logEvent, logFailure, logOddity, withoutPersonalData } from "../platform/log.ts";
import { mailRef, settingsRef } from "../platform/refs.ts";
import { bouncedRef, noteBounce } from "./bounced.ts";
import type { MailRegister } from "./define-mail.ts";
import { LAST_WORD } from "./last-word.ts";
import { renderMail } from "./render-mail.ts";

/** Longer than all the mail server's time-outs together. */
const LEASE_MS = 3 * MINUTE_MS;

/**
 * Sends one mail of the outbox if it is due and nobody else is at it; one that has become pointless meanwhile is dropped.
 * A failure puts it back for later; after the last try it counts as failed. Whoever dies while sending leaves a lease that runs out; the repeat carries the same
 * Message-ID.
 */
export async function deliverMail(
  id: string,
  mails: MailRegister,
): Promise<"sent" | "dropped" | "put_back" | "not_due"> {
  const mail = await claim(id);
  if (mail === null) return "not_due";
  try {
    const content = await renderMail(mails, mail);
    if (content === null) {
      if (!(await drop(mail))) return deliverMail(id, mails);
      logEvent("mail dropped", { mail: id });
      return "dropped";
    }
    const messageId = await sendMail(id, mail.to, content, await senderNow());
    await noteSent(mail, messageId);
    logEvent("mail sent", { mail: id });
    return "sent";
  } catch (error) {
    await putBack(mail, error);
    return "put_back";
  }
}

/** Who it is from, as an administrator set it; null: as the functions were deployed. */
async function senderNow(): Promise<MailSettings | null> {
  return (await settingsRef("mail").get()).data() ?? null;
}

/** A mail over which the process dies at every try is given up like one that the server never takes. */
function claim(id: string): Promise<OutboxMail | null> {
  return db().runTransaction(async (tx) => {
    const mail = (await tx.get(mailRef(id))).data();
    if (!mail || !isDue(mail)) return null;
    if (mail.attempts >= MAIL_MAX_ATTEMPTS) {
      tx.update(mailRef(id), { status: "failed", lease_until: null });
      return null;
    }
    const attempts = mail.attempts + 1;
    tx.update(mailRef(id), { status: "sending", attempts, lease_until: timestamp(Date.now() + LEASE_MS) });
    return { ...mail, attempts };
  });
}

/** Unless it was asked for anew while we looked: then there is something to tell after all. @returns whether it is gone */
function drop({ id, next_attempt_at, attempts }: OutboxMail): Promise<boolean> {
  return db().runTransaction(async (tx) => {
    const mail = (await tx.get(mailRef(id))).data();
    if (!mail || mail.attempts !== attempts) return true;
    if (mail.next_attempt_at.toMillis() === next_attempt_at.toMillis()) {
      tx.delete(mailRef(id));
      return true;
    }
    tx.update(mailRef(id), { status: "queued", lease_until: null });
    return false;
  });
}

/** Whatever was noted of the mailbox before: there is one. */
async function noteSent({ id, to, template }: OutboxMail, messageId: string): Promise<void> {
  const batch = db().batch();
  if (template === LAST_WORD) batch.delete(mailRef(id));
  else {
    batch.update(mailRef(id), {
      status: "sent",
      sent_at: timestamp(),
      message_id: messageId,
      lease_until: null,
      last_error: null,
    });
  }
  batch.delete(bouncedRef(to));
  await batch.commit();
}

function isDue(mail: OutboxMail): boolean {
  const now = Date.now();
  if (mail.status === "queued") return mail.next_attempt_at.toMillis() <= now;
  return mail.status === "sending" && (mail.lease_until?.toMillis() ?? 0) <= now;
}

async function putBack({ id, to, template, attempts }: OutboxMail, error: unknown): Promise<void> {
  const forGood = refusesForGood(error);
  // Of an account that is deleted nothing is noted any more.
  if (knowsNoMailbox(error) && template !== LAST_WORD) await noteBounce(to);
  const last_error = withoutPersonalData(error instanceof Error ? error.message : String(error)).slice(
    0,
    300,
  );
  const isLast = attempts >= MAIL_MAX_ATTEMPTS || forGood;
  await mailRef(id).update({
    status: isLast ? "failed" : "queued",
    next_attempt_at: timestamp(Date.now() + mailBackoff(attempts)),
    lease_until: null,
    last_error,
  });
  if (isLast) logFailure("mail given up", error, { mail: id });
  else logOddity("mail put back", { mail: id, attempts, error: last_error });
}
