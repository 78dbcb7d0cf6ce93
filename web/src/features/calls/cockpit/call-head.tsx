import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { Button } from "../../../ui/button.tsx";
import { CallClock } from "./call-clock.tsx";
import type { CockpitModel } from "./cockpit-model.ts";
import { aboutMinutes, NO_FOLLOW_UP, type OngoingCall, phaseOf, secondsOf } from "./ongoing-call.ts";

/** How far the call has come, how long it lasts, and the ways back and on. */
export function CallHead({ call, model }: { call: OngoingCall; model: CockpitModel }) {
  const phase = phaseOf(call);
  const said = { dialing: words.dialing, connected: words.onCall, ended: words.ended }[phase];
  const isBack = call.device === "phone" && call.status === null && call.endedAt !== null;
  const hasClock = call.status === null || (call.device === "desk" && call.status === "connected");
  return (
    <div className="flex min-h-9 items-center gap-2 text-sm">
      <span className={phase === "connected" ? "font-semibold text-success" : "muted"} role="status">
        {isBack
          ? words.about(aboutMinutes(secondsOf(call, model.now())))
          : call.status === null || call.status === "connected"
            ? said
            : words.outcomes[call.status]}
      </span>
      {hasClock && !isBack && (
        <span className="text-lg font-semibold">
          <CallClock call={call} now={model.now} />
        </span>
      )}
      <span className="ms-auto flex gap-1">
        {call.status !== null && (
          <Button
            size="small"
            className="act-button"
            look="quiet"
            onClick={() => model.change({ status: null, disposition: null, followUp: NO_FOLLOW_UP })}
          >
            {words.change}
          </Button>
        )}
        {phase === "connected" && (
          <Button
            size="small"
            className="act-button"
            look="outline"
            onClick={() => model.change({ endedAt: model.now() })}
          >
            {words.endCall}
          </Button>
        )}
      </span>
    </div>
  );
}
