import type { ReactNode } from "react";
import { partner } from "#messages/workspaces/partner.ts";
import { mapLive } from "../../../lib/firestore/live.ts";
import { useOwnUid } from "../../../lib/session/use-own-uid.ts";
import { useIstDay } from "../../../lib/time/use-ist-day.ts";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { usePartnerLeads } from "../data/leads.ts";
import { CallLink, NextCall } from "./partner-lead-rows.tsx";

const DAY_MS = 86_400_000;

/** Whom to call today, and whoever waits longer. */
export function PartnerFollowUps({ aside }: { aside: ReactNode }) {
  const today = useIstDay();
  const due = mapLive(usePartnerLeads(useOwnUid()), (found) =>
    found
      .filter(({ followUpAt }) => followUpAt !== null && followUpAt < today + DAY_MS)
      .sort((a, b) => (a.followUpAt ?? 0) - (b.followUpAt ?? 0)),
  );
  return (
    <WorkPanel words={partner.followUps} live={due} rows={2} aside={aside}>
      {(found) => (
        <WorkList label={partner.followUps.title}>
          {found.map((lead) => (
            <WorkRow
              key={lead.id}
              title={lead.name}
              detail={
                <>
                  {lead.interest !== null && <span className="block">{lead.interest}</span>}
                  <NextCall lead={lead} />
                </>
              }
              aside={<CallLink lead={lead} />}
            />
          ))}
        </WorkList>
      )}
    </WorkPanel>
  );
}
