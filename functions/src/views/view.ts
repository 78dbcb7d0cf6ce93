import { DomainError } from "@niyamdesk/domain/base/errors";
import { roleOf } from "@niyamdesk/domain/base/roles";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { ADMIN_VIEWS, viewsOverQuery } from "@niyamdesk/domain/views/queries";
import { type AdminView, VIEW_MINUTES } from "@niyamdesk/domain/views/view";
import { accountOf } from "../platform/account-record.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { MINUTE_MS, timestamp } from "../platform/clock.ts";
import { profileRef, recordRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { noteAccess } from "../privacy/note-access.ts";

/**
 * From now on the rules let this administrator read what otherwise its owner alone reads. One at a time: another one ends it.
 *
 * @throws DomainError view_not_possible of an administrator, of oneself and of who is not there
 */
export async function beginView(
  { uid, reason }: ParsedInput<"beginView">,
  by: Caller,
): Promise<CallableOutputs["beginView"]> {
  const account = await accountOf(uid);
  const role = roleOf(account?.customClaims?.role);
  if (role === null || role === "admin") throw new DomainError("view_not_possible");
  return commitTogether(async (unit) => {
    const ref = recordRef(ADMIN_VIEWS, by.uid);
    const [before, profile] = await Promise.all([unit.get(ref), unit.get(profileRef(uid))]);
    if (profile === undefined) throw new DomainError("view_not_possible");
    const now = unit.now();
    if (before?.ended_at === null) tellEnd(unit, before, now);
    const until = now + VIEW_MINUTES * MINUTE_MS;
    const view: AdminView = {
      ...{ id: by.uid, of: uid, role, begun_at: timestamp(now), until: timestamp(until), ended_at: null },
    };
    if (before === undefined) unit.create(ref, view);
    else unit.update(ref, { ...view });
    audit(unit, `view.begun_${by.uid}_${now}`, {
      ...{ actor: by.uid, role: by.role ?? "", subject: profileRef(uid).path },
      action: "view.begun",
      ...{ before: null, after: { role, until: view.until } },
      reason: { kind: reason.kind, words: reason.words ?? null },
    });
    const subject = profileRef(uid).path;
    noteAccess(unit, { user_id: uid, kind: "workspace", subject, what: "", order_id: null }, by);
    return { role, name: profile.name, until };
  });
}

/** The administrator has seen enough. Nothing happens when it is over already. */
export function endView(by: Pick<Caller, "uid">): Promise<void> {
  return commitTogether(async (unit) => {
    const view = await unit.get(recordRef(ADMIN_VIEWS, by.uid));
    if (view?.ended_at !== null) return;
    const now = unit.now();
    tellEnd(unit, view, now);
    unit.update(recordRef(ADMIN_VIEWS, by.uid), {
      ended_at: timestamp(Math.min(now, view.until.toMillis())),
    });
  });
}

/** Views that nobody ended get their line in the audit log. @param now epoch ms */
export function endViewsOver(now: number): Promise<{ done: number; failed: number }> {
  return workThrough("ending a view", viewsOverQuery, { now_at: now }, ({ id }) => endView({ uid: id }));
}

/** It was over with its time, at the latest. */
function tellEnd(unit: UnitOfWork, { id, of, begun_at, until }: AdminView, now: number): void {
  const isOver = until.toMillis() <= now;
  audit(unit, `view.ended_${id}_${begun_at.toMillis()}`, {
    ...{ actor: isOver ? "system" : id, role: isOver ? "system" : "admin" },
    action: "view.ended",
    ...{ subject: profileRef(of).path, before: null },
    after: { by: id, ended_at: timestamp(Math.min(now, until.toMillis())) },
  });
}
