import { useState } from "react";
import { telecalling as words } from "#messages/workspaces/lead-admin.ts";
import { istTime } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { WorkList } from "../../../ui/work-list.tsx";
import { type CallNow, type DayOfOne, type Settings, UNSET } from "../data/team.ts";
import { TargetsDialog } from "./targets-dialog.tsx";

/** A telecaller, as the list of staff knows them. */
export interface TeamMember {
  uid: string;
  name: string;
  isActive: boolean;
}

interface TeamProps {
  members: readonly TeamMember[];
  calls: readonly CallNow[];
  days: readonly DayOfOne[];
  targets: readonly Settings[];
}

/** Who is on a call now, and how everybody's day goes. */
export function Team({ members, calls, days, targets }: TeamProps) {
  const [changing, setChanging] = useState<TeamMember | null>(null);
  const of = <T extends { uid: string }>(entries: readonly T[], uid: string) =>
    entries.find((entry) => entry.uid === uid);
  return (
    <>
      <WorkList label={words.team.title}>
        {members.map((member) => (
          <MemberRow
            key={member.uid}
            member={member}
            call={of(calls, member.uid)}
            day={of(days, member.uid)}
            settings={of(targets, member.uid) ?? { uid: member.uid, ...UNSET }}
            onChange={() => setChanging(member)}
          />
        ))}
      </WorkList>
      {changing && (
        <TargetsDialog
          name={changing.name}
          settings={of(targets, changing.uid) ?? { uid: changing.uid, ...UNSET }}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}

interface MemberRowProps {
  member: TeamMember;
  call: CallNow | undefined;
  day: DayOfOne | undefined;
  settings: Settings;
  onChange(): void;
}

function MemberRow({ member, call, day, settings, onChange }: MemberRowProps) {
  const { daily_calls, daily_leads, daily_conversions } = settings.targets;
  return (
    <li className="work-row">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {member.name}
          {!member.isActive && <Badge tone="warning">{words.suspended}</Badge>}
          {member.isActive && settings.isAway && <Badge>{words.away}</Badge>}
        </p>
        <p className={`text-sm ${call ? "font-medium text-success" : "muted"}`}>
          {call ? words.talking(call.lead, istTime(call.since)) : words.free}
        </p>
      </div>
      <dl className="team-day">
        <Count term={words.calls} done={day?.calls ?? 0} target={daily_calls} />
        <Count term={words.connected} done={`${day?.connect_rate ?? 0}%`} />
        <Count term={words.leads} done={day?.generated ?? 0} target={daily_leads} />
        <Count term={words.converted} done={day?.converted ?? 0} target={daily_conversions} />
      </dl>
      {member.isActive && (
        <Button look="quiet" size="small" aria-label={words.changeOf(member.name)} onClick={onChange}>
          {words.change}
        </Button>
      )}
    </li>
  );
}

function Count({ term, done, target }: { term: string; done: number | string; target?: number }) {
  return (
    <div>
      <dt className="muted text-xs">{term}</dt>
      <dd className="figures text-sm font-medium">
        {done}
        {target !== undefined && <span className="muted font-normal"> / {target}</span>}
      </dd>
    </div>
  );
}
