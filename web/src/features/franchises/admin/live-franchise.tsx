import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import type { ReactNode } from "react";
import { common } from "#messages/common.ts";
import { franchiseAdmin as words } from "#messages/workspaces/franchise-admin.ts";
import { usePageTitle } from "../../../lib/page/page-title.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { DeadEnd } from "../../../ui/dead-end.tsx";
import { ErrorState, Loading } from "../../../ui/states.tsx";
import { useFranchise } from "../data/franchises.ts";
import type { FranchiseView } from "../read-franchise.ts";

interface LiveFranchiseProps {
  franchiseId: string;
  title(franchise: FranchiseView): string;
  children(franchise: FranchiseView): ReactNode;
}

/** A page about one partner, whatever becomes of reading them. */
export function LiveFranchise({ franchiseId, title, children }: LiveFranchiseProps) {
  const live = useFranchise(franchiseId);
  usePageTitle(live.status === "ready" && live.value !== null ? title(live.value) : words.back);
  if (live.status === "loading") return <Loading />;
  if (live.status !== "ready") {
    return (
      <ErrorState title={words.failed} onRetry={live.retry}>
        {common.checkConnection}
      </ErrorState>
    );
  }
  if (live.value === null) {
    const list = WORKSPACES.admin.pages.franchisePartners;
    return (
      <DeadEnd title={words.notFound} ways={<ButtonLink to={list}>{words.back}</ButtonLink>}>
        {words.notFoundWhy}
      </DeadEnd>
    );
  }
  return children(live.value);
}
