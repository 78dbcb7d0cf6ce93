import { DomainError } from "@niyamdesk/domain/base/errors";
import { type BookFinding, type FindingKind, isCompared } from "@niyamdesk/domain/books/finding";
import { BOOK_RUNS, latestRunsQuery, standingFindingsQuery } from "@niyamdesk/domain/books/queries";
import { type BookRun, COMPARED_DAYS, NOTHING_COUNTED, type RunCounts } from "@niyamdesk/domain/books/run";
import { istDay, startOfIstDay } from "@niyamdesk/domain/time/time";
import { DAY_MS, HOUR_MS, MINUTE_MS, timestamp } from "../platform/clock.ts";
import { databaseNow } from "../platform/database-clock.ts";
import { logEvent, logFailure } from "../platform/log.ts";
import { recordRef } from "../platform/refs.ts";
import { runQuery, runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { compareDay } from "./compare-day.ts";
import { comparePayment } from "./compare-payment.ts";
import { findMailsGivenUp } from "./find-mails.ts";
import { closeFinding, keepFaults } from "./keep-faults.ts";
import { beginnings, walkOn } from "./walk-series.ts";

/** How long a call begins with further parts, well within its function's time. */
const RUN_MS = 6 * MINUTE_MS;
/** Longer than one part takes. Whoever dies leaves a lease that runs out. */
const LEASE_MS = 3 * MINUTE_MS;
/** What is younger may still be on its way: a webhook, an invoice number, a credit note. */
const SETTLING_MS = HOUR_MS;
/** The comparison of a day begins after that hour in India. */
const BEGINS_AT_MS = 3 * HOUR_MS;

/**
 * What the clock does: once a night the books are compared, and a comparison that was left half done is gone on with. Mails that were given
 * up are found each time.
 */
export async function compareNightly(): Promise<void> {
  await findMailsGivenUp();
  const now = await databaseNow();
  const latest = (await runQuery(latestRunsQuery, {})).map((entry) => entry.data() as BookRun);
  const halfDone = latest.find(({ phase }) => phase !== "done");
  if (halfDone) return void (await goOn(halfDone.id));
  const day = startOfIstDay(now);
  if (now < day + BEGINS_AT_MS) return;
  const id = `night_${istDay(now)}`;
  if ((await recordRef(BOOK_RUNS, id).get()).exists) return;
  await begin({ id, by: "system", until: now - SETTLING_MS });
  await goOn(id);
}

interface Beginning {
  id: string;
  by: string;
  /** Epoch ms. */
  until: number;
  days?: number;
}

/** Writes down a comparison that is to be made; one that is there stays as it is. */
export function begin({ id, by, until, days = COMPARED_DAYS }: Beginning): Promise<void> {
  const ref = recordRef(BOOK_RUNS, id);
  return commitTogether(async (unit) => {
    if (await unit.get(ref)) return;
    const now = timestamp(unit.now());
    unit.create(ref, {
      ...{ id, by, from: timestamp(startOfIstDay(until) - days * DAY_MS), until: timestamp(until) },
      ...{ phase: "days", days_done: 0, places: null, counts: NOTHING_COUNTED, lease_until: null },
      ...{ failure: null, started_at: now, ended_at: null, updated_at: now },
    });
  });
}

/** What a person asks for: the one that is under way, else one of its own. @returns its id */
export async function beginNow(id: string, by: string): Promise<string> {
  const latest = (await runQuery(latestRunsQuery, {})).map((entry) => entry.data() as BookRun);
  const halfDone = latest.find(({ phase }) => phase !== "done");
  if (halfDone) return halfDone.id;
  await begin({ id, by, until: (await databaseNow()) - SETTLING_MS });
  return id;
}

/**
 * Goes on with a comparison, part by part: each part is done again by whoever comes after somebody who died in it, and finds the same. Two
 * at once do it once.
 *
 * @param forMs how long it begins with further parts; one is done in any case
 * @returns whether it is done
 */
export async function goOn(id: string, forMs = RUN_MS): Promise<boolean> {
  const until = performance.now() + forMs;
  const claimed = await claim(id);
  if (claimed === null) return false;
  let run: BookRun | null = claimed;
  try {
    // One part at least, so that each call gets it further.
    do run = await advance(run, await part(run));
    while (run !== null && run.phase !== "done" && performance.now() < until);
  } catch (error) {
    await giveUp(id, error);
    return false;
  }
  if (run !== null && run.phase !== "done") await release(id);
  return run?.phase === "done";
}

/** Found by going through all of a span only. */
const ONLY_WALKED: readonly FindingKind[] = [
  "order_without_payment",
  "invoice_without_payment",
  "series_gap",
  "series_repeat",
  "series_dates",
];

/** What a part brings besides its faults. */
interface Progress {
  changes: Partial<Pick<BookRun, "phase" | "days_done" | "places" | "ended_at">>;
  counts: RunCounts;
}

async function part(run: BookRun): Promise<Progress> {
  if (run.phase === "days") return oneDay(run);
  if (run.phase === "series") return oneSeriesPage(run);
  return theRest(run);
}

async function oneDay(run: BookRun): Promise<Progress> {
  const from = run.from.toMillis() + run.days_done * DAY_MS;
  const still = run.until.toMillis();
  const until = Math.min(from + DAY_MS, still);
  if (from >= still) return { changes: { phase: "series" }, counts: NOTHING_COUNTED };
  const { faults, counts } = await compareDay({ from, until, still });
  await keepFaults(faults, run.id);
  return { changes: { days_done: run.days_done + 1 }, counts: { ...counts, faults: faults.length } };
}

async function oneSeriesPage(run: BookRun): Promise<Progress> {
  const places = run.places ?? (await beginnings(run.from.toMillis(), run.until.toMillis()));
  const [place, ...others] = places;
  if (place === undefined) return { changes: { phase: "rest", places: [] }, counts: NOTHING_COUNTED };
  const walked = await walkOn(place);
  await keepFaults(walked.faults, run.id);
  const left = walked.place === null ? others : [walked.place, ...others];
  return { changes: { places: left }, counts: { ...walked.counts, faults: walked.faults.length } };
}

/** What was found before and not seen again is looked at by itself, whenever it was; what is gone is closed. */
async function theRest(run: BookRun): Promise<Progress> {
  const standing = (await runWholeQuery(standingFindingsQuery, {})).map(
    (entry) => entry.data() as BookFinding,
  );
  const unseen = standing.filter(({ kind, run_id }) => isCompared(kind) && run_id !== run.id);
  for (const finding of unseen) {
    if (await isGone(finding, run)) await commitTogether((unit) => closeFinding(unit, finding.id));
  }
  await findMailsGivenUp();
  const ended = timestamp(await databaseNow());
  return {
    changes: { phase: "done", ended_at: ended },
    counts: { ...NOTHING_COUNTED, reads: standing.length },
  };
}

/** A hole in a series that lies further back than the comparison stays until somebody says why it is there. */
async function isGone({ id, kind, payment_id, about_at }: BookFinding, run: BookRun): Promise<boolean> {
  if (payment_id !== null && !ONLY_WALKED.includes(kind)) {
    return (await comparePayment(payment_id)).every((fault) => fault.id !== id);
  }
  const at = about_at.toMillis();
  return at >= run.from.toMillis() && at < run.until.toMillis();
}

function claim(id: string): Promise<BookRun | null> {
  return commitTogether(async (unit) => {
    const run = await unit.get(recordRef(BOOK_RUNS, id));
    if (!run || run.phase === "done") return null;
    if (run.lease_until !== null && run.lease_until.toMillis() > unit.now()) return null;
    const lease_until = timestamp(unit.now() + LEASE_MS);
    unit.update(recordRef(BOOK_RUNS, id), { lease_until, failure: null, updated_at: timestamp(unit.now()) });
    return { ...run, lease_until };
  });
}

/** @returns null when somebody else has gone on with it meanwhile */
function advance(run: BookRun, { changes, counts }: Progress): Promise<BookRun | null> {
  return commitTogether(async (unit) => {
    const known = await unit.get(recordRef(BOOK_RUNS, run.id));
    if (known?.lease_until?.toMillis() !== run.lease_until?.toMillis()) return null;
    const isDone = changes.phase === "done";
    const next = {
      ...changes,
      counts: summed(run.counts, counts),
      lease_until: isDone ? null : timestamp(unit.now() + LEASE_MS),
      updated_at: timestamp(unit.now()),
    };
    unit.update(recordRef(BOOK_RUNS, run.id), next);
    if (isDone) logEvent("books compared", { run: run.id, ...next.counts });
    return { ...run, ...next };
  });
}

function summed(one: RunCounts, other: RunCounts): RunCounts {
  const sum = { ...one };
  for (const name of Object.keys(NOTHING_COUNTED) as (keyof RunCounts)[]) sum[name] += other[name];
  return sum;
}

async function release(id: string): Promise<void> {
  await recordRef(BOOK_RUNS, id).update({ lease_until: null, updated_at: timestamp() });
}

/** A provider that is silent ends this try: the next one goes on where it stood. */
async function giveUp(id: string, error: unknown): Promise<void> {
  logFailure("books could not be compared", error, { run: id });
  const failure = error instanceof DomainError ? error.code : "internal";
  await recordRef(BOOK_RUNS, id).update({ lease_until: null, failure, updated_at: timestamp() });
}
