import { Fragment, type ReactNode, useState } from "react";
import { partner as words } from "#messages/workspaces/partner.ts";
import { useOwnUid } from "../../../lib/session/use-own-uid.ts";
import { Choices } from "../../../ui/choices.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "../../../ui/states.tsx";
import { chosenTerritory, keepTerritory } from "../chosen-territory.ts";
import { useOwnFranchises } from "../data/franchises.ts";
import { type MemberView, useMembership } from "../data/members.ts";
import type { FranchiseView } from "../read-franchise.ts";

interface PartnerFrameProps {
  children(franchise: FranchiseView): ReactNode;
  /** What a partner's staff see in its place; without it, that it is the partner's alone. */
  member?(member: MemberView): ReactNode;
}

/**
 * What needs the own partnership: whatever becomes of reading it, and what is said while it is on hold. Whoever holds several territories
 * chooses which they look at, since each has its own link, bank account and PIN codes; one that is over stays among them, as long as
 * money of it is to come.
 */
export function PartnerFrame({ children, member }: PartnerFrameProps) {
  const own = useOwnFranchises(useOwnUid());
  const [wanted, setWanted] = useState(chosenTerritory);
  if (own.status === "loading") return <SkeletonRows rows={3} label={words.own.loading} />;
  if (own.status !== "ready") return <ErrorState title={words.own.failed} onRetry={own.retry} />;
  const shown = own.value.find(({ id }) => id === wanted) ?? own.value[0];
  if (shown === undefined) return <MemberFrame member={member} none={<NoTerritory />} />;
  return (
    <>
      {own.value.length > 1 && (
        <Choices
          label={words.own.which}
          options={own.value.map((one) => [one.id, nameOf(one)] as const)}
          chosen={shown.id}
          onChoose={(id) => {
            keepTerritory(id);
            setWanted(id);
          }}
        />
      )}
      <Standing franchise={shown} />
      <Fragment key={shown.id}>{children(shown)}</Fragment>
    </>
  );
}

function nameOf({ territory, code, status }: FranchiseView): string {
  return `${territory}, ${code}${status === "active" ? "" : ` · ${words.statuses[status]}`}`;
}

/** The same for pages about all of a partner's territories at once: said only where none of them goes on. */
export function OwnStanding() {
  const own = useOwnFranchises(useOwnUid());
  const first = own.status === "ready" ? own.value[0] : undefined;
  return first === undefined ? null : <Standing franchise={first} />;
}

function Standing({ franchise: { status, statusReason } }: { franchise: FranchiseView }) {
  if (status === "active") return null;
  return (
    <p role="status" className="strip">
      {status === "suspended" ? words.hold.suspended(statusReason) : words.hold.ended}
    </p>
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
