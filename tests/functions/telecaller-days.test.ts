import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import {
  CALL_DISPOSITIONS,
  CALL_STATUSES,
  type CallDisposition,
  type TelecallerCall,
} from "@niyamdesk/domain/calls/call";
import { figuresOf, type TelecallerDay, telecallerDayId } from "@niyamdesk/domain/calls/call-day";
import { funnelOf, outcomesOf } from "@niyamdesk/domain/calls/performance";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import { istDay, startOfIstDay } from "@niyamdesk/domain/time/time";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Caller } from "../../functions/src/platform/caller.ts";
import { type Client, call, useProduct } from "./product.ts";
import { read, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { AT_ANY_TIME, ended, newCallId, newLead, newTelecaller, setHours } from "./telecalling.ts";

useProduct();
beforeAll(() => setHours(AT_ANY_TIME));

const DAY = 86_400_000;

/** One call, told in whichever way. */
interface Told {
  way: "cockpit" | "log";
  lead: number;
  status: TelecallerCall["call_status"];
  disposition: CallDisposition | null;
  /** Seconds of talking, of a logged one. */
  seconds: number;
  /** How long ago a logged one began, ms; never before the day before yesterday. */
  ago: number;
  /** The end is told twice, as by a browser that heard no answer. */
  twice: boolean;
}

const anyTold: fc.Arbitrary<Told> = fc
  .record({
    way: fc.constantFrom<Told["way"]>("cockpit", "log"),
    lead: fc.nat({ max: 3 }),
    status: fc.constantFrom(...CALL_STATUSES),
    // A number that is not to be called would end all of it.
    disposition: fc.constantFrom(null, ...CALL_DISPOSITIONS.filter((one) => one !== "do_not_call")),
    seconds: fc.nat({ max: 900 }),
    ago: fc.integer({ min: 0, max: 2 * DAY }),
    twice: fc.boolean(),
  })
  .map((told) => (told.status === "connected" ? told : { ...told, disposition: null }));

async function tell(caller: Client, leads: readonly string[], told: Told): Promise<void> {
  const { way, status, disposition, seconds, ago, twice } = told;
  const lead_id = leads[told.lead] ?? "";
  const call_id = newCallId();
  const follow_up = disposition === "callback" ? Date.now() + DAY : null;
  if (way === "log") {
    const started_at = Date.now() - ago;
    const logged = {
      call_id,
      lead_id,
      call_type: "outbound",
      status,
      disposition,
      notes: "",
      follow_up,
    } as const;
    const send = () => call("logCall", { ...logged, started_at, seconds }, caller);
    await send();
    if (twice) await send();
    return;
  }
  await call("startCall", { call_id, lead_id, device: "desk" }, caller);
  if (status === "connected") await call("connectCall", { call_id }, caller);
  const save = () => call("saveCall", ended(call_id, { status, disposition, follow_up }), caller);
  await save();
  if (twice) await save();
}

/** What the calls and the leads themselves say of a day, without the record that is kept of it. */
function recount(calls: readonly TelecallerCall[], converted: readonly Lead[], day: string) {
  const of = calls.filter(({ call_started_at }) => istDay(call_started_at.toMillis()) === day);
  const connected = of.filter(({ call_status }) => call_status === "connected");
  const people = (some: readonly TelecallerCall[]) => new Set(some.map(({ lead_id }) => lead_id)).size;
  const said = (how: CallDisposition) => of.filter(({ call_disposition }) => call_disposition === how);
  return {
    calls: of.length,
    connected: connected.length,
    talk_seconds: connected.reduce((sum, { call_duration }) => sum + call_duration, 0),
    called: people(of),
    generated: people(said("interested")),
    // Said again of somebody who is a client already, or told after a later call, it converts nobody.
    converted: converted.filter((lead) => istDay(lead.conversion?.at.toMillis() ?? 0) === day).length,
    spoke: people(connected),
    statuses: Object.fromEntries(
      CALL_STATUSES.map((status) => [status, of.filter(({ call_status }) => call_status === status).length]),
    ),
    dispositions: Object.fromEntries(CALL_DISPOSITIONS.map((how) => [how, said(how).length])),
  };
}

async function expectRecounted({ uid }: Client): Promise<number> {
  const calls = await where<TelecallerCall>(COLLECTIONS.telecallerCalls, "telecaller_id", uid);
  const days = await where<TelecallerDay>(COLLECTIONS.telecallerDays, "telecaller_id", uid);
  const converted = await where<Lead>(COLLECTIONS.leads, "conversion.by", uid);
  const names = new Set(calls.map(({ call_started_at }) => istDay(call_started_at.toMillis())));
  expect(new Set(days.map(({ day }) => day))).toEqual(names);
  for (const day of days) {
    const { statuses, dispositions } = outcomesOf([day]);
    const { calls: count, connected, talk_seconds, called, generated, ...figures } = figuresOf([day]);
    expect({
      ...{ calls: count, connected, talk_seconds, called, generated, converted: figures.converted },
      ...{ spoke: funnelOf([day]).spoke, statuses, dispositions },
    }).toEqual(recount(calls, converted, day.day));
  }
  return calls.length;
}

test("[T-05] [T-01] whatever is called, told twice or late, the day's figures are those of a recount of the calls", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyTold, { minLength: 1, maxLength: 12 }), async (all) => {
      const caller = await newTelecaller();
      const leads = await Promise.all(
        [0, 1, 2, 3].map(async () => (await newLead({ assigned_to: caller.uid })).id),
      );
      for (const told of all) await tell(caller, leads, told);
      expect(await expectRecounted(caller)).toBe(all.length);
    }),
    { numRuns: 8 },
  );
}, 120_000);

