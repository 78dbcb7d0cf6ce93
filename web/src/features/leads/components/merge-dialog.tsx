import { useState } from "react";
import { leadActs } from "#messages/workspaces/lead-acts.ts";
import { toast } from "../../../lib/page/toast.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { mergeLeads } from "../data/lead-acts.ts";
import type { LeadView } from "../read-lead.ts";

const words = leadActs.merge;

interface MergeDialogProps {
  leads: readonly [LeadView, LeadView];
  /** The one that both are now. */
  onMerged(kept: string): void;
  onClose(): void;
}

/** Two leads side by side, of which one stays first. */
export function MergeDialog({ leads, onMerged, onClose }: MergeDialogProps) {
  const [kept, setKept] = useState(leads[0].id);
  const shown = useShownPhone();
  const [first, second] = leads;
  return (
    <ConfirmDialog
      title={words.title(first.name)}
      confirm={words.confirm}
      keep={words.notNow}
      onConfirm={async () => {
        const [keep, other] = kept === first.id ? [first, second] : [second, first];
        await mergeLeads(keep.id, other.id);
        toast("success", words.done(keep.name));
        onMerged(keep.id);
        onClose();
      }}
      onClose={onClose}
    >
      <p className="mb-4">{words.lead}</p>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{words.keep}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {leads.map((lead) => (
            <label key={lead.id} className="flex items-start gap-3 rounded-box border border-base-300 p-3">
              <input
                type="radio"
                name="kept"
                className="radio radio-sm radio-primary mt-1"
                checked={kept === lead.id}
                onChange={() => setKept(lead.id)}
              />
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{lead.name}</span>
                <span className="muted block text-sm">
                  {words.numbers(lead.phone === null ? "" : shown(lead.phone), lead.interest ?? "")}
                </span>
                {lead.email !== null && (
                  <span className="muted block text-sm wrap-anywhere">{lead.email}</span>
                )}
                {lead.notes !== "" && <span className="mt-1 line-clamp-3 block text-sm">{lead.notes}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {leads.some(({ mayBeCalled }) => !mayBeCalled) && <p className="mt-3 text-sm">{words.blocked}</p>}
    </ConfirmDialog>
  );
}
