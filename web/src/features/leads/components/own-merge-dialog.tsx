import { useState } from "react";
import { leadActs } from "#messages/workspaces/lead-acts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import type { LeadView } from "../read-lead.ts";
import { LeadFinder } from "./lead-finder.tsx";
import { MergeDialog } from "./merge-dialog.tsx";

const words = leadActs.merge;

/** Which of the own leads is the same person; then both side by side. */
export function OwnMergeDialog({ lead, onClose }: { lead: LeadView; onClose(): void }) {
  const [other, setOther] = useState<LeadView | null>(null);
  if (other !== null)
    return <MergeDialog leads={[lead, other]} onMerged={() => undefined} onClose={onClose} />;
  return (
    <Dialog open title={words.title(lead.name)} onClose={onClose}>
      <p className="muted mb-4 text-sm">{words.lead}</p>
      <LeadFinder
        label={words.find}
        hint={words.findHint}
        none={words.none}
        noneAlike={words.noneAlike}
        like={lead}
        onChoose={setOther}
      />
    </Dialog>
  );
}
