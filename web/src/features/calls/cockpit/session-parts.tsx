import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { callWindow } from "@niyamdesk/domain/calls/calling-hours";
import { Headset } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { Button } from "../../../ui/button.tsx";
import type { CockpitModel } from "./cockpit-model.ts";

/** A session that rests. */
export function SessionBar({ model }: { model: CockpitModel }) {
  return (
    <aside className="cockpit-bar" aria-label={words.session.title}>
      <Headset size={18} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1">
        {words.session.paused} <span className="muted">· {words.session.calls(model.session.calls)}</span>
      </p>
      <Button size="small" className="act-button" look="quiet" onClick={model.endSession}>
        {words.session.end}
      </Button>
      <Button size="small" className="act-button" onClick={() => model.pause(false)}>
        {words.session.resume}
      </Button>
    </aside>
  );
}

/** Ways out of the session, below whatever is open. */
export function SessionFoot({ model, canSkip }: { model: CockpitModel; canSkip: boolean }) {
  if (!model.session.isOn) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2 border-t border-base-300 pt-4 text-sm">
      <span className="muted me-auto">{words.session.calls(model.session.calls)}</span>
      {canSkip && (
        <Button size="small" className="act-button" look="outline" onClick={model.skip}>
          {words.session.skip}
        </Button>
      )}
      <Button size="small" className="act-button" look="quiet" onClick={() => model.pause(true)}>
        {words.session.pause}
      </Button>
      <Button size="small" className="act-button" look="quiet" onClick={model.endSession}>
        {words.session.end}
      </Button>
    </div>
  );
}

/** When calling starts again; undefined: it is calling time, or the hours are not known. */
export function closedUntil({ hours, areHoursKnown, now }: CockpitModel): number | null | undefined {
  const window = callWindow(now(), hours);
  return window.open || !areHoursKnown ? undefined : window.opens;
}

/** Nobody is left of the own ones: whoever takes leads of the pool goes on there. Who comes in meanwhile is offered. */
export function QueueDone({ model }: { model: CockpitModel }) {
  const { next, session } = model;
  // A CA's leads are given to them.
  const hasPool = useLocation().pathname.startsWith(WORKSPACES.telecaller.prefix);
  const opens = closedUntil(model);
  if (opens !== undefined)
    return (
      <div className="mt-2">
        <p className="muted">{opens === null ? words.closedForGood : words.opensAt(opens)}</p>
        <SessionFoot model={model} canSkip={false} />
      </div>
    );
  return (
    <div className="mt-2">
      <p className="muted">{words.session.done}</p>
      <div role="status" className="mt-4 grid gap-2 empty:hidden">
        {next !== null && (
          <Button block onClick={model.offerNext}>
            {words.goOn(next.callee.name)}
          </Button>
        )}
      </div>
      {session.skipped.length > 0 && (
        <Button block look="outline" className="mt-2" onClick={model.backToSkipped}>
          {words.session.backToSkipped}
        </Button>
      )}
      {hasPool && (
        <Link
          to={`${WORKSPACES.telecaller.pages.leads}?of=unassigned`}
          className={`btn btn-block ${next === null ? "btn-primary mt-4" : "btn-outline mt-2"}`}
          onClick={model.close}
        >
          {words.session.pool}
        </Link>
      )}
      <SessionFoot model={model} canSkip={false} />
    </div>
  );
}
