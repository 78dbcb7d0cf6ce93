import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { dashboards } from "#messages/workspaces/dashboards.ts";
import { partner as words } from "#messages/workspaces/partner.ts";
import { OwnFigures } from "../../features/commissions/components/own-figures.tsx";
import { LatestOwnLines } from "../../features/commissions/components/own-lines.tsx";
import { useOwnCommissions, useOwnStatements } from "../../features/commissions/data/commissions.ts";
import { useBank } from "../../features/franchises/data/franchises.ts";
import type { MemberView } from "../../features/franchises/data/members.ts";
import { BelowYou } from "../../features/franchises/partner/below-you.tsx";
import { FunnelPlace } from "../../features/franchises/partner/funnel-place.tsx";
import { OwnLink } from "../../features/franchises/partner/own-link.tsx";
import { PartnerFrame } from "../../features/franchises/partner/partner-frame.tsx";
import type { FranchiseView } from "../../features/franchises/read-franchise.ts";
import { PartnerFollowUps } from "../../features/leads/components/partner-follow-ups.tsx";
import { mapLive } from "../../lib/firestore/live.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { MemberGate } from "./member-gate.tsx";
import { useMayBring } from "./use-may-bring.ts";

const { commissions, prepare, profile, share, leads } = WORKSPACES.franchise.pages;
const LATEST = 5;

/** What a partner earned, whom to call, and what to send on. */
export default function FranchiseDashboard() {
  usePageTitle(dashboards.franchise);
  return (
    <WorkspacePage title={dashboards.franchise} actions={<Prepare />}>
      <PartnerFrame member={(member) => <Member member={member} />}>
        {(franchise) => <Known franchise={franchise} />}
      </PartnerFrame>
    </WorkspacePage>
  );
}

/** Not while it would be refused. Its room is kept until that is known, so that nothing moves for all the others. */
function Prepare() {
  const mayBring = useMayBring();
  if (mayBring === false) return null;
  return (
    <ButtonLink to={prepare} className={mayBring === null ? "invisible" : ""}>
      {words.prepare.title}
    </ButtonLink>
  );
}

function Known({ franchise }: { franchise: FranchiseView }) {
  const uid = useOwnUid();
  const lines = useOwnCommissions(uid);
  const months = useOwnStatements(uid);
  const bank = useBank(franchise.id);
  const { territory, code, level, referralCode, status } = franchise;
  return (
    <>
      <p className="muted -mt-2 lg:-mt-6">{words.head(territory, code, words.levels[level])}</p>
      <OwnFigures lines={lines} months={months} />
      {bank.status === "ready" && bank.value === null && (
        <div className="strip flex-wrap justify-between">
          {words.bankMissing.words}
          <ButtonLink to={profile} size="small" look="outline" className="min-h-11 sm:min-h-9">
            {words.bankMissing.add}
          </ButtonLink>
        </div>
      )}
      {/* Seen once it stays where it is: the strip above pushes it down. */}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] ${bank.status === "loading" ? "invisible" : ""}`}
      >
        <div className="order-last grid content-start gap-8 lg:order-first">
          <WorkPanel
            words={status === "active" ? words.latest : { ...words.latest, none: words.latest.noneOff }}
            live={mapLive(lines, (found) => found.filter(({ kind }) => kind === "earned").slice(0, LATEST))}
            rows={3}
            aside={<More to={commissions}>{words.latest.all}</More>}
          >
            {(found) => <LatestOwnLines lines={found} />}
          </WorkPanel>
          <FunnelPlace franchiseId={franchise.id} />
          {level !== "individual" && <BelowYou uid={uid} />}
        </div>
        <div className="grid content-start gap-8">
          {referralCode !== null && (
            <Panel
              title={words.link.title}
              framed
              aside={status === "active" ? <More to={share}>{words.link.qr}</More> : undefined}
            >
              {status === "active" ? (
                <OwnLink code={referralCode} />
              ) : (
                <p className="text-sm">{words.link.off[status]}</p>
              )}
            </Panel>
          )}
          <PartnerFollowUps of={uid} aside={<More to={leads}>{words.followUps.all}</More>} />
        </div>
      </div>
    </>
  );
}

/** The same for who works for a partner: whom to call and what to send on. */
function Member({ member }: { member: MemberView }) {
  const { partner, territory, code, partnerUid, referralCode } = member;
  return (
    <>
      <p className="muted -mt-2 lg:-mt-6">{words.team.head(partner, territory, code)}</p>
      <MemberGate partnerUid={partnerUid}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <PartnerFollowUps of={partnerUid} aside={<More to={leads}>{words.team.allLeads}</More>} />
          <Panel title={words.team.link} framed aside={<More to={share}>{words.link.qr}</More>}>
            <OwnLink code={referralCode} />
          </Panel>
        </div>
      </MemberGate>
    </>
  );
}

function More({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link text-sm">
      {children}
    </Link>
  );
}
