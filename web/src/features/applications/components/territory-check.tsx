import { PATHS } from "@niyamdesk/domain/base/addresses";
import { type Neighbours, percentAbove } from "@niyamdesk/domain/franchises/conflicts";
import type { FranchiseLevel } from "@niyamdesk/domain/franchises/franchise-level";
import { isTerritoryCode } from "@niyamdesk/domain/franchises/territory";
import { Link } from "react-router-dom";
import { applications } from "#messages/workspaces/applications.ts";
import type { Live } from "../../../lib/firestore/live.ts";
import { Badge } from "../../../ui/badge.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useRivals } from "../data/applications.ts";
import type { ApplicationView } from "../read-application.ts";
import type { Percents } from "./approve-dialog.tsx";

const words = applications.territory;

interface Neighbour {
  id: string;
  partner_name: string;
  territory_code: string;
  hierarchy_level: FranchiseLevel;
}

interface TerritoryCheckProps {
  application: ApplicationView;
  neighbours: Live<Neighbours<Neighbour>>;
  percents: Percents;
}

/** Whether the territory is free, who works around it and in it, and who else would like it. */
export function TerritoryCheck({ application, neighbours, percents }: TerritoryCheckProps) {
  const { level, code, territory, preferredState, preferredDistrict } = application;
  const rivals = useRivals(application);
  return (
    <Panel title={words.title} framed>
      <p className="mb-1 font-medium">
        {territory} <span translate="no">({code})</span>
      </p>
      <p className="muted mb-3 text-sm">
        {words.preferred}: {[preferredDistrict, preferredState].filter(Boolean).join(", ")}
      </p>
      {!isTerritoryCode(code, level) && <p className="strip mb-3">{words.noCode(code)}</p>}
      <LivePanel live={neighbours} label={words.loading} failure={words.failed} rows={1}>
        {({ holder, above, below }) => (
          <div className="grid gap-3 text-sm">
            {holder === null ? (
              <p>
                <Badge tone="success">{words.free}</Badge>
              </p>
            ) : (
              <p className="strip">
                <Link to={PATHS.franchisePartner(holder.id)} className="link">
                  {words.taken(code, holder.partner_name)}
                </Link>
              </p>
            )}
            {above.map((one) => (
              <p key={one.id}>
                <Link to={PATHS.franchisePartner(one.id)} className="link">
                  {words.inside(
                    code,
                    one.territory_code,
                    one.partner_name,
                    percentAbove(one.hierarchy_level, level, percents),
                  )}
                </Link>
              </p>
            ))}
            {below.length > 0 && <p>{words.holds(below.length)}</p>}
          </div>
        )}
      </LivePanel>
      {rivals.status === "ready" && rivals.value.length > 0 && (
        <div className="mt-4 border-t border-base-300 pt-3 text-sm">
          <p className="mb-1 font-semibold">{words.others(rivals.value.length)}</p>
          <ApplicationLinks applications={rivals.value} />
        </div>
      )}
    </Panel>
  );
}

export function ApplicationLinks({ applications: found }: { applications: readonly ApplicationView[] }) {
  return (
    <ul className="grid gap-1.5">
      {found.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Link to={PATHS.application(one.id)} className="link">
            {one.name} · <span translate="no">{one.code}</span>
          </Link>
          <span className="muted">{applications.statuses[one.status]}</span>
        </li>
      ))}
    </ul>
  );
}
