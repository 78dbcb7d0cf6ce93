import { randomUUID } from "node:crypto";
import { roleOf } from "@niyamdesk/domain/base/roles";
import { csvHead, csvName, csvRows } from "@niyamdesk/domain/lists/csv";
import type { ExportJob } from "@niyamdesk/domain/lists/export-job";
import { LIST_EXPORTS_MADE } from "@niyamdesk/domain/lists/export-queries";
import { isFoundIn } from "@niyamdesk/domain/lists/list";
import { EXPORT_KEPT_MINUTES } from "@niyamdesk/domain/lists/list-export";
import { NOTICE_WORDS } from "@niyamdesk/domain/notifications/notice-words";
import { notify } from "../notifications/inbox.ts";
import { accountOf } from "../platform/account-record.ts";
import { audit } from "../platform/audit.ts";
import { DAY_MS, MINUTE_MS, timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { recordRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { joinParts, writePart } from "./export-files.ts";
import { exportedView } from "./view-rows.ts";

/** Documents of one slice, which is written and noted before the next is begun. */
const SLICE = 2_000;
/** A worker that noted nothing for so long is taken for dead. */
const LEASE_MS = 3 * MINUTE_MS;
const MOST_TRIES = 5;
/** The database knows for an hour what it was; then it is begun anew, as it is by then. */
const MOMENT_KEPT_MS = 45 * MINUTE_MS;
const REMEMBERED_MS = 7 * DAY_MS;

const refOf = (id: string) => recordRef(LIST_EXPORTS_MADE, id);

/**
 * Writes the file of an export, slice by slice. How far it has come is noted after each: whoever dies is replaced by the next worker,
 * which goes on there, and what is written twice is the same. All of it is the list at one moment.
 *
 * @param now epoch ms
 */
export async function makeExport(id: string, now: number = Date.now(), slice: number = SLICE): Promise<void> {
  const worker = randomUUID();
  let job = await takeUp(id, worker, now);
  while (job?.status === "making") {
    // Asked anew for each slice: whoever may not have it any more gets no file.
    if (!(await mayHave(job))) return giveUp(job);
    job = await writeSlice(job, slice);
  }
}

/** Whether whoever asked still is what they were. */
export async function mayHave({ by, role }: Pick<ExportJob, "by" | "role">): Promise<boolean> {
  const account = await accountOf(by);
  return account !== null && !account.disabled && roleOf(account.customClaims?.role) === role;
}

async function takeUp(id: string, worker: string, now: number): Promise<ExportJob | null> {
  const taken = await commitTogether(async (unit) => {
    const job = await unit.get(refOf(id));
    if (job?.status !== "making" || (job.worker !== null && job.next_at.toMillis() > now)) return null;
    if (job.tries >= MOST_TRIES) return job;
    const isOld = now - job.moment.toMillis() > MOMENT_KEPT_MS;
    const next: ExportJob = {
      ...{ ...job, worker, tries: job.tries + 1, next_at: timestamp(now + LEASE_MS) },
      ...(isOld && { moment: timestamp(now), gone_through: 0, rows: 0, parts: 0, cursor: null }),
    };
    unit.update(refOf(id), { ...next });
    return next;
  });
  if (taken !== null && taken.worker !== worker) {
    await giveUp(taken);
    return null;
  }
  return taken;
}

/** @returns the export as it is now; null when somebody else works on it */
async function writeSlice(job: ExportJob, size: number): Promise<ExportJob | null> {
  const now = job.created_at.toMillis();
  const { list, view, exported, whole } = exportedView({ ...job, uid: job.by }, now);
  const readTime = timestamp(job.moment.toMillis());
  const page = await db().runTransaction(
    async (moment) => {
      if (job.cursor === null) return moment.get(whole.limit(size));
      return moment.get(whole.limit(size).startAfter(await moment.get(db().doc(job.cursor))));
    },
    { readOnly: true, readTime },
  );
  const records = page.docs
    .filter((entry) => isFoundIn(list, view, entry.data(), now))
    .map((entry) => ({ id: entry.id, data: entry.data() }));
  const head = job.parts === 0 ? csvHead(exported.columns) : "";
  await writePart(job, job.parts, head + csvRows(exported.columns, records));
  const next = {
    ...{ gone_through: job.gone_through + page.size, rows: job.rows + records.length },
    ...{ parts: job.parts + 1, cursor: page.docs.at(-1)?.ref.path ?? job.cursor },
  };
  if (page.size === size) return noteIfOurs(job, { ...next, next_at: timestamp(Date.now() + LEASE_MS) });
  const sized = await joinParts({ ...job, ...next });
  return finish(job, { ...next, size: sized, name: csvName(exported.fileName, now, next.rows) });
}

function noteIfOurs(
  job: ExportJob,
  change: Partial<ExportJob>,
  along: (unit: UnitOfWork, done: ExportJob) => void = () => undefined,
): Promise<ExportJob | null> {
  return commitTogether(async (unit) => {
    const found = await unit.get(refOf(job.id));
    if (found?.status !== "making" || found.worker !== job.worker || found.parts !== job.parts) return null;
    unit.update(refOf(job.id), change);
    const done = { ...found, ...change };
    along(unit, done);
    return done;
  });
}

function finish(job: ExportJob, last: Partial<ExportJob> & { name: string; rows: number }) {
  const until = timestamp(Date.now() + EXPORT_KEPT_MINUTES * MINUTE_MS);
  const change = { ...last, status: "ready" as const, worker: null, expires_at: until, next_at: until };
  return noteIfOurs(job, change, (unit) => {
    audit(unit, `export_${job.id}`, {
      ...{ actor: job.by, role: job.role, action: "list.exported", subject: `lists/${job.list}` },
      ...{ before: null, after: { view: job.view, rows: last.rows } },
    });
    const { title, content } = NOTICE_WORDS.exportReady;
    notify(unit, job.by, {
      ...{ id: `export_${job.id}`, title, type: "update", link: job.link },
      content: content(last.rows.toLocaleString("en-IN"), last.name),
    });
  });
}

/** What was written of it is removed by the job that looks after exports. */
async function giveUp(job: ExportJob): Promise<void> {
  const mayHear = await mayHave(job);
  const over = timestamp();
  await noteIfOurs(job, { status: "failed", worker: null, next_at: over, expires_at: over }, (unit) => {
    if (!mayHear) return;
    const { title, content } = NOTICE_WORDS.exportFailed;
    notify(unit, job.by, {
      ...{ id: `export_${job.id}`, title, type: "alert", link: job.link, content: content(job.list) },
    });
  });
}

/** How long it is known that there was a file. */
export const forgottenAt = (now: number) => timestamp(now + REMEMBERED_MS);
