import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import {
  emptyDay,
  minuteOfIstDay,
  type TelecallerDay,
  telecallerDayId,
  withCall,
  withResult,
} from "@niyamdesk/domain/calls/call-day";
import { type CallingHours, DEFAULT_CALLING_HOURS } from "@niyamdesk/domain/calls/calling-hours";
import type { LeadSource } from "@niyamdesk/domain/leads/lead";
import { findBy } from "@niyamdesk/domain/leads/lead-find";
import { type LeadImport, ROWS_A_SLICE } from "@niyamdesk/domain/leads/lead-import";
import { DEFAULT_LEAD_RULES } from "@niyamdesk/domain/leads/lead-rules";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { normalisePhone } from "@niyamdesk/domain/phone/phone";
import { Timestamp } from "firebase-admin/firestore";
import { barredKeyOf, leadKeyOf } from "../records/lead-key.ts";
import { type DemoCall, type DemoLead, type DemoUser, demoCalls, demoLeads } from "./data.ts";
import { demoPool, POOL_IMPORT, POOL_IMPORTED, type PooledLead } from "./pool.ts";
import { instantOf, momentOf, withTimes } from "./relative-time.ts";

/** A local stack is tried at any time of any day; nobody is called by it. */
const AT_ANY_TIME: CallingHours = {
  ...DEFAULT_CALLING_HOURS,
  days: [0, 1, 2, 3, 4, 5, 6],
  from: 0,
  to: 24 * 60,
  at_most: { from: 0, to: 24 * 60 },
};

/** Leads, calls and what was done on each day. @param pool how many leads there are beside those of `leads.json` */
export function telecallingDocuments(
  users: readonly DemoUser[],
  now: number,
  pool: number,
): [string, object][] {
  const pooled = demoPool(pool, users);
  const calls = [...demoCalls(), ...pooled.calls];
  const lastCalls = lastCallsOf(calls, now);
  const leads = [...demoLeads(), ...pooled.leads];
  return [
    [`${COLLECTIONS.settings}/calling`, AT_ANY_TIME],
    ...leads.map((lead): [string, object] => [
      `${COLLECTIONS.leads}/${lead.id}`,
      documentOf(lead, users, lastCalls.get(lead.id) ?? null, now),
    ]),
    ...leads.map(({ id, phone }) => leadKeyOf(normalisePhone(phone) ?? "", id)),
    ...leads
      .filter(({ do_not_call }) => do_not_call)
      .map(({ phone }) => barredKeyOf(normalisePhone(phone) ?? "")),
    ...calls.map((call): [string, object] => [
      `${COLLECTIONS.telecallerCalls}/${call.id}`,
      // A call is written down when it ends.
      {
        ...withTimes({ ...call, created_at: call.call_ended_at, updated_at: call.call_ended_at }, now),
        search_words: searchWordsOf([call.lead_name, call.lead_phone]),
      },
    ]),
    ...daysOf(calls, now),
    ...importOf(
      pooled.leads.filter(({ import_id }) => import_id === POOL_IMPORT),
      users,
      now,
    ),
  ];
}

/** The file that a large pool came in. */
function importOf(
  leads: readonly PooledLead[],
  users: readonly DemoUser[],
  now: number,
): [string, LeadImport][] {
  const by = users.find(({ role }) => role === "admin")?.uid;
  if (leads.length === 0 || by === undefined) return [];
  const slices = Math.ceil(leads.length / ROWS_A_SLICE);
  const found: LeadImport = {
    ...{ id: POOL_IMPORT, name: "msme-fair.csv", by, at: momentOf(POOL_IMPORTED, now) },
    ...{ consent_source: CONSENTS.import ?? "", rows: leads.length, unsent: { twice: 0, unreadable: 0 } },
    ...{ slices, status: "running", done_slices: slices, made: leads.length, skipped: 0, skipped_for: {} },
    ...{ removed: 0, kept: 0 },
  };
  return [[`${COLLECTIONS.leadImports}/${POOL_IMPORT}`, found]];
}

/** With what functions add. */
function documentOf(
  lead: DemoLead | PooledLead,
  users: readonly DemoUser[],
  last_call: { at: Timestamp } | null,
  now: number,
): object {
  const {
    asked_minutes_ago = null,
    bought = null,
    ...kept
  } = { asked_minutes_ago: null, bought: null, ...lead };
  const { created_at, ...rest } = withTimes({ ...kept }, now);
  const phone_e164 = normalisePhone(lead.phone) ?? "";
  const agent = users.find(({ uid }) => uid === lead.assigned_to);
  const asked = asked_minutes_ago === null ? null : Timestamp.fromMillis(now - asked_minutes_ago * MINUTE_MS);
  const since = asked ?? created_at;
  return {
    ...rest,
    phone_e164,
    sources: [lead.source],
    find: findBy({ name: lead.name, company: lead.company, phone_e164 }),
    had_by: [],
    assigned_name: agent?.name.split(" ")[0] ?? null,
    calling: null,
    last_call,
    call_by: asked === null ? null : Timestamp.fromMillis(asked.toMillis() + FIRST_CALL_MS),
    ...(asked !== null && { asked_at: asked }),
    wish: null,
    consent: consentOf(lead, since, asked !== null),
    conversion: bought && {
      ...{ by: lead.assigned_to, at: momentOf(bought.paid, now), order_id: bought.order_id },
    },
    worked_at: lead.assigned_to === null ? null : (last_call?.at ?? since),
    created_at: since,
    updated_at: last_call?.at ?? since,
    ...(lead.do_not_call && { barred_at: last_call?.at ?? since }),
  };
}

const MINUTE_MS = 60_000;
const FIRST_CALL_MS = DEFAULT_LEAD_RULES.first_call_minutes * MINUTE_MS;
const CONSENTS: Partial<Record<LeadSource, string>> = {
  website: "Contact form",
  checkout: "Checkout",
  import: "Visitors of the MSME fair",
};

function consentOf({ source }: DemoLead, at: unknown, asked: boolean): object | null {
  const by = asked ? "Call-me form" : CONSENTS[source];
  return by === undefined ? null : { source: by, at };
}

function lastCallsOf(calls: readonly DemoCall[], now: number): Map<string, { at: Timestamp }> {
  const inTurn = [...calls].sort(
    (one, next) => instantOf(one.call_started_at, now) - instantOf(next.call_started_at, now),
  );
  return new Map(
    inTurn.map(({ lead_id, call_started_at, telecaller_id, call_status, call_disposition }) => [
      lead_id,
      {
        ...{ at: momentOf(call_started_at, now), by: telecaller_id },
        ...{ status: call_status, disposition: call_disposition },
      },
    ]),
  );
}

function daysOf(calls: readonly (DemoCall & { id: string })[], now: number): [string, TelecallerDay][] {
  const days = new Map<string, TelecallerDay>();
  for (const call of calls) {
    const started = instantOf(call.call_started_at, now);
    const id = telecallerDayId(call.telecaller_id, started);
    const { lead_id, call_status: status, call_disposition: disposition, call_duration: seconds } = call;
    const minute = minuteOfIstDay(started);
    const day = withCall(days.get(id) ?? emptyDay(call.telecaller_id, started), {
      ...{ id: call.id, lead_id, minute, status, disposition, seconds },
    });
    const brought = disposition === "interested" || disposition === "converted";
    days.set(id, brought ? withResult(day, { lead_id, minute, result: disposition }) : day);
  }
  return [...days].map(([id, day]) => [`${COLLECTIONS.telecallerDays}/${id}`, day]);
}
