import { useState } from "react";
import { incidents as words } from "#messages/workspaces/incidents.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Timeline } from "../../../ui/timeline.tsx";
import type { IncidentView } from "../data/incidents.ts";
import { StepDialog } from "./step-dialog.tsx";

/** Each incident with its clocks, what was done, and the next step. @param now epoch ms */
export function IncidentList({ incidents, now }: { incidents: readonly IncidentView[]; now: number }) {
  const [noting, setNoting] = useState<IncidentView | null>(null);
  return (
    <>
      <ul aria-label={words.list.title} className="grid gap-4">
        {incidents.map((incident) => (
          <li key={incident.id} className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-base font-semibold">{incident.title}</h3>
              <p className="muted text-sm">
                {incident.closedAt === null ? words.open : words.closed(istDateTime(incident.closedAt))}
              </p>
            </div>
            <p className="muted text-sm">{words.noticedAt(istDateTime(incident.noticedAt))}</p>
            <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{incident.words}</p>
            <dl className="mt-4 grid gap-3 sm:grid-cols-3">
              <Clock term={words.clocks.cert_in} due={incident.certInDue} at={incident.certInAt} now={now} />
              <Clock
                term={words.clocks.people}
                due={incident.personalData ? Number.NaN : null}
                at={incident.peopleAt}
                now={now}
              />
              <Clock term={words.clocks.board} due={incident.boardDue} at={incident.boardAt} now={now} />
            </dl>
            {incident.steps.length > 0 && (
              <>
                <h4 className="mt-4 mb-2 text-sm font-semibold">{words.history}</h4>
                <Timeline
                  first={3}
                  entries={[...incident.steps].reverse().map(({ id, kind, at, words: done }) => ({
                    ...{ id, at, title: words.kinds[kind] },
                    detail: <span className="whitespace-pre-line wrap-anywhere">{done}</span>,
                  }))}
                />
              </>
            )}
            {incident.status === "open" && (
              <Button size="small" className="mt-4 min-h-11" onClick={() => setNoting(incident)}>
                {words.addStep}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {noting !== null && <StepDialog incident={noting} onClose={() => setNoting(null)} />}
    </>
  );
}

/** @param due null: nobody has to be told; not a number: without delay */
function Clock({ term, due, at, now }: { term: string; due: number | null; at: number | null; now: number }) {
  const late = at === null && due !== null && due < now;
  return (
    <div>
      <dt className="text-sm font-medium">{term}</dt>
      <dd className={`figures text-sm ${late ? "font-semibold text-error" : "muted"}`} translate="no">
        {standing(due, at, now)}
      </dd>
    </div>
  );
}

function standing(due: number | null, at: number | null, now: number): string {
  if (at !== null) return words.clocks.done(istDateTime(at));
  if (due === null) return words.clocks.none;
  if (Number.isNaN(due)) return words.clocks.withoutDelay;
  if (due < now) return words.clocks.late(istDateTime(due));
  const minutes = Math.floor((due - now) / 60_000);
  return words.clocks.due(istDateTime(due), words.hours(Math.floor(minutes / 60), minutes % 60));
}
