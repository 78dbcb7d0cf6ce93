import { CALENDAR_FEED } from "@niyamdesk/domain/base/addresses";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { ClientCalendar } from "@niyamdesk/domain/statutory/client-calendar";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { oneTimeToken, sha256 } from "../platform/hash.ts";
import { siteAddress } from "../platform/params.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { calendarRef, openCalendar } from "./calendar-gate.ts";
import { calendarLinkRef } from "./calendar-records.ts";

/**
 * Makes a private address by which other programs show a client's dates, or takes it away; the one before stops at once. Only its hash is
 * kept, so it is shown once.
 *
 * @throws DomainError date_not_found for somebody without a calendar
 */
export function changeAddress(
  { act }: ParsedInput<"calendarAddress">,
  { uid }: Caller,
): Promise<string | null> {
  const token = act === "renew" ? oneTimeToken() : null;
  return commitTogether(async (unit) => {
    const { calendar, secrets, keep } = await openCalendar(unit, uid);
    if (calendar === undefined) throw new DomainError("date_not_found");
    if (secrets.feed_hash) unit.delete(calendarLinkRef(secrets.feed_hash));
    const hash = token === null ? null : sha256(token);
    if (hash !== null) unit.create(calendarLinkRef(hash), { uid, does: "feed" });
    keep({ feed_hash: hash });
    unit.update(calendarRef(uid), { address_since: hash === null ? null : timestamp(unit.now()) });
    return token === null ? null : `${siteAddress()}${CALENDAR_FEED}/${token}.ics`;
  });
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The calendar that an address shows; null: it is no address any more. */
export async function calendarAt(token: string): Promise<ClientCalendar | null> {
  if (!TOKEN.test(token)) return null;
  const link = (await calendarLinkRef(sha256(token)).get()).data();
  if (link?.does !== "feed") return null;
  return (await calendarRef(link.uid).get()).data() ?? null;
}
