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
import { findBy } from "@niyamdesk/domain/leads/lead-find";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { normalisePhone } from "@niyamdesk/domain/phone/phone";
import { leadKeyOf } from "../records/lead-key.ts";
import { type DemoCall, type DemoUser, demoCalls, demoLeads } from "./data.ts";
import { instantOf, withTimes } from "./relative-time.ts";

/** A local stack is tried at any time of any day; nobody is called by it. */
const AT_ANY_TIME: CallingHours = {
  ...DEFAULT_CALLING_HOURS,
  days: [0, 1, 2, 3, 4, 5, 6],
  from: 0,
  to: 24 * 60,
  at_most: { from: 0, to: 24 * 60 },
};

/** Leads, calls and what was done on each day. */
export function telecallingDocuments(users: readonly DemoUser[], now: number): [string, object][] {
  const calls = demoCalls();
  return [
    [`${COLLECTIONS.settings}/calling`, AT_ANY_TIME],
    ...demoLeads().map((lead): [string, object] => {
      const { created_at, ...rest } = withTimes({ ...lead }, now);
      const phone_e164 = normalisePhone(lead.phone) ?? "";
      const agent = users.find(({ uid }) => uid === lead.assigned_to);
      return [
        `${COLLECTIONS.leads}/${lead.id}`,
        {
          ...rest,
          phone_e164,
          sources: [lead.source],
          find: findBy({ name: lead.name, company: lead.company, phone_e164 }),
          had_by: [],
          assigned_name: agent?.name.split(" ")[0] ?? null,
          calling: null,
          last_call: lastCallOf(lead.id, calls, now),
          call_by: null,
          wish: null,
          consent: null,
          conversion: null,
          created_at,
          updated_at: created_at,
        },
      ];
    }),
    ...demoLeads().map(({ id, phone }) => leadKeyOf(normalisePhone(phone) ?? "", id)),
    ...calls.map((call): [string, object] => [
      `${COLLECTIONS.telecallerCalls}/${call.id}`,
      // A call is written down when it ends.
      {
        ...withTimes({ ...call, created_at: call.call_ended_at, updated_at: call.call_ended_at }, now),
        search_words: searchWordsOf([call.lead_name, call.lead_phone]),
      },
    ]),
    ...daysOf(calls, now),
  ];
}

function lastCallOf(leadId: string, calls: readonly DemoCall[], now: number): object | null {
  const [last] = calls
    .filter(({ lead_id }) => lead_id === leadId)
    .sort((one, next) => instantOf(next.call_started_at, now) - instantOf(one.call_started_at, now));
  if (!last) return null;
  const { call_started_at, telecaller_id, call_status, call_disposition } = last;
  return withTimes(
    { at: call_started_at, by: telecaller_id, status: call_status, disposition: call_disposition },
    now,
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
