import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { useSayOffline } from "../../../lib/device/offline-words.ts";
import { Button } from "../../../ui/button.tsx";
import type { CockpitModel } from "./cockpit-model.ts";
import { areOnlyHere } from "./outbox.ts";

/** What the server will not have, above every page of the workspace. What only waits for the network stands in its banner. */
export function UnsentCalls({ model }: { model: CockpitModel }) {
  useSayOffline(offlineWords(model));
  const { unsent, discard } = model;
  const refused = unsent.filter(({ refusal }) => refusal !== null);
  return (
    <div role="status" className="grid gap-2 not-empty:mb-5">
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

/** What a gone network means for calls; null: nothing yet. */
export function offlineWords({ uid, call, unsent }: CockpitModel): string | null {
  const waiting = unsent.filter(({ refusal }) => refusal === null).length;
  if (waiting > 0) return areOnlyHere(uid) ? words.unsentHere(waiting) : words.unsent(waiting);
  return call === null ? null : words.offline;
}
