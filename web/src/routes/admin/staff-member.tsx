import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { WORKER_ROLES } from "@niyamdesk/domain/steps/step";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { roles } from "#messages/roles.ts";
import { staff as staffWords } from "#messages/workspaces/staff.ts";
import { staffMember as words } from "#messages/workspaces/staff-member.ts";
import { MemberSignIns } from "../../features/accounts/sessions/member-sign-ins.tsx";
import { ActsOf } from "../../features/audit/acts-of.tsx";
import { type Change, MemberMenu } from "../../features/staff/components/member-menu.tsx";
import { useMember, useStaff } from "../../features/staff/data/staff.ts";
import { useStaffWork } from "../../features/staff/hooks/use-staff-work.ts";
import { AccessPanel } from "../../features/staff/member/access-panel.tsx";
import type { Member } from "../../features/staff/read-member.ts";
import { STATUS_LABELS, STATUS_TONES } from "../../features/staff/staff-words.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";
import { Figure, Figures } from "../../ui/figures.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { MemberAvailability } from "./member-availability.tsx";
import { MemberListing } from "./member-listing.tsx";
import { MemberLeads, MemberOrders } from "./member-work.tsx";
import { ChangeDialog } from "./staff-change.tsx";

const { pages } = WORKSPACES.admin;

/** One of us with what they hold, and what an administrator may do about it. */
export default function StaffMember() {
  const { uid = "" } = useParams();
  const live = useMember(uid);
  return (
    <LivePanel live={live} label={words.loading} failure={words.failed} rows={4}>
      {(member) => (member === null ? <Unknown /> : <Found key={uid} member={member} />)}
    </LivePanel>
  );
}

function Unknown() {
  usePageTitle(words.unknown);
  return (
    <DeadEnd title={words.unknown} ways={<ButtonLink to={pages.staff}>{words.all}</ButtonLink>}>
      {words.unknownHint}
    </DeadEnd>
  );
}

function Found({ member }: { member: Member }) {
  const { uid, name, role, status, email, since } = member;
  usePageTitle(name);
  const ownUid = useOwnUid();
  const work = useStaffWork(uid);
  const everybody = useStaff();
  const [change, setChange] = useState<Change | null>(null);
  const colleagues = everybody.status === "ready" ? everybody.value.filter((one) => one.uid !== uid) : [];
  const isWorker = (WORKER_ROLES as readonly string[]).includes(role);
  const holds = work.status === "ready" ? work.value : null;
  const onMoved = () => work.status === "ready" && work.refresh();
  return (
    <WorkspacePage
      title={name}
      intro={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>
          <span>{roles[role]}</span>
          <span className="break-all">{email ?? staffWords.noEmail}</span>
          <span>{words.since(istFullDate(since))}</span>
        </span>
      }
      actions={uid === ownUid ? undefined : <MemberMenu member={member} onChange={setChange} />}
    >
      <Panel title={words.holds}>
        <Figures label={words.holds}>
          <Figure term={words.counts.orders} value={holds?.open_orders ?? "–"} />
          <Figure term={words.counts.leads} value={holds?.open_leads ?? "–"} />
          <Figure term={words.counts.consultations} value={holds?.consultations.length ?? "–"} />
          <Figure term={words.counts.tasks} value={holds?.open_tasks ?? "–"} />
        </Figures>
      </Panel>
      {isWorker && <MemberOrders {...{ member, colleagues, onMoved }} held={holds?.open_orders ?? null} />}
      {(role === "telecaller" || (holds?.open_leads ?? 0) > 0) && (
        <MemberLeads {...{ member, colleagues, onMoved }} held={holds?.open_leads ?? null} />
      )}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        {isWorker && <MemberAvailability uid={uid} />}
        {role === "ca" && status === "active" && <MemberListing member={member} />}
        {role === "telecaller" && (
          <Panel title={words.targets.title} framed>
            <TextLink to={pages.telecalling}>{words.targets.see}</TextLink>
          </Panel>
        )}
        <MemberSignIns uid={uid} name={name} isSelf={uid === ownUid} />
        <AccessPanel uid={uid} />
        <ActsOf words={words.acts} by={uid} />
      </div>
      {change !== null && <ChangeDialog {...{ member, change }} onClose={() => setChange(null)} />}
    </WorkspacePage>
  );
}
