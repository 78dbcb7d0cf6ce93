import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { leadActs } from "#messages/workspaces/lead-acts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import type { LeadView } from "../read-lead.ts";
import { LeadFinder } from "./lead-finder.tsx";
import { MergeDialog } from "./merge-dialog.tsx";

const words = leadActs.merge;

/** Which of the own leads is the same person; then both side by side. */
export function OwnMergeDialog({ lead, onClose }: { lead: LeadView; onClose(): void }) {
  const [other, setOther] = useState<LeadView | null>(null);
  const navigate = useNavigate();
  // Only telecallers merge their own. The page of the one that was put aside is nobody's any more.
  const goOn = (kept: string) =>
    kept !== lead.id && navigate(PATHS.lead("telecaller", kept), { replace: true });
  if (other !== null)
    return <MergeDialog leads={[lead, other]} onMerged={(kept) => void goOn(kept)} onClose={onClose} />;
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
