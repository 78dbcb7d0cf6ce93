import type { Priority } from "@niyamdesk/domain/base/priority";
import type { CallDisposition, CallStatus } from "@niyamdesk/domain/calls/call";
import type { LeadSource, LeadStatus } from "@niyamdesk/domain/leads/lead";
import { importIdOf } from "@niyamdesk/domain/leads/lead-import";
import type { DemoCall, DemoLead, DemoUser, RelativeTime } from "./data.ts";
import { AFTER, REGIONS, TRADES, WISHES } from "./pool-words.ts";

/** So many stand in the pool and with those who call, beside the leads of `leads.json`. */
export const USUAL_POOL = 90;

export interface PooledLead extends DemoLead {
  /** They asked for a call so long ago; null: they asked for none. */
  asked_minutes_ago: number | null;
  import_id?: string;
}

/** Those beyond the usual pool came in one file: what comes one by one is counted one by one, and two thousand keep a stack at it for minutes. */
export const POOL_IMPORT = importIdOf("9".repeat(64));
export const POOL_IMPORTED: RelativeTime = { days_ago: 7, at: "11:40" };

export interface Pool {
  leads: PooledLead[];
  calls: (DemoCall & { id: string })[];
}

/** Whose turn it is for each of ten: most are nobody's yet. */
const HANDS = [null, 0, null, null, 1, null, 0, null, 2, null] as const;
/** Of so many at most some are with somebody: nobody has more than are given by turns, however large the pool is. */
const HELD = 240;
const SOURCES: readonly LeadSource[] = [
  ...(["website", "import", "checkout", "website", "import", "manual", "website", "checkout"] as const),
];
const PRIORITIES: readonly Priority[] = ["medium", "medium", "high", "medium", "low", "medium"];
/** Which of those whom nobody has asked for a call, and how many minutes ago. */
const ASKED: ReadonlyMap<number, number> = new Map([
  [0, 4],
  [12, 9],
  [23, 17],
  [35, 26],
]);
const IDLE_DAYS = 6;

/**
 * Leads as a busy month leaves them, always the same for the same size: of many sources and cities, with names of both scripts, some due
 * today, some overdue, some who asked for a call a few minutes ago, and the calls that were made to those who were called.
 */
export function demoPool(size: number, users: readonly DemoUser[]): Pool {
  const callers = users.filter(({ role }) => role === "telecaller").map(({ uid }) => uid);
  const leads: PooledLead[] = [];
  const calls: Pool["calls"] = [];
  for (let n = 0; n < size; n += 1) {
    const hand = n < HELD ? pick(HANDS, n) : null;
    const caller = hand === null ? null : (callers[hand] ?? null);
    const lead = n < USUAL_POOL ? leadNumber(n, caller) : asImported(leadNumber(n, caller));
    leads.push(lead);
    if (caller !== null && lead.status !== "new") calls.push(callOf(lead, n, caller));
  }
  return { leads, calls };
}

const asImported = (lead: PooledLead): PooledLead => ({
  ...lead,
  source: "import",
  created_at: POOL_IMPORTED,
  import_id: POOL_IMPORT,
});

function leadNumber(n: number, assigned_to: string | null): PooledLead {
  const { places, first, last } = pick(REGIONS, chance(n, 0));
  const { service, notes, hindi } = pick(WISHES, chance(n, 1));
  const [given, family] = [pick(first, chance(n, 2)), pick(last, chance(n, 3))];
  const isHindi = /\p{Script=Devanagari}/u.test(given);
  const source = pick(SOURCES, chance(n, 4));
  const asked = ASKED.get(n) ?? null;
  const status: LeadStatus = assigned_to === null ? "new" : pick(OWN_STATUSES, chance(n, 8));
  const days = assigned_to === null ? Math.floor(n / 9) % 30 : 1 + (n % IDLE_DAYS);
  return {
    id: `pool-${n + 1}`,
    name: `${given} ${family}`,
    phone: `${pick(["98", "97", "96", "94", "90", "88", "70"], n)}${String(10_000_000 + ((n * 7_654_321) % 89_999_999))}`,
    email: isHindi || n % 3 === 0 ? null : `${mailName(given)}.${mailName(family)}${n + 1}@example.in`,
    company: !isHindi && n % 3 === 1 ? `${family} ${pick(TRADES, n)}` : null,
    service_interest: service,
    source: asked !== null ? "website" : source,
    status,
    priority: asked !== null ? "high" : pick(PRIORITIES, chance(n, 5)),
    assigned_to,
    notes: pick(isHindi ? hindi : notes, chance(n, 6)),
    do_not_call: false,
    next_follow_up: isDated(status) ? followUp(n) : null,
    location: pick(places, chance(n, 7)),
    created_at: { days_ago: days, at: clock(9 * 60 + ((n * 37) % 600)) },
    asked_minutes_ago: asked,
  };
}

const OWN_STATUSES: readonly LeadStatus[] = [
  "new",
  "contacted",
  "contacted",
  "qualified",
  "contacted",
  "lost",
  "new",
];
const isDated = (status: LeadStatus) => status === "contacted" || status === "qualified";

/** A fifth is overdue, two fifths are due today, the rest follows within a week. */
function followUp(n: number): RelativeTime {
  const at = clock(10 * 60 + ((n * 25) % 520));
  const days = [1, 0, 0, -1, -3][Math.floor(n / 10) % 5] ?? 0;
  return { days_ago: days, at };
}

/** The last of them, in the days since they came. */
function callOf(lead: PooledLead, n: number, telecaller_id: string): DemoCall & { id: string } {
  const spoke = lead.status !== "contacted" || n % 3 === 0;
  const status: CallStatus = spoke
    ? "connected"
    : pick(["no_answer", "busy", "no_answer", "voicemail"] as const, n);
  const seconds = spoke ? 45 + ((n * 53) % 400) : 0;
  const begun = 10 * 60 + ((n * 31) % 500);
  const day = Math.max(1, lead.created_at.days_ago - (n % 3));
  return {
    ...{ id: `pool-call-${n + 1}`, telecaller_id, lead_id: lead.id, lead_name: lead.name },
    ...{ lead_phone: `+91${lead.phone}`, call_type: "outbound" as const },
    ...{ call_status: status, call_disposition: spoke ? said(lead.status) : null, call_duration: seconds },
    call_started_at: { days_ago: day, at: clock(begun) },
    call_ended_at: { days_ago: day, at: clock(begun + Math.floor(seconds / 60)) },
    notes: pick(spoke ? AFTER.spoke : AFTER.nobody, n),
    follow_up_required: lead.next_follow_up !== null,
    follow_up_date: lead.next_follow_up,
  };
}

function said(status: LeadStatus): CallDisposition {
  if (status === "qualified") return "interested";
  return status === "lost" ? "not_interested" : "callback";
}

/** A number that looks like chance and is always the same for this lead. */
function chance(n: number, of: number): number {
  let mixed = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(of + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}

function pick<T>(of: readonly T[], at: number): T {
  return of[Math.floor(at) % of.length] as T;
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function mailName(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, "");
}
