import { Check, Phone } from "lucide-react";
import { useEffect, useRef } from "react";
import { common } from "#messages/common.ts";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { Button } from "../../../ui/button.tsx";
import { CallClock } from "./call-clock.tsx";
import type { CockpitModel } from "./cockpit-model.ts";
import type { OngoingCall } from "./ongoing-call.ts";

/** A call that goes on while something else is looked at, or in another tab. */
export function CallBar({ model, call }: { model: CockpitModel; call: OngoingCall }) {
  const isElsewhere = model.held === "elsewhere";
  const { pointed } = model;
  const act = useRef<HTMLButtonElement>(null);
  const seen = useRef(pointed);
  // Whoever was led here goes on with one press.
  useEffect(() => {
    if (pointed !== seen.current) act.current?.focus();
    seen.current = pointed;
  }, [pointed]);
  return (
    <aside className="cockpit-bar" aria-label={words.label}>
      <Phone size={18} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {isElsewhere ? words.elsewhere(call.name) : <strong className="font-semibold">{call.name}</strong>}{" "}
        {!isElsewhere && <CallClock call={call} now={model.now} />}
      </p>
      <Button
        ref={act}
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

/** A call that this tab showed as running in another one, and that was saved there. */
export function SavedBar({ name, onClose }: { name: string; onClose(): void }) {
  return (
    <aside className="cockpit-bar" aria-label={words.savedTitle}>
      <Check size={18} aria-hidden="true" className="shrink-0" />
      <p role="status" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {words.savedElsewhere(name)}
      </p>
      <Button size="small" className="act-button" look="quiet" onClick={onClose}>
        {common.close}
      </Button>
    </aside>
  );
}
