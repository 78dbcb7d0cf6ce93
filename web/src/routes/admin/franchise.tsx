import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { Navigate, useParams } from "react-router-dom";
import { franchiseAdmin as words } from "#messages/workspaces/franchise-admin.ts";
import { viewAdmin } from "#messages/workspaces/view-admin.ts";
import { LatestLines } from "../../features/commissions/admin/latest-lines.tsx";
import { MonthsOf } from "../../features/commissions/admin/months-of.tsx";
import {
  BankFacts,
  FranchiseFacts,
  FranchiseLine,
  TerritoryFacts,
} from "../../features/franchises/admin/franchise-facts.tsx";
import { FranchiseHead } from "../../features/franchises/admin/franchise-head.tsx";
import { LiveFranchise } from "../../features/franchises/admin/live-franchise.tsx";
import { HoldDialog } from "../../features/franchises/admin/standing-dialogs.tsx";
import type { FranchiseView } from "../../features/franchises/read-franchise.ts";
import { useMember } from "../../features/staff/data/staff.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { lateDialog } from "../../ui/late-dialog.tsx";

const ViewDialog = lateDialog(() => import("../../features/views/components/view-dialog.tsx"));

const BACK = { to: WORKSPACES.admin.pages.franchisePartners, label: words.back };

/** One partner: what they hold, what they earned, where they are paid. */
export default function Franchise() {
  const { franchiseId = "" } = useParams();
  // Whoever was told an application's ID looks for it here as well.
  if (franchiseId.startsWith("APP-")) return <Navigate to={PATHS.application(franchiseId)} replace />;
  return (
    <LiveFranchise key={franchiseId} franchiseId={franchiseId} title={({ partner }) => partner}>
      {(franchise) => <Known franchise={franchise} />}
    </LiveFranchise>
  );
}

function Known({ franchise }: { franchise: FranchiseView }) {
  const { id, userId, partner, status } = franchise;
  const contact = useMember(userId);
  const [holding, setHolding] = useState(false);
  const [seeing, setSeeing] = useState(false);
  return (
    <>
      <FranchiseHead franchise={franchise} title={partner} back={BACK}>
        {status !== "ended" && (
          <>
            <Button look="outline" onClick={() => setHolding(true)}>
              {status === "suspended" ? words.resume.open : words.suspend.open}
            </Button>
            <ButtonLink to={PATHS.franchiseEdit(id)}>{words.edit}</ButtonLink>
          </>
        )}
        {userId !== "" && (
          <Button look="outline" onClick={() => setSeeing(true)}>
            {viewAdmin.see}
          </Button>
        )}
      </FranchiseHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-8">
          <LatestLines franchiseId={id} />
          <MonthsOf franchiseId={id} />
        </div>
        <div className="grid content-start gap-8">
          <FranchiseFacts franchise={franchise} contact={contact} />
          <TerritoryFacts franchise={franchise} />
          <FranchiseLine franchise={franchise} />
          <BankFacts franchiseId={id} />
        </div>
      </div>
      {holding && <HoldDialog franchise={franchise} onClose={() => setHolding(false)} />}
      {seeing && <ViewDialog person={{ uid: userId, name: partner }} onClose={() => setSeeing(false)} />}
    </>
  );
}
