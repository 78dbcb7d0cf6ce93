import type { ReactNode } from "react";
import { partner as words } from "#messages/workspaces/partner.ts";
import { useOwnUid } from "../../../lib/session/use-own-uid.ts";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "../../../ui/states.tsx";
import { useOwnFranchise } from "../data/franchises.ts";
import { type MemberView, useMembership } from "../data/members.ts";
import type { FranchiseView } from "../read-franchise.ts";

interface PartnerFrameProps {
  children(franchise: FranchiseView): ReactNode;
  /** What a partner's staff see in its place; without it, that it is the partner's alone. */
  member?(member: MemberView): ReactNode;
}

/** What needs the own partnership: whatever becomes of reading it, and what is said while it is on hold. */
export function PartnerFrame({ children, member }: PartnerFrameProps) {
  const own = useOwnFranchise(useOwnUid());
  if (own.status === "loading") return <SkeletonRows rows={3} label={words.own.loading} />;
  if (own.status !== "ready") return <ErrorState title={words.own.failed} onRetry={own.retry} />;
  if (own.value === null) return <MemberFrame member={member} none={<NoTerritory />} />;
  const { status, statusReason } = own.value;
  return (
    <>
      {status === "suspended" && (
        <p role="status" className="strip">
          {words.hold.suspended(statusReason)}
        </p>
      )}
      {status === "ended" && (
        <p role="status" className="strip">
          {words.hold.ended}
        </p>
      )}
      {children(own.value)}
    </>
  );
}

interface MemberFrameProps {
  member?: ((member: MemberView) => ReactNode) | undefined;
  /** For whoever works for nobody. */
  none: ReactNode;
}

/** What depends on whether somebody works for a partner. */
export function MemberFrame({ member, none }: MemberFrameProps) {
  const works = useMembership(useOwnUid());
  return (
    <LivePanel live={works} label={words.own.loading} failure={words.own.failed} rows={3}>
      {(found) => {
        if (found === null) return none;
        if (member) return member(found);
        const { onlyPartner, onlyPartnerWhy } = words.team;
        return <EmptyState title={onlyPartner}>{onlyPartnerWhy(found.partner)}</EmptyState>;
      }}
    </LivePanel>
  );
}

function NoTerritory() {
  return <EmptyState title={words.own.title}>{words.own.none}</EmptyState>;
}
