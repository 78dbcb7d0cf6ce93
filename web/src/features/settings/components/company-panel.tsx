import type { CallableOutputs } from "@niyamdesk/domain/callables";
import { type CompanyVersion, companyOn, FIRST_DAY } from "@niyamdesk/domain/settings/company";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { useState } from "react";
import { settings } from "#messages/workspaces/settings.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { CompanyDialog } from "./company-dialog.tsx";

const words = settings.company;

interface CompanyPanelProps {
  company: CallableOutputs["readCompany"];
  /** Epoch ms. */
  now: number;
}

/** Each version of the company's details, from which day on, and which counts now. */
export function CompanyPanel({ company: { versions, seen_at }, now }: CompanyPanelProps) {
  const [changing, setChanging] = useState(false);
  const current = companyOn(versions, now);
  return (
    <>
      <WorkList label={words.list}>
        {[...versions].reverse().map((version) => (
          <WorkRow
            key={version.from}
            title={version.name}
            detail={<Details version={version} />}
            aside={<Standing {...{ version, current }} now={now} />}
          />
        ))}
      </WorkList>
      <Button look="outline" className="mt-3" onClick={() => setChanging(true)}>
        {words.change}
      </Button>
      {changing && (
        <CompanyDialog latest={versions.at(-1)} seenAt={seen_at} onClose={() => setChanging(false)} />
      )}
    </>
  );
}

function Details({ version: { address, gstin, cin, from, reach } }: { version: CompanyVersion }) {
  return (
    <>
      <span className="block">{address}</span>
      <span className="block" translate="no">
        {words.gstin} {gstin}
        {cin !== null && ` · ${words.cin} ${cin}`}
      </span>
      {reach !== undefined && (
        <span className="block">
          {reach.phoneLabel} · {reach.email} · {reach.hours} · {words.officer}: {reach.officer}
        </span>
      )}
      <span className="block">
        {from === FIRST_DAY ? words.always : words.from(istFullDate(startOfIstDayNamed(from)))}
      </span>
    </>
  );
}

interface StandingProps {
  version: CompanyVersion;
  current: CompanyVersion | undefined;
  now: number;
}

function Standing({ version, current, now }: StandingProps) {
  const isPlanned = startOfIstDayNamed(version.from) > now;
  const [tone, text]: [Tone, string] =
    version === current
      ? ["success", words.now]
      : isPlanned
        ? ["info", words.planned]
        : ["neutral", words.past];
  return <Badge tone={tone}>{text}</Badge>;
}
