import { adminLeads as words } from "#messages/workspaces/lead-admin.ts";
import { ActMenu, type MenuAct } from "../../../ui/act-menu.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { mayBeParted } from "../data/lead-acts.ts";
import type { LeadView } from "../read-lead.ts";
import { MergesOf } from "./merges-of.tsx";

export type AdminLeadAct = "assign" | "takeBack" | "part";

interface AdminLeadActsProps {
  lead: LeadView;
  onAct(act: AdminLeadAct): void;
}

/** What an administrator does about one lead: gives it to somebody, and puts right what others did by mistake. */
export function AdminLeadActs({ lead, onAct }: AdminLeadActsProps) {
  const repairs = repairsOf(lead, Date.now());
  if (repairs.length === 0) {
    return (
      <Button
        look="quiet"
        size="small"
        className="act-button"
        aria-label={words.assignOf(lead.name)}
        onClick={() => onAct("assign")}
      >
        {words.assign}
      </Button>
    );
  }
  const acts = (["assign", ...repairs] as const).map((act): MenuAct => [words[act], () => onAct(act)]);
  return <ActMenu label={words.more(lead.name)} acts={acts} />;
}

/** Mistakes that can be put right: what a payment converted stands, and a merge does after a day. */
function repairsOf({ status, conversion, merges }: LeadView, now: number): AdminLeadAct[] {
  return [
    ...(status === "converted" && !conversion?.byPayment ? (["takeBack"] as const) : []),
    ...(merges.some(({ at }) => mayBeParted(at, now)) ? (["part"] as const) : []),
  ];
}

/** Leads that became part of this one, each to be parted from it. */
export function PartDialog({ lead, onDone, onClose }: { lead: LeadView; onDone(): void; onClose(): void }) {
  return (
    <Dialog open title={words.partTitle(lead.name)} onClose={onClose}>
      <p className="muted mb-4 text-sm">{words.partWhy}</p>
      <MergesOf
        lead={lead}
        onParted={() => {
          onDone();
          onClose();
        }}
      />
    </Dialog>
  );
}
