import { Minus, Plus } from "lucide-react";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { Button } from "../../../ui/button.tsx";
import { useSecond } from "./call-clock.tsx";
import type { CockpitModel } from "./cockpit-model.ts";
import { aboutMinutes, isLong, lastSignOf, type OngoingCall, secondsOf } from "./ongoing-call.ts";

const MINUTE_S = 60;

interface PartProps {
  model: CockpitModel;
  call: OngoingCall;
}

/** On a phone: 'about 4 min', which can be made shorter, and never longer than it was. */
export function CallLength({ model, call }: PartProps) {
  if (call.device !== "phone") return null;
  const measured = secondsOf(call, model.now());
  const minutes = aboutMinutes(call.told ?? measured);
  const most = aboutMinutes(measured);
  const say = (wanted: number) => model.change({ told: wanted >= most ? null : wanted * MINUTE_S });
  return (
    <div className="flex items-center gap-2">
      <span className="muted text-sm">{words.length}</span>
      <output className="figures me-auto font-medium">{words.about(minutes)}</output>
      <button
        type="button"
        className="btn btn-outline btn-square border-base-300"
        aria-label={words.shorter}
        disabled={minutes <= 1}
        onClick={() => say(minutes - 1)}
      >
        <Minus size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="btn btn-outline btn-square border-base-300"
        aria-label={words.longer}
        disabled={minutes >= most}
        onClick={() => say(minutes + 1)}
      >
        <Plus size={18} aria-hidden="true" />
      </button>
    </div>
  );
}

/** A call that was there when this page came, or that has run for hours: is it over? */
export function ForgottenCall({ model, call }: PartProps) {
  useSecond(call.endedAt === null);
  const { isResumed, confirmResumed, change } = model;
  const now = model.now();
  if (!isResumed && !(isLong(call, now) && call.endedAt === null)) return null;
  if (isLong(call, now)) {
    const lastSign = lastSignOf(call);
    const hours = Math.round((now - call.startedAt) / 3_600_000);
    return (
      <Asked question={words.reallyHours(hours)}>
        <Button
          size="small"
          className="act-button"
          onClick={() => {
            change({ endedAt: lastSign });
            confirmResumed();
          }}
        >
          {words.endedAbout(lastSign)}
        </Button>
        <Button
          size="small"
          className="act-button"
          look="outline"
          onClick={() => {
            change({ endedAt: now });
            confirmResumed();
          }}
        >
          {words.wasSo}
        </Button>
      </Asked>
    );
  }
  // A phone's sheet asks for itself.
  if (call.device === "phone" || call.endedAt !== null) return null;
  return (
    <Asked question={words.began(call.startedAt)}>
      <Button
        size="small"
        className="act-button"
        onClick={() => {
          if (call.status === "connected") change({ endedAt: now });
          confirmResumed();
        }}
      >
        {words.isOver}
      </Button>
      <Button size="small" className="act-button" look="outline" onClick={confirmResumed}>
        {words.stillOn}
      </Button>
    </Asked>
  );
}

function Asked({ question, children }: { question: string; children: React.ReactNode }) {
  return (
    <fieldset aria-label={question} className="alert alert-warning alert-soft text-base-content">
      <div className="grid gap-2.5">
        <p className="font-medium">{question}</p>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </fieldset>
  );
}
