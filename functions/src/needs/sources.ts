import type { FranchiseApplication } from "@niyamdesk/domain/applications/application";
import { openApplicationsQuery } from "@niyamdesk/domain/applications/queries";
import { decidedBy, reviewAge } from "@niyamdesk/domain/applications/tracked-application";
import type { QueryDeclaration, ValuesOf } from "@niyamdesk/domain/base/query";
import type { BookFinding, FindingGroup } from "@niyamdesk/domain/books/finding";
import { latestRunsQuery, openFindingsQuery } from "@niyamdesk/domain/books/queries";
import { type BookRun, COMPARED_WITHIN_MS } from "@niyamdesk/domain/books/run";
import type { Complaint } from "@niyamdesk/domain/complaints/complaint";
import { openComplaintsQuery } from "@niyamdesk/domain/complaints/queries";
import type { Incident } from "@niyamdesk/domain/incidents/incident";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import type { NeedKind, NeedThing } from "@niyamdesk/domain/needs/need";
import {
  leftLeadsQuery,
  leftOrdersQuery,
  openIncidentsQuery,
  unansweredOrdersQuery,
  unansweredTicketsQuery,
} from "@niyamdesk/domain/needs/queries";
import type { Order } from "@niyamdesk/domain/orders/order";
import { risenOrdersQuery } from "@niyamdesk/domain/orders/queries";
import { retentionRunsQuery } from "@niyamdesk/domain/retention/queries";
import type { RetentionRun } from "@niyamdesk/domain/retention/retention";
import { ANSWER_WITHIN_MS, type SupportTicket } from "@niyamdesk/domain/tickets/ticket";
import type { Moment } from "@niyamdesk/domain/time/moment";
import { DAY_MS, HOUR_MS, timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { declaredQuery } from "../platform/query.ts";
import { runQuery, runWholeQuery } from "../platform/run-query.ts";

/** Somebody who wrote should not wait longer, whatever the law allows. */
const ANSWERED_WITHIN_MS = DAY_MS;
/** Orders are given out by a job every few minutes: what is left then is nobody's. */
const LEFT_ORDER_MS = HOUR_MS;
const LEFT_LEAD_MS = 4 * HOUR_MS;
/** One a night, and the better part of the next. */
const RETAINED_WITHIN_MS = 36 * HOUR_MS;
/** Above that the count stands still. */
const MOST_COUNTED = 1000;

export interface Found {
  count: number;
  things: NeedThing[];
}

type Source = (now: number) => Promise<Found>;

/** What of each kind waits, and how much of it. Each is looked at by itself, so that one that fails hides no other. */
export function sourcesOf(): Record<NeedKind, Source> {
  let findings: Promise<BookFinding[]> | null = null;
  const ofGroup = (group: FindingGroup) => async () => {
    findings ??= runWholeQuery(openFindingsQuery, {}).then((all) =>
      all.map((entry) => ({ ...entry.data(), id: entry.id }) as BookFinding),
    );
    const open = (await findings).filter((finding) => finding.group === group);
    return { count: open.length, things: open.map(ofFinding) };
  };
  return {
    money: ofGroup("money"),
    refunds: ofGroup("refunds"),
    disputes: ofGroup("disputes"),
    mails: ofGroup("mails"),
    series: ofGroup("series"),
    promises: () =>
      counted(risenOrdersQuery, {}, (order: Order) =>
        thing(order.id, order.service_name, order.due_date ?? order.date, { due: order.due_date }),
      ),
    unhappy: () =>
      counted(openComplaintsQuery, {}, ({ id, service_name, created_at, answer_due }: Complaint) =>
        thing(id, service_name, created_at, { due: answer_due }),
      ),
    messages: (now) =>
      counted(unansweredOrdersQuery, { until_at: now - ANSWERED_WITHIN_MS }, (order: Order) =>
        thing(order.id, order.service_name, order.unanswered_since ?? order.date),
      ),
    questions: (now) =>
      counted(
        unansweredTicketsQuery,
        { until_at: now + ANSWER_WITHIN_MS - ANSWERED_WITHIN_MS },
        ({ id, answer_due, created_at }: SupportTicket) =>
          thing(id, "", answer_due === null ? created_at : earlier(answer_due, ANSWER_WITHIN_MS), {
            due: answer_due,
          }),
      ),
    applications: lateApplications,
    unassigned: (now) =>
      counted(leftOrdersQuery, { until_at: now - LEFT_ORDER_MS }, ({ id, service_name, date }: Order) =>
        thing(id, service_name, date),
      ),
    leads: (now) =>
      counted(leftLeadsQuery, { until_at: now - LEFT_LEAD_MS }, ({ id, created_at }: Lead) =>
        thing(id, "", created_at),
      ),
    incidents: () =>
      counted(openIncidentsQuery, {}, ({ id, noticed_at, cert_in_at, cert_in_due }: Incident) =>
        thing(id, "", noticed_at, { due: cert_in_at === null ? cert_in_due : null }),
      ),
    checks: failedChecks,
  };
}

/** Those that come first, and how many there are in all. */
async function counted<D extends QueryDeclaration, T>(
  declaration: D,
  values: ValuesOf<D>,
  read: (record: T) => NeedThing,
): Promise<Found> {
  const query = declaredQuery(db(), declaration, values);
  const first = await query.limit(FIRST).get();
  const things = first.docs.map((entry) => read({ ...entry.data(), id: entry.id } as T));
  if (things.length < FIRST) return { count: things.length, things };
  const all = await query.limit(MOST_COUNTED).count().get();
  return { count: all.data().count, things };
}

const FIRST = 4;

function ofFinding({ id, kind, about_at, due_at, ...finding }: BookFinding): NeedThing {
  const { payment_id, theirs_paise, ours_paise } = finding;
  return thing(id, kind, about_at, {
    due: due_at,
    amount_paise: theirs_paise ?? ours_paise ?? null,
    at: payment_id ?? null,
  });
}

async function lateApplications(now: number): Promise<Found> {
  const open = (await runQuery({ ...openApplicationsQuery, limit: 50 }, {})).map(
    (entry) => entry.data() as FranchiseApplication,
  );
  const late = open.filter((application) => reviewAge(application, now).late);
  return {
    count: late.length,
    things: late.map(({ id, territory_name, applied_date, review_started_at }) => {
      const due = timestamp(decidedBy((review_started_at ?? applied_date).toMillis()));
      return thing(id, territory_name, applied_date, { due });
    }),
  };
}

/** What looks after all else and did not: nobody would notice. */
async function failedChecks(now: number): Promise<Found> {
  const [runs, retained] = await Promise.all([
    runQuery(latestRunsQuery, {}),
    runQuery({ ...retentionRunsQuery, limit: 1 }, {}),
  ]);
  const compared = runs.map((entry) => (entry.data() as BookRun).ended_at).find((ended) => ended !== null);
  const retention = retained[0]?.data() as RetentionRun | undefined;
  const things: NeedThing[] = [];
  if (!compared || now - compared.toMillis() > COMPARED_WITHIN_MS) {
    things.push(thing("books", "books", compared ?? timestamp(0)));
  }
  if (retention && (retention.failed > 0 || now - retention.at.toMillis() > RETAINED_WITHIN_MS)) {
    things.push(thing("retention", "retention", retention.at));
  }
  return { count: things.length, things };
}

function thing(
  id: string,
  what: string,
  since: Moment,
  more: Partial<Pick<NeedThing, "due" | "amount_paise" | "at">> = {},
): NeedThing {
  const { due = null, amount_paise = null, at = null } = more;
  return { id, what, since, due, amount_paise, at };
}

function earlier(moment: Moment, byMs: number): Moment {
  return timestamp(moment.toMillis() - byMs);
}
