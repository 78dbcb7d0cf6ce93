import { isDeepStrictEqual } from "node:util";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { FieldConflict } from "@niyamdesk/domain/services/callables";
import { SERVICE_DRAFTS } from "@niyamdesk/domain/services/queries";
import type { FieldMark, ServiceDraft } from "@niyamdesk/domain/services/service-draft";
import type { FieldValue } from "@niyamdesk/domain/services/service-fields";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { recordRef, serviceRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { nameOf, storedNow } from "./service-record.ts";

/** More than any service has: a draft stays one document. */
const MOST_FIELDS = 1000;
/** Of a draft that was thrown away, the log keeps so many fields, and so much of each: a note stays small. */
const NOTED_FIELDS = 100;
const NOTED_LENGTH = 200;

/**
 * Keeps what was typed, field by field. A field that somebody else changed since it was seen stays as it is and is handed back, so
 * that whoever typed can choose; all others are kept. The same value twice is no conflict.
 *
 * @throws DomainError invalid_input when it is more than a draft holds
 */
export function saveDraft(
  { service_id, changes }: ParsedInput<"saveServiceDraft">,
  by: Caller,
): Promise<{ marks: Record<string, number>; conflicts: FieldConflict[] }> {
  const ref = recordRef(SERVICE_DRAFTS, service_id);
  return commitTogether(async (unit) => {
    const [draft, published, by_name] = await Promise.all([
      unit.get(ref),
      storedNow(unit, service_id),
      nameOf(unit, by),
    ]);
    const values: Record<string, FieldValue> = { ...draft?.values };
    const marks: Record<string, FieldMark> = { ...draft?.marks };
    const at = timestamp(unit.now());
    const rev = (draft?.rev ?? 0) + 1;
    const saved: Record<string, number> = {};
    const conflicts: FieldConflict[] = [];
    for (const { field, value, seen } of changes) {
      const before = published.fields[field] ?? null;
      const stands = Object.hasOwn(values, field) ? (values[field] ?? null) : before;
      const mark = marks[field];
      if (isDeepStrictEqual(stands, value)) saved[field] = mark?.rev ?? 0;
      else if (mark && mark.rev !== seen) {
        const { rev, by_name, at } = mark;
        conflicts.push({ field, value: stands, rev, by_name, at: at.toMillis() });
      } else {
        if (isDeepStrictEqual(before, value)) delete values[field];
        else values[field] = value;
        marks[field] = { rev, by: by.uid, by_name, at };
        saved[field] = rev;
      }
    }
    if (Object.keys(marks).length > MOST_FIELDS) throw new DomainError("invalid_input");
    if (Object.values(saved).includes(rev)) {
      const kept: ServiceDraft = { id: service_id, rev, values, marks, by: by.uid, by_name, changed_at: at };
      if (draft) unit.update(ref, { ...kept });
      else unit.create(ref, kept);
    }
    return { marks: saved, conflicts };
  });
}

/** Throws away what was not published. @throws DomainError changed_meanwhile when somebody went on with it */
export function discardDraft(
  { service_id, seen_rev }: ParsedInput<"discardServiceDraft">,
  by: Caller,
): Promise<void> {
  const ref = recordRef(SERVICE_DRAFTS, service_id);
  return commitTogether(async (unit) => {
    const draft = await unit.get(ref);
    if (!draft || Object.keys(draft.values).length === 0) return;
    if (draft.rev !== seen_rev) throw new DomainError("changed_meanwhile");
    const by_name = await nameOf(unit, by);
    unit.update(
      ref,
      emptied(draft, Object.keys(draft.values), { by: by.uid, by_name, at: timestamp(unit.now()) }),
    );
    audit(unit, `service_${service_id}_draft_${draft.rev}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "service.draft_discarded" },
      ...{ subject: serviceRef(service_id).path, before: noted(draft), after: null },
    });
  });
}

/** What was thrown away, as far as the log keeps it. */
function noted({ rev, values }: ServiceDraft) {
  const fields = Object.keys(values).sort();
  const kept = fields.slice(0, NOTED_FIELDS).map((field) => [field, shortened(values[field] ?? null)]);
  return { rev, fields: fields.length, values: Object.fromEntries(kept) };
}

function shortened(value: FieldValue): FieldValue {
  if (typeof value !== "string" || value.length <= NOTED_LENGTH) return value;
  return `${value.slice(0, NOTED_LENGTH)}…`;
}

/** The draft without its changes; these fields say something else from now on. */
export function emptied(
  draft: ServiceDraft,
  changed: readonly string[],
  mark: Omit<FieldMark, "rev">,
): Partial<ServiceDraft> {
  const rev = draft.rev + 1;
  const marked = Object.fromEntries(changed.map((field) => [field, { rev, ...mark }]));
  return {
    rev,
    values: {},
    marks: { ...draft.marks, ...marked },
    by: mark.by,
    by_name: mark.by_name,
    changed_at: mark.at,
  };
}
