import { useState } from "react";
import { leadActs } from "#messages/workspaces/lead-acts.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { mayBeParted, undoMerge } from "../data/lead-acts.ts";
import type { LeadView } from "../read-lead.ts";

const words = leadActs.merge;

/** Leads that became part of this one and can still be parted from it, the latest first of all. */
export function MergesOf({ lead, onParted }: { lead: LeadView; onParted?: () => void }) {
  const [busy, setBusy] = useState(false);
  const merges = lead.merges.filter(({ at }) => mayBeParted(at, Date.now()));
  if (merges.length === 0) return null;
  const latest = merges.at(-1)?.leadId;
  return (
    <ul className="grid gap-2">
      {merges.map(({ leadId, name, at }) => (
        <li key={leadId} className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span className="min-w-0">{words.merged(name, istDateTime(at))}</span>
          {leadId === latest && (
            <Button
              look="quiet"
              size="small"
              className="act-button"
              busy={busy}
              onClick={async () => {
                setBusy(true);
                try {
                  await undoMerge(lead.id, leadId);
                  toast("success", words.undone);
                  onParted?.();
                } catch (error) {
                  toast("error", errorWords(error));
                } finally {
                  setBusy(false);
                }
              }}
            >
              {words.undo}
            </Button>
          )}
        </li>
      ))}
      {merges.length > 1 && <li className="muted text-sm">{words.latestFirst}</li>}
    </ul>
  );
}