test("[T-05] [FRM-05] calls around midnight in India are each of their own day", async () => {
  const caller = await newTelecaller();
  const lead = await newLead({ assigned_to: caller.uid });
  const midnight = startOfIstDay(Date.now());
  const logged = (started_at: number) =>
    call(
      "logCall",
      {
        ...{ call_id: newCallId(), lead_id: lead.id, call_type: "outbound", status: "connected" },
        ...{ disposition: "interested", notes: "", follow_up: null, started_at, seconds: 1 },
      } as const,
      caller,
    );
  await logged(midnight - 1000);
  await logged(midnight);
  await expectRecounted(caller);
  const before = await read<TelecallerDay>(
    COLLECTIONS.telecallerDays,
    telecallerDayId(caller.uid, midnight - 1),
  );
  expect(before.calls.map(({ minute }) => minute)).toEqual([1439]);
  const after = await read<TelecallerDay>(COLLECTIONS.telecallerDays, telecallerDayId(caller.uid, midnight));
  expect(after.calls.map(({ minute }) => minute)).toEqual([0]);
  // One lead, interested on both: it counts once on each, and once in a week that has both.
  expect([
    figuresOf([before]).generated,
    figuresOf([after]).generated,
    figuresOf([before, after]).generated,
  ]).toEqual([1, 1, 1]);
});

test("[T-05] a day of 500 calls is kept whole, and says what a recount says", async () => {
  const caller = await newTelecaller();
  const leads = await Promise.all(
    Array.from({ length: 20 }, async () => (await newLead({ assigned_to: caller.uid })).id),
  );
  const as: Caller = { uid: caller.uid, role: "telecaller" } as Caller;
  // What it imports must find the settings of the tests' own project.
  const { log } = await import("../../functions/src/calls/log.ts");
  // Past the limit of a minute, which nobody reaches by calling.
  const yesterday = startOfIstDay(Date.now()) - DAY;
  for (let made = 0; made < 500; made++) {
    const status = CALL_STATUSES[made % CALL_STATUSES.length] ?? "failed";
    await log(
      {
        ...{ call_id: newCallId(), lead_id: leads[made % leads.length] ?? "", call_type: "outbound", status },
        disposition: status === "connected" ? (made % 3 === 0 ? "interested" : null) : null,
        ...{ notes: "", follow_up: null, started_at: yesterday + made * 100_000, seconds: made % 600 },
      },
      as,
    );
  }
  expect(await expectRecounted(caller)).toBe(500);
}, 300_000);

test("[T-05] own figures are exported, a row for each day of India, and nobody else's", async () => {
  const [caller, other] = [await newTelecaller(), await newTelecaller()];
  const lead = await newLead({ assigned_to: caller.uid });
  const started_at = startOfIstDay(Date.now()) - DAY;
  await call(
    "logCall",
    {
      ...{ call_id: newCallId(), lead_id: lead.id, call_type: "outbound", status: "connected" },
      ...{ disposition: "interested", notes: "", follow_up: null, started_at, seconds: 61 },
    } as const,
    caller,
  );
  const [from, last] = [istDay(started_at - DAY), istDay(started_at)];
  const file = await call("exportPerformance", { from, last }, caller);
  const [heads, before, day] = file.text.replace("\ufeff", "").split("\r\n");
  expect(file).toMatchObject({ rows: 2, name: expect.stringMatching(/^performance-.*-2-rows\.csv$/) });
  expect(heads).toMatch(/^Day,Calls,Connected,No answer,Busy,Voicemail,Failed,Connection rate \(%\),/);
  expect(before).toMatch(new RegExp(`^${from},0,0,0,0,0,0,0,0,`));
  expect(day).toMatch(new RegExp(`^${last},1,1,0,0,0,0,100,61,1,0,0,0,0,1,1,0,0$`));
  const others = await call("exportPerformance", { from, last }, other);
  expect(others.text).not.toContain(`${last},1`);
  const noted = await where(COLLECTIONS.auditLog, "actor", caller.uid);
  expect(noted).toContainEqual(
    expect.objectContaining({ action: "performance.exported", after: { from, last, rows: 2 } }),
  );
  await refusal("invalid_input", call("exportPerformance", { from: last, last: from }, caller));
  await refusal(
    "invalid_input",
    call("exportPerformance", { from: "2026-01-01", last: "2026-12-31" }, caller),
  );
});
