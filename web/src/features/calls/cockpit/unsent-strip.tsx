import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { useOnline } from "../../../lib/device/online.ts";
import { Button } from "../../../ui/button.tsx";
import type { CockpitModel } from "./cockpit-model.ts";
import { areOnlyHere } from "./outbox.ts";

/** What has not reached the server, above every page of the workspace. */
export function UnsentCalls({ model: { uid, unsent, discard } }: { model: CockpitModel }) {
  const isOnline = useOnline();
  const waiting = unsent.filter(({ refusal }) => refusal === null).length;
  const refused = unsent.filter(({ refusal }) => refusal !== null);
  return (
    <div role="status" className="grid gap-2 not-empty:mb-5">
      {/* Online they are gone before one could read it. */}
      {waiting > 0 && !isOnline && (
        <p className="alert alert-warning alert-soft text-base-content">
          {words.unsent(waiting)} {areOnlyHere(uid) && words.unsentHere}
        </p>
      )}
      {refused.map(({ callId, name, refusal }) => (
        <p key={callId} className="alert alert-error alert-soft justify-between text-base-content">
          {words.refused(name, refusal ?? "")}
          <Button size="small" className="act-button" look="outline" onClick={() => discard(callId)}>
            {words.discard}
          </Button>
        </p>
      ))}
    </div>
  );
}
