import type { ReactNode } from "react";
import { partner } from "#messages/workspaces/partner.ts";
import { useIsLetIn } from "../../features/leads/data/leads.ts";
import { EmptyState } from "../../ui/states.tsx";

/** While the partner is on hold, or has ended, their staff have nothing to do. */
export function MemberGate({ partnerUid, children }: { partnerUid: string; children: ReactNode }) {
  const { onHold, onHoldWhy } = partner.team;
  return useIsLetIn(partnerUid) ? children : <EmptyState title={onHold}>{onHoldWhy}</EmptyState>;
}
