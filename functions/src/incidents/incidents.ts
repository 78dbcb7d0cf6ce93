import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import {
  BOARD_WITHIN_MS,
  CERT_IN_WITHIN_MS,
  type Incident,
  type IncidentStepKind,
  MOST_INCIDENT_STEPS,
} from "@niyamdesk/domain/incidents/incident";
import { INCIDENTS } from "@niyamdesk/domain/incidents/queries";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { recordRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

const keyOf = (uid: string, request_id: string) => sha256(`${uid} ${request_id}`).slice(0, 24);

/**
 * Records an incident; its clocks began when it was noticed, which may be before now but not after. The same request is the same one.
 *
 * @throws DomainError invalid_input for a time that is still to come
 */
export function recordIncident(
  { title, words, noticed_at, personal_data, request_id }: ParsedInput<"recordIncident">,
  { uid, role }: Caller,
): Promise<string> {
  const id = `inc_${keyOf(uid, request_id)}`;
  const ref = recordRef(INCIDENTS, id);
  return commitTogether(async (unit) => {
    if (await unit.get(ref)) return id;
    // A minute for clocks that are fast.
    if (noticed_at > unit.now() + 60_000) throw new DomainError("invalid_input", { field: "noticed_at" });
    const now = timestamp(unit.now());
    unit.create(ref, {
      ...{ id, title, words, status: "open", personal_data, noticed_at: timestamp(noticed_at) },
      ...{ cert_in_due: timestamp(noticed_at + CERT_IN_WITHIN_MS), cert_in_at: null },
      ...{ board_due: personal_data ? timestamp(noticed_at + BOARD_WITHIN_MS) : null, board_at: null },
      ...{ people_at: null, steps: [], recorded_by: uid, closed_at: null, created_at: now, updated_at: now },
    });
    audit(unit, `incident.recorded_${id}`, {
      ...{ actor: uid, role: role ?? "", action: "incident.recorded", subject: ref.path, before: null },
      after: { status: "open", personal_data },
    });
    return id;
  });
}

/**
 * Notes what was done about it, with the time of now: nothing of it is ever changed. Whoever is told first stops that clock.
 *
 * @throws DomainError incident_not_found; changed_meanwhile when it is closed, or full: then it can only be closed, and told of
 * whoever has not been told yet
 */
export function noteStep(
  { incident_id, kind, words, request_id }: ParsedInput<"noteIncidentStep">,
  { uid, role }: Caller,
): Promise<void> {
  const ref = recordRef(INCIDENTS, incident_id);
  const id = keyOf(uid, request_id);
  return commitTogether(async (unit) => {
    const incident = await unit.get(ref);
    if (!incident) throw new DomainError("incident_not_found");
    if (incident.steps.some((step) => step.id === id)) return;
    const isFull = incident.steps.length >= MOST_INCIDENT_STEPS;
    if (incident.status === "closed" || (isFull && !isOwed(incident, kind))) {
      throw new DomainError("changed_meanwhile");
    }
    const at = timestamp(unit.now());
    const changes: Partial<Incident> = {
      steps: [...incident.steps, { id, kind, words, by: uid, at }],
      updated_at: at,
      ...(kind === "cert_in" && incident.cert_in_at === null ? { cert_in_at: at } : {}),
      ...(kind === "board" && incident.board_at === null ? { board_at: at } : {}),
      ...(kind === "people" && incident.people_at === null ? { people_at: at } : {}),
      ...(kind === "closed" ? { status: "closed" as const, closed_at: at } : {}),
    };
    unit.update(ref, changes);
    audit(unit, `incident.step_${incident_id}_${id}`, {
      ...{ actor: uid, role: role ?? "", action: "incident.step_noted", subject: ref.path },
      ...{ before: { status: incident.status }, after: { status: changes.status ?? "open", step: kind } },
    });
  });
}

/** What the law wants said of every incident, once: there is always room for it. */
function isOwed({ cert_in_at, board_at, people_at }: Incident, kind: IncidentStepKind): boolean {
  const isTold = { cert_in: cert_in_at, board: board_at, people: people_at };
  return kind === "closed" || (kind !== "note" && isTold[kind] === null);
}
