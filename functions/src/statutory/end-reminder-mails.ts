import { CALENDAR_FEED } from "@niyamdesk/domain/base/addresses";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { oneTimeToken, sha256 } from "../platform/hash.ts";
import { siteAddress } from "../platform/params.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { calendarRef, openCalendar } from "./calendar-gate.ts";
import { calendarLinkRef } from "./calendar-records.ts";

/** As long as an old mail may be found and its link pressed. */
const GOOD_DAYS = 400;
/** Of one client; whoever tries to send a mail for days makes one each time. */
const MOST_LINKS = 60;

/** A token that ends somebody's reminder mails, however often it is used; only its hash is kept. */
export function newEnding(uid: string): Promise<string> {
  const token = oneTimeToken();
  const hash = sha256(token);
  return commitTogether(async (unit) => {
    const { secrets, keep } = await openCalendar(unit, uid);
    const hashes = [...(secrets.end_hashes ?? []), hash];
    for (const old of hashes.slice(0, -MOST_LINKS)) unit.delete(calendarLinkRef(old));
    keep({ end_hashes: hashes.slice(-MOST_LINKS) });
    const expires_at = timestamp(Date.now() + GOOD_DAYS * DAY_MS);
    unit.create(calendarLinkRef(hash), { uid, does: "end", expires_at });
    return token;
  });
}

/** Where a mail program sends the press on its own button (RFC 8058). */
export const endingAddress = (token: string): string => `${siteAddress()}${CALENDAR_FEED}/end/${token}`;

/**
 * Ends the mails of the calendar that the link is of; safe to repeat.
 *
 * @throws DomainError link_not_valid
 */
export async function endReminderMails(token: string): Promise<void> {
  const link = (await calendarLinkRef(sha256(token)).get()).data();
  if (link?.does !== "end") throw new DomainError("link_not_valid", { state: "unknown" });
  await commitTogether(async (unit) => {
    const { calendar, keep } = await openCalendar(unit, link.uid);
    if (calendar === undefined) throw new DomainError("link_not_valid", { state: "unknown" });
    if (!calendar.reminders.mail) return;
    keep({});
    unit.update(calendarRef(link.uid), {
      ...{ reminders: { ...calendar.reminders, mail: false }, updated_at: timestamp() },
    });
  });
}
