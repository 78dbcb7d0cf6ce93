import { createHash } from "node:crypto";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Language } from "@niyamdesk/domain/base/languages";
import { NOTICE_WORDS } from "@niyamdesk/domain/notifications/notice-words";
import type { ClientCalendar } from "@niyamdesk/domain/statutory/client-calendar";
import { calendarsToLookAtQuery } from "@niyamdesk/domain/statutory/queries";
import { type DueReminder, remindersDue, toldKey } from "@niyamdesk/domain/statutory/reminders";
import { formatDate, istDay, startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import type { UserRecord } from "firebase-admin/auth";
import { addressee } from "../mail/addressee.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { notify } from "../notifications/inbox.ts";
import { MINUTE_MS, timestamp } from "../platform/clock.ts";
import { logEvent } from "../platform/log.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { calendarRef, openCalendar } from "./calendar-gate.ts";
import { datesNearMail } from "./dates-near.mail.ts";
import { keepCalendar } from "./keep-calendar.ts";
import { nextLook } from "./next-look.ts";
import { readStanding } from "./reckon-calendar.ts";

/** A run begins nothing more after so long. */
const RUN_MS = 7 * MINUTE_MS;

/**
 * The day's work on calendars: dates are reckoned anew, and clients are reminded of what is near. Each reminder of a date is given once ever: what
 * was told is kept in the commit that tells it. A run that is late, repeated or beside another does no harm.
 *
 * @param now epoch ms
 */
export async function remindOfDates(now: number = Date.now()): Promise<{ done: number; failed: number }> {
  const [standing, begun] = [await readStanding(), Date.now()];
  const run = { done: 0, failed: 0 };
  for (;;) {
    const pass = await workThrough(
      "dates of a client",
      calendarsToLookAtQuery,
      { now_at: now },
      async (found) => {
        await keepCalendar(found.id, { standing, now });
        await remindOne(found.id, now);
      },
    );
    run.done += pass.done;
    run.failed += pass.failed;
    if (pass.done === 0 || pass.failed > 0 || Date.now() - begun > RUN_MS) break;
  }
  logEvent("clients reminded of dates", run);
  return run;
}

async function remindOne(uid: string, now: number): Promise<void> {
  const account = await addressee(uid);
  await tell(uid, account, now).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === "unauthenticated")) throw error;
    // An account that goes: its deletion takes the calendar along, or gives up and the next morning finds it.
    return commitTogether(async (unit) => {
      if (await unit.get(calendarRef(uid)))
        unit.update(calendarRef(uid), { next_look_at: timestamp(nextLook(now)) });
    });
  });
}

function tell(uid: string, account: UserRecord | null, now: number): Promise<void> {
  return commitTogether(async (unit) => {
    const { calendar, secrets, keep } = await openCalendar(unit, uid);
    if (calendar === undefined || calendar.next_look_at.toMillis() > now) return;
    const { marks, reminders, language } = calendar;
    const told = stillAhead(secrets.told ?? {}, calendar);
    const due = remindersDue(calendar.dates, { marks, days: reminders.days, told }, istDay(now));
    keep({ told: { ...told, ...Object.fromEntries(due.map(({ date, step }) => [toldKey(date), step])) } });
    unit.update(calendarRef(uid), { next_look_at: timestamp(nextLook(now)) });
    if (due.length === 0 || account === null) return;
    if (reminders.inbox) for (const one of due) notify(unit, uid, notice(one, language));
    if (!reminders.mail || account.email === undefined || !account.emailVerified) return;
    queueMail(unit, datesNearMail, {
      id: `dates-near_${uid}_${causeOf(due)}`,
      to: account.email,
      data: { uid, keys: due.map(({ date }) => date.key) },
    });
  });
}

/** What is past, or has moved, is forgotten. */
function stillAhead(
  told: Readonly<Record<string, number>>,
  { dates }: ClientCalendar,
): Record<string, number> {
  const known = new Set(dates.map(toldKey));
  return Object.fromEntries(Object.entries(told).filter(([key]) => known.has(key)));
}

/** The same reminders make the same mail. */
function causeOf(due: readonly DueReminder[]): string {
  const text = due.map(({ date, step }) => `${toldKey(date)} ${step}`).join("\n");
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

function notice({ date, step }: DueReminder, language: Language) {
  const words = NOTICE_WORDS.dateNear;
  return {
    id: `date_${date.key}_${date.day}_${step}`,
    title: words.title,
    content: words.content(date.title[language], formatDate(startOfIstDayNamed(date.day))),
    type: "compliance" as const,
    link: PATHS.user.calendar,
  };
}
