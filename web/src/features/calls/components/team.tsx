import { useState } from "react";
import { telecalling as words } from "#messages/workspaces/lead-admin.ts";
import type { Live } from "../../../lib/firestore/live.ts";
import { istTime } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { WorkList } from "../../../ui/work-list.tsx";
import type { CallNow, DayOfOne, Settings } from "../data/team.ts";
import { type MemberDay, memberDay } from "../team-day.ts";
import { TargetsDialog } from "./targets-dialog.tsx";

/** A telecaller, as the list of staff knows them. */
export interface TeamMember {
  uid: string;
  name: string;
  isActive: boolean;
}

interface TeamProps {
  members: readonly TeamMember[];
  calls: Live<CallNow[]>;
  days: Live<DayOfOne[]>;
  targets: Live<Settings[]>;
}

/** Who is on a call now, and how everybody's day goes. */
export function Team({ members, calls, days, targets }: TeamProps) {
  const [changing, setChanging] = useState<{ member: TeamMember; settings: Settings } | null>(null);
  return (
    <>
      <WorkList label={words.team.title}>
        {members.map((member) => (
          <MemberRow
            key={member.uid}
            member={member}
            day={memberDay(member.uid, calls, days, targets)}
            onChange={(settings) => setChanging({ member, settings })}
          />
        ))}
      </WorkList>
      {changing && (
        <TargetsDialog
          name={changing.member.name}
          settings={changing.settings}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}

interface MemberRowProps {
  member: TeamMember;
  day: MemberDay;
  onChange(settings: Settings): void;
}

function MemberRow({ member, day: { call, figures, settings }, onChange }: MemberRowProps) {
  const targets = settings?.targets;
  return (
    <li className="work-row">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {member.name}
          {!member.isActive && <Badge tone="warning">{words.suspended}</Badge>}
          {member.isActive && settings?.isAway && <Badge>{words.away}</Badge>}
        </p>
        <Now call={call} />
      </div>
      <dl className="team-day">
        <Count term={words.calls} done={figures?.calls} target={targets?.daily_calls} />
        <Count
          term={words.connected}
          done={figures && (figures.calls === 0 ? UNKNOWN : `${figures.connect_rate}%`)}
        />
        <Count term={words.leads} done={figures?.generated} target={targets?.daily_leads} />
        <Count term={words.converted} done={figures?.converted} target={targets?.daily_conversions} />
      </dl>
      {/* What is set stands in the form: before it is known, saving would write over it. */}
      {member.isActive && (
        <Button
          look="quiet"
          size="small"
          // On a phone it stands below, its words where the others begin.
          className="act-button max-sm:-ms-3"
          aria-label={words.changeOf(member.name)}
          disabled={settings === null}
          onClick={() => settings !== null && onChange(settings)}
        >
          {words.change}
        </Button>
      )}
    </li>
  );
}

function Now({ call }: Pick<MemberDay, "call">) {
  if (call === null) return <p className="muted text-sm">{UNKNOWN}</p>;
  if (call === "none") return <p className="muted text-sm">{words.free}</p>;
  return <p className="text-sm font-medium text-success">{words.talking(call.lead, istTime(call.since))}</p>;
}

const UNKNOWN = "–";

interface CountProps {
  term: string;
  /** Not known: as long as it is asked for, or could not be read. */
  done: number | string | null | undefined;
  target?: number | undefined;
}

function Count({ term, done, target }: CountProps) {
  return (
    <div>
      <dt className="muted text-xs">{term}</dt>
      <dd className="figures text-sm font-medium">
        {done ?? UNKNOWN}
        {target !== undefined && <span className="muted font-normal"> / {target}</span>}
      </dd>
    </div>
  );
}
