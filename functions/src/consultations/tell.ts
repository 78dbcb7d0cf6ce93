import { dashboardOf, PATHS } from "@niyamdesk/domain/base/addresses";
import type { Consultation, ConsultationParty } from "@niyamdesk/domain/consultations/consultation";
import { NOTICE_WORDS } from "@niyamdesk/domain/notifications/notice-words";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import { type Asker, countUnproven } from "../mail/mail-hour.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { notify } from "../notifications/inbox.ts";
import { mailRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { consultationBookedMail } from "./consultation-booked.mail.ts";
import { consultationCancelledMail } from "./consultation-cancelled.mail.ts";
import { consultationHeldMail } from "./consultation-held.mail.ts";
import { consultationReminderMail } from "./consultation-reminder.mail.ts";
import type { Mailboxes } from "./mailboxes.ts";

const PARTIES = ["client", "ca"] as const satisfies readonly ConsultationParty[];
/** Pages of the site where each party finds it. */
const LINKS = { client: PATHS.user.consultations, ca: dashboardOf("ca") };

/** A mailbox that nobody has proven gets no more mails an hour than of any other kind. */
export async function tellOfBooking(
  unit: UnitOfWork,
  consultation: Consultation,
  mailboxes: Mailboxes,
): Promise<void> {
  const { id } = consultation;
  for (const party of PARTIES) {
    const to = mailboxes[party];
    if (to === undefined) continue;
    if (isUnproven(party, mailboxes) && !(await countUnproven(unit, to, ownShare(consultation)))) continue;
    const data = { consultation_id: id, uid: uidOf(consultation, party), party };
    queueMail(unit, consultationBookedMail, { id: bookedMailId(id, party), to, data });
  }
  inform(unit, consultation, "booked");
}

/** To a mailbox that nobody has proven only after word of the booking, and within the same limit. */
export async function tellOfCancellation(
  unit: UnitOfWork,
  consultation: Consultation,
  mailboxes: Mailboxes,
): Promise<void> {
  const { id } = consultation;
  for (const party of PARTIES) {
    const to = mailboxes[party];
    if (to === undefined) continue;
    if (isUnproven(party, mailboxes)) {
      const wasTold = (await unit.get(mailRef(bookedMailId(id, party)))) !== undefined;
      if (!wasTold || !(await countUnproven(unit, to, ownShare(consultation)))) continue;
    }
    const starts_at = consultation.starts_at.toMillis();
    const data = { consultation_id: id, uid: uidOf(consultation, party), party, starts_at };
    queueMail(unit, consultationCancelledMail, { id: `consultation-cancelled_${id}_${party}`, to, data });
  }
  inform(unit, consultation, "cancelled");
}

/** The day before; both parties. */
export function remindParties(unit: UnitOfWork, consultation: Consultation, mailboxes: Mailboxes): void {
  const { id } = consultation;
  for (const party of PARTIES) {
    const to = mailboxes[party];
    if (to === undefined) continue;
    const data = { consultation_id: id, uid: uidOf(consultation, party), party };
    queueMail(unit, consultationReminderMail, { id: `consultation-reminder_${id}_${party}`, to, data });
  }
  inform(unit, consultation, "reminder");
}

/** The client, who is asked for a review; `mailed` says whether they were before. */
export function tellOfHeld(
  unit: UnitOfWork,
  consultation: Consultation,
  { mailboxes, mailed }: { mailboxes: Mailboxes; mailed: boolean },
): void {
  const { id, user_id: uid, ca_name } = consultation;
  if (mailboxes.client !== undefined && !mailed) {
    const data = { consultation_id: id, uid, party: "client" } as const;
    queueMail(unit, consultationHeldMail, { id: heldMailId(id), to: mailboxes.client, data });
  }
  notify(unit, uid, {
    ...{ id: `consultation-ended_${id}`, title: NOTICE_WORDS.held.title },
    content: NOTICE_WORDS.held.content(ca_name, timeOf(consultation)),
    ...{ type: "update", link: LINKS.client },
  });
}

/** The client, who may see it otherwise; in the product only. */
export function tellOfMissed(unit: UnitOfWork, consultation: Consultation): void {
  const { id, user_id, ca_name } = consultation;
  notify(unit, user_id, {
    ...{ id: `consultation-ended_${id}`, title: NOTICE_WORDS.missed.title },
    content: NOTICE_WORDS.missed.content(ca_name, timeOf(consultation)),
    ...{ type: "alert", link: LINKS.client },
  });
}

function isUnproven(party: ConsultationParty, { clientProven }: Mailboxes): boolean {
  return party === "client" && !clientProven;
}

function ownShare({ user_id: who }: Consultation): Asker {
  return { as: "account", who };
}

function bookedMailId(id: string, party: ConsultationParty): string {
  return `consultation-booked_${id}_${party}`;
}

export function heldMailId(id: string): string {
  return `consultation-held_${id}_client`;
}

function timeOf({ starts_at }: Consultation): string {
  return `${formatDateTime(starts_at.toMillis())} IST`;
}

function uidOf({ user_id, ca_user_id }: Consultation, party: ConsultationParty): string {
  return party === "client" ? user_id : ca_user_id;
}

function inform(
  unit: UnitOfWork,
  consultation: Consultation,
  what: "booked" | "cancelled" | "reminder",
): void {
  const { id, ca_name, client_name } = consultation;
  const { title, content } = NOTICE_WORDS[what];
  for (const party of PARTIES) {
    const other = party === "client" ? ca_name : client_name;
    notify(unit, uidOf(consultation, party), {
      id: `consultation-${what}_${id}`,
      title,
      content: content(other, timeOf(consultation)),
      type: what === "booked" ? "update" : "alert",
      link: LINKS[party],
    });
  }
}
