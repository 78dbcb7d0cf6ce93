import { randomUUID } from "node:crypto";
import { isBelow, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Role } from "@niyamdesk/domain/base/roles";
import type { ExportJob } from "@niyamdesk/domain/lists/export-job";
import { exportsOfOneQuery, LIST_EXPORTS_MADE } from "@niyamdesk/domain/lists/export-queries";
import type { Timestamp } from "firebase-admin/firestore";
import { MINUTE_MS, timestamp } from "../platform/clock.ts";
import { recordRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

interface Asked {
  list: string;
  view: string;
  uid: string;
  role: Role | null;
  /** Where they asked. */
  page: string | undefined;
  matching: number;
  /** When they were counted. */
  moment: Timestamp;
}

/** A worker begins at once; after so long without one, a job does. */
const BEGUN_BY_ITSELF_MS = MINUTE_MS;

/** Somebody wants a long file. The same one is begun once, as long as it is being written. @returns its id */
export async function askForExport({
  list,
  view,
  uid,
  role,
  page,
  matching,
  moment,
}: Asked): Promise<string> {
  if (role === null) throw new DomainError("forbidden");
  const waiting = await runQuery(exportsOfOneQuery, { uid });
  const same = waiting.find((one) => one.get("list") === list && one.get("view") === view);
  if (same !== undefined) return same.id;
  const id = randomUUID();
  const now = Date.now();
  const job: ExportJob = {
    ...{ id, by: uid, role, list, view, link: linkTo(page, view, { id, role }), status: "making" },
    ...{ moment, matching, gone_through: 0, rows: 0, parts: 0, cursor: null, worker: null, tries: 0 },
    ...{ next_at: timestamp(now + BEGUN_BY_ITSELF_MS), name: null, size: null, expires_at: null },
    created_at: timestamp(now),
  };
  await commitTogether(async (unit) => unit.create(recordRef(LIST_EXPORTS_MADE, id), job));
  return id;
}

/** The page that they asked on, if it is one of their own workspace, with the list as it was. */
function linkTo(
  page: string | undefined,
  view: string,
  { id, role }: { id: string; role: Role },
): string | null {
  const isOwn = Object.values(WORKSPACES).some(
    (workspace) => workspace.role === role && page !== undefined && isBelow(page, workspace.prefix),
  );
  return isOwn ? `${page}?${view === "" ? "" : `${view}&`}export=${id}` : null;
}
