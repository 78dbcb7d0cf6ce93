import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Order } from "@niyamdesk/domain/orders/order";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import type { ClientCalendar } from "@niyamdesk/domain/statutory/client-calendar";
import { addDays } from "@niyamdesk/domain/statutory/day";
import { type CalendarFacts, NO_FACTS } from "@niyamdesk/domain/statutory/facts";
import { CLIENT_CALENDARS, STATUTORY_DATES } from "@niyamdesk/domain/statutory/queries";
import { legalDates } from "@niyamdesk/domain/statutory/recurrence";
import { alreadyNear, USUAL_REMINDERS } from "@niyamdesk/domain/statutory/reminders";
import { type StatutoryDate, standingDates } from "@niyamdesk/domain/statutory/statutory-date";
import { istDay } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import { nextLook } from "../../functions/src/statutory/next-look.ts";
import { reckoned } from "../../functions/src/statutory/reckon-calendar.ts";

/** A shop under QRMP that deducts TDS, and a company with employees. */
const TOLD: Readonly<Record<string, CalendarFacts>> = {
  "demo-client": {
    ...NO_FACTS,
    ...{ kind: "proprietor", gst: "quarterly", turnover: "upto_2cr", audit: false },
    also: ["advance_tax", "tds", "epf"],
  },
  "demo-client-business": {
    ...NO_FACTS,
    ...{ kind: "company", gst: "monthly", turnover: "upto_5cr", audit: true },
    also: ["advance_tax", "tds", "epf", "esi", "prof_tax", "lwf", "msme_dues"],
    ...{ incorporated_on: "2019-05-02", kyc_year: 2027 },
  },
};
const EXTENDED = "tds_statement";
const AHEAD_DAYS = 100;

/** What demo clients told of themselves, with the dates that follow, and one date that was extended: by nobody real, and it says so. */
export function calendarDocuments(
  profiles: readonly Profile[],
  orders: readonly Order[],
  now: number,
): (readonly [path: string, document: object])[] {
  const extension = extended(now);
  const standing = standingDates([extension]);
  return [
    [`${STATUTORY_DATES}/${extension.id}`, extension],
    ...Object.entries(TOLD).flatMap(([uid, facts]) => {
      const profile = profiles.find(({ id }) => id === uid);
      if (profile === undefined) throw new RangeError(`There is no demo user ${uid}`);
      const own = orders.filter(({ user_id }) => user_id === uid);
      const after = reckoned({ facts }, profile, { standing, orders: own }, now);
      const [at, today] = [Timestamp.fromMillis(now), istDay(now)];
      const calendar: ClientCalendar = {
        ...{ id: uid, user_id: uid, facts, since: addDays(today, -30), marks: {} },
        ...{ reminders: USUAL_REMINDERS, language: "en", address_since: null },
        ...after,
        ...{ next_look_at: Timestamp.fromMillis(nextLook(now)), created_at: at, updated_at: at },
      };
      // What is near was not told before: nobody is reminded of all of it the next morning.
      const secrets = { told: alreadyNear(after.dates, today), touched_at: at };
      return [
        [`${CLIENT_CALENDARS}/${uid}`, calendar],
        [`${COLLECTIONS.ledger}/calendar_${uid}`, secrets],
      ] as const;
    }),
  ];
}

function extended(now: number): StatutoryDate {
  const rule = standingDates([]).find(({ code }) => code === EXTENDED);
  const today = istDay(now);
  const next = rule && legalDates(rule, today, addDays(today, AHEAD_DAYS), NO_FACTS)[0];
  if (rule === undefined || next === undefined) throw new RangeError(`${EXTENDED} has no date ahead`);
  const { law, source, source_url = null, checked_on } = rule;
  return {
    ...{ id: EXTENDED, paused: false, day: null, law, source, source_url, checked_on, version: 1 },
    extensions: [
      {
        ...{ period: next.period, day: addDays(next.day, 15), order: "Example order 1 (demo data)" },
        ...{ source_url: "https://niyamdesk.example/demo-data", checked_on: today },
      },
    ],
    updated_at: Timestamp.fromMillis(now),
  };
}
