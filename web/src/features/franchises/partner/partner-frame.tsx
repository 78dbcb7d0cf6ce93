import type { ReactNode } from "react";
import { partner as words } from "#messages/workspaces/partner.ts";
import { useOwnUid } from "../../../lib/session/use-own-uid.ts";
import { EmptyState, ErrorState, SkeletonRows } from "../../../ui/states.tsx";
import { useOwnFranchise } from "../data/franchises.ts";
import type { FranchiseView } from "../read-franchise.ts";

/** What needs the own partnership: whatever becomes of reading it, and what is said while it is on hold. */
export function PartnerFrame({ children }: { children(franchise: FranchiseView): ReactNode }) {
  const own = useOwnFranchise(useOwnUid());
  if (own.status === "loading") return <SkeletonRows rows={3} label={words.own.loading} />;
  if (own.status !== "ready") return <ErrorState title={words.own.failed} onRetry={own.retry} />;
  if (own.value === null) return <EmptyState title={words.own.title}>{words.own.none}</EmptyState>;
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
