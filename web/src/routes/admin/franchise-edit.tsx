import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { franchiseAdmin } from "#messages/workspaces/franchise-admin.ts";
import { FranchiseHead } from "../../features/franchises/admin/franchise-head.tsx";
import { HandOverForm } from "../../features/franchises/admin/hand-over-form.tsx";
import { LiveFranchise } from "../../features/franchises/admin/live-franchise.tsx";
import { PinsForm } from "../../features/franchises/admin/pins-form.tsx";
import { EndDialog, HoldDialog } from "../../features/franchises/admin/standing-dialogs.tsx";
import { useOtherPartners } from "../../features/franchises/hooks/use-other-partners.ts";
import { usePins } from "../../features/franchises/hooks/use-pins.ts";
import type { FranchiseView } from "../../features/franchises/read-franchise.ts";
import { useStaff } from "../../features/staff/data/staff.ts";
import { Button } from "../../ui/button.tsx";
import { KeptForm } from "../../ui/kept-form.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SkeletonRows } from "../../ui/states.tsx";

const words = franchiseAdmin.editing;

/** What can be changed of a partnership. */
export default function FranchiseEdit() {
  const { franchiseId = "" } = useParams();
  return (
    <LiveFranchise key={franchiseId} franchiseId={franchiseId} title={({ partner }) => words.title(partner)}>
      {(franchise) => <Known franchise={franchise} />}
    </LiveFranchise>
  );
}

function Known({ franchise }: { franchise: FranchiseView }) {
  const { id, partner, status, userId, updatedAt } = franchise;
  const pins = usePins(franchise);
  const partners = useOtherPartners(userId, useStaff());
  const [asked, setAsked] = useState<"hold" | "end" | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <FranchiseHead
        franchise={franchise}
        title={words.title(partner)}
        back={{ to: PATHS.franchisePartner(id), label: words.back }}
      />
      {status === "ended" ? (
        <p className="strip">{words.ended}</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
          <Panel title={words.pins.title} framed>
            {pins === null ? (
              <SkeletonRows rows={2} label={words.pins.title} />
            ) : (
              // What somebody else saved meanwhile is said before it is written over, and takes nothing that is typed.
              <KeptForm value={{ franchise, pins }} version={updatedAt}>
                {(begun, guard) => <PinsForm {...begun} guard={guard} />}
              </KeptForm>
            )}
          </Panel>
          <div className="grid content-start gap-8">
            <Panel title={words.handOver.title} framed>
              <LivePanel live={partners} label={words.handOver.loading} failure={words.handOver.failed}>
                {(others) => <HandOverForm franchise={franchise} partners={others} />}
              </LivePanel>
            </Panel>
            <Panel title={words.standing} framed>
              <div className="flex flex-wrap gap-3">
                <Button look="outline" onClick={() => setAsked("hold")}>
                  {status === "suspended" ? franchiseAdmin.resume.open : franchiseAdmin.suspend.open}
                </Button>
                <Button look="danger" onClick={() => setAsked("end")}>
                  {franchiseAdmin.end.open}
                </Button>
              </div>
            </Panel>
          </div>
        </div>
      )}
      {asked === "hold" && <HoldDialog franchise={franchise} onClose={close} />}
      {asked === "end" && <EndDialog franchise={franchise} onClose={close} />}
    </>
  );
}
