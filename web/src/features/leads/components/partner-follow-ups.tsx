import type { ReactNode } from "react";
import { partner } from "#messages/workspaces/partner.ts";
import { mapLive } from "../../../lib/firestore/live.ts";
import { useIstDay } from "../../../lib/time/use-ist-day.ts";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { usePartnerLeads } from "../data/leads.ts";
import { CallLink, NextCall } from "./partner-lead-rows.tsx";

const DAY_MS = 86_400_000;

interface PartnerFollowUpsProps {
  /** Uid of the partner whose leads they are. */
  of: string;
  aside: ReactNode;
}

/** Whom to call today, and whoever waits longer. */
export function PartnerFollowUps({ of, aside }: PartnerFollowUpsProps) {
  const today = useIstDay();
  const due = mapLive(usePartnerLeads(of), (found) =>
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
