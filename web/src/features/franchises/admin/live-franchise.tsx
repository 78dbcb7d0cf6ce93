import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import type { ReactNode } from "react";
import { franchiseAdmin as words } from "#messages/workspaces/franchise-admin.ts";
import { usePageTitle } from "../../../lib/page/page-title.ts";
import { LiveRecord } from "../../../ui/live-record.tsx";
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
  return (
    <LiveRecord live={live} words={words} list={WORKSPACES.admin.pages.franchisePartners}>
      {children}
    </LiveRecord>
  );
}
