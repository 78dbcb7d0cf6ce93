import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { DEFAULT_CALLING_HOURS, nextCallable } from "@niyamdesk/domain/calls/calling-hours";
import { isOpenLead, type LeadStatus } from "@niyamdesk/domain/leads/lead";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { followUp } from "#messages/follow-up.ts";
import { partner } from "#messages/workspaces/partner.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ActMenu, type MenuAct } from "../../../ui/act-menu.tsx";
import { FollowUpDialog } from "../../../ui/follow-up-dialog.tsx";
import { moveLead } from "../data/lead-calls.ts";
import { setFollowUp } from "../data/set-follow-up.ts";
import type { LeadView } from "../read-lead.ts";

const words = partner.leads;

interface ActsProps {
  lead: LeadView;
  /** Not while the partnership is on hold. */
  mayPrepare: boolean;
  onDone(): void;
}

/** What a partner does about somebody they brought. */
export function PartnerLeadActs({ lead, mayPrepare, onDone }: ActsProps) {
  const [planning, setPlanning] = useState(false);
  const go = useNavigate();

  async function move(to: LeadStatus): Promise<void> {
    try {
      await moveLead({ lead_id: lead.id, seen: lead.status, to });
      toast("success", words.moved(lead.name));
      onDone();
    } catch (error) {
      toast("error", errorWords(error));
    }
  }

  async function plan(at: number | null): Promise<void> {
    const isSet = await setFollowUp(lead.id, lead.followUpAt, at);
    if (!isSet) toast("error", words.changed);
    onDone();
  }

  const [first = ""] = lead.name.split(/\s/u);
  const address = `${WORKSPACES.franchise.pages.prepare}?${new URLSearchParams({ for: first })}`;
  const prepare: MenuAct[] = mayPrepare ? [[words.prepare, () => go(address)]] : [];
  const acts: MenuAct[] = isOpenLead(lead.status)
    ? [
        [words.followUp, () => setPlanning(true)],
        ...prepare,
        ...(lead.status === "new" ? [[words.contacted, () => void move("contacted")] as MenuAct] : []),
        [words.lost, () => void move("lost")],
      ]
    : prepare;

  return (
    <>
      {acts.length > 0 && <ActMenu label={words.menu(lead.name)} acts={acts} />}
      {planning && (
        <FollowUpDialog
          title={followUp.title(lead.name)}
          at={lead.followUpAt}
          callable={(at) => nextCallable(at, DEFAULT_CALLING_HOURS) ?? at}
          onSave={plan}
          onNone={lead.followUpAt === null ? undefined : () => void plan(null)}
          onClose={() => setPlanning(false)}
        />
      )}
    </>
  );
}
