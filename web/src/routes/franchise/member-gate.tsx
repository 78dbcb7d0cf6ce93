import type { ReactNode } from "react";
import { partner } from "#messages/workspaces/partner.ts";
import { useLetIn } from "../../features/leads/data/leads.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { EmptyState } from "../../ui/states.tsx";

/** While the partner is on hold, or has ended, their staff have nothing to do. Nothing is shown before that is known. */
export function MemberGate({ partnerUid, children }: { partnerUid: string; children: ReactNode }) {
  const { onHold, onHoldWhy } = partner.team;
  const letIn = useLetIn(partnerUid);
  if (letIn.status === "refused") return <EmptyState title={onHold}>{onHoldWhy}</EmptyState>;
  return (
    <LivePanel live={letIn} label={partner.own.loading} failure={partner.own.failed} rows={3}>
      {() => children}
    </LivePanel>
  );
}
