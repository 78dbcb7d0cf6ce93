import { Phone } from "lucide-react";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { Button } from "../../../ui/button.tsx";
import { CallClock } from "./call-clock.tsx";
import type { CockpitModel } from "./cockpit-model.ts";
import type { OngoingCall } from "./ongoing-call.ts";

/** A call that goes on while something else is looked at, or in another tab. */
export function CallBar({ model, call }: { model: CockpitModel; call: OngoingCall }) {
  const isElsewhere = model.held === "elsewhere";
  return (
    <aside className="cockpit-bar" aria-label={words.label}>
      <Phone size={18} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {isElsewhere ? words.elsewhere(call.name) : <strong className="font-semibold">{call.name}</strong>}{" "}
        {!isElsewhere && <CallClock call={call} now={model.now} />}
      </p>
      <Button
        size="small"
        className="act-button"
        onClick={() => {
          if (isElsewhere) {
            model.takeHere();
            model.confirmResumed();
          }
          model.fold(false);
        }}
      >
        {isElsewhere ? words.goOnHere : words.open}
      </Button>
    </aside>
  );
}
