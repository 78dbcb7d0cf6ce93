import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { PlannedAnnouncement } from "@niyamdesk/domain/notifications/notification";
import { ANNOUNCEMENTS } from "@niyamdesk/domain/notifications/queries";
import type { Moment } from "@niyamdesk/domain/time/moment";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { recordRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { nextVersion } from "../platform/version.ts";
import { publish } from "./published.ts";

/**
 * Writes an announcement or changes one. What is live is changed for its readers in the same commit.
 *
 * @returns the version that is stored now
 * @throws DomainError changed_meanwhile, announcement_ended
 */
export function save(
  { announcement_id: id, announcement, seen_version }: ParsedInput<"saveAnnouncement">,
  by: Caller,
): Promise<number> {
  const ref = recordRef(ANNOUNCEMENTS, id);
  return commitTogether(async (unit) => {
    const before = await unit.get(ref);
    const at = unit.now();
    const { starts_at, ends_at, ...said } = announcement;
    // One that is to begin at once keeps the day on which it did.
    const starts = starts_at ?? (before?.status === "live" ? before.starts_at.toMillis() : at);
    const times = { starts_at: timestamp(starts), ends_at: ends_at === null ? null : timestamp(ends_at) };
    const stored = before && { ...compared(before), version: before.version };
    const version = nextVersion(stored, seen_version, compared({ ...said, ...times }));
    if (version === null) return before?.version ?? 0;
    if (before?.status === "ended") throw new DomainError("announcement_ended");
    const next: PlannedAnnouncement = {
      ...{ id, ...said, ...times, ...standing(starts, ends_at, at), version, updated_at: timestamp(at) },
      created_by: before?.created_by ?? by.uid,
      created_at: before?.created_at ?? timestamp(at),
    };
    if (before) unit.update(ref, { ...next });
    else unit.create(ref, next);
    publish(unit, next, before);
    audit(unit, `announcement_${id}_${version}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "announcement.saved", subject: ref.path },
      before: before ? shown(before) : null,
      after: shown(next),
    });
    return version;
  });
}

/** Nobody is shown it from then on. What has ended stays ended. */
export function end({ announcement_id: id }: ParsedInput<"endAnnouncement">, by: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    const before = await unit.get(recordRef(ANNOUNCEMENTS, id));
    if (before === undefined || before.status === "ended") return;
    endIn(unit, before);
    audit(unit, `announcement_${id}_ended`, {
      ...{
        actor: by.uid,
        role: by.role ?? "",
        action: "announcement.ended",
        subject: `${ANNOUNCEMENTS}/${id}`,
      },
      ...{ before: { status: before.status }, after: { status: "ended" } },
    });
  });
}

function endIn(unit: UnitOfWork, before: PlannedAnnouncement): void {
  const now = timestamp(unit.now());
  const next = { ...before, status: "ended" as const, next_at: null, updated_at: now };
  unit.update(recordRef(ANNOUNCEMENTS, before.id), { status: next.status, next_at: null, updated_at: now });
  publish(unit, next, before);
}

/** Begins or ends one whose time has come; safe twice. @param now epoch ms */
export function turn(id: string, now: number): Promise<void> {
  return commitTogether(async (unit) => {
    const before = await unit.get(recordRef(ANNOUNCEMENTS, id));
    if (before === undefined || before.next_at === null || before.next_at.toMillis() > now) return;
    const { starts_at, ends_at } = before;
    const next = standing(starts_at.toMillis(), ends_at?.toMillis() ?? null, now);
    if (next.status === "ended") return endIn(unit, before);
    unit.update(recordRef(ANNOUNCEMENTS, id), next);
    publish(unit, { ...before, ...next });
  });
}

/** Where it stands by the clock, and when that changes. */
function standing(starts: number, ends: number | null, now: number) {
  if (ends !== null && ends <= now) return { status: "ended" as const, next_at: null };
  if (starts > now) return { status: "planned" as const, next_at: timestamp(starts) };
  return { status: "live" as const, next_at: ends === null ? null : timestamp(ends) };
}

/** What two versions of one are compared by. */
function compared({
  words,
  type,
  audience,
  language,
  starts_at,
  ends_at,
}: Pick<PlannedAnnouncement, "words" | "type" | "audience" | "language" | "starts_at" | "ends_at">) {
  return {
    ...{ words, type, audience, language },
    ...{ starts_at: starts_at.toMillis(), ends_at: ends_at?.toMillis() ?? null },
  };
}

function shown({ words, type, audience, language, status, starts_at, ends_at }: PlannedAnnouncement) {
  return {
    ...{ title: words.en.title, type, audience, language, status },
    ...{ starts_at: isoOf(starts_at), ends_at: ends_at && isoOf(ends_at) },
  };
}

function isoOf(moment: Moment): string {
  return new Date(moment.toMillis()).toISOString();
}
