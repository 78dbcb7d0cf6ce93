import { statesOfPrefix } from "@niyamdesk/domain/places/pin-states";
import type { StateCode } from "@niyamdesk/domain/places/states";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { useState } from "react";
import { places, pinStates as words } from "#messages/workspaces/places.ts";
import { PrefixDialog } from "../../features/franchises/admin/prefix-dialog.tsx";
import { usePinPrefixes } from "../../features/franchises/data/state-lists.ts";
import { type StandingPrefix, standingPrefixes } from "../../features/franchises/standing-prefixes.ts";
import { mapLive } from "../../lib/firestore/live.ts";
import { stateName } from "../../lib/places/state-names.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { WorkList, WorkRow } from "../../ui/work-list.tsx";

interface Opened {
  standing: StandingPrefix | null;
  version: number;
}

/** The first three digits of a State's PIN codes, each with its source, to be changed or added. */
export function PinPrefixesOf({ state }: { state: StateCode }) {
  const live = mapLive(usePinPrefixes(), (said) => ({
    version: said?.version ?? 0,
    said: said?.prefixes,
    prefixes: standingPrefixes(state, said),
  }));
  const [open, setOpen] = useState<Opened | null>(null);
  const title = words.list(stateName(state));
  return (
    <LivePanel live={live} label={words.loading} failure={words.failed} rows={6}>
      {({ version, said, prefixes }) => (
        <Panel
          title={title}
          aside={
            <Button look="outline" size="small" onClick={() => setOpen({ standing: null, version })}>
              {words.add}
            </Button>
          }
        >
          <p className="muted mb-3 text-sm">{words.lead}</p>
          <WorkList label={title}>
            {prefixes.map((standing) => (
              <Row
                key={standing.prefix}
                {...{ state, standing }}
                onChange={() => setOpen({ standing, version })}
              />
            ))}
          </WorkList>
          {open && (
            <PrefixDialog
              state={state}
              // What is changed is what was shown when it was opened.
              version={open.version}
              standing={open.standing}
              isKnown={(prefix) => statesOfPrefix(prefix, said).length > 0}
              onClose={() => setOpen(null)}
            />
          )}
        </Panel>
      )}
    </LivePanel>
  );
}

interface RowProps {
  state: StateCode;
  standing: StandingPrefix;
  onChange(): void;
}

function Row({ state, standing: { prefix, states, source, checked_on }, onChange }: RowProps) {
  const from =
    source === null || checked_on === null
      ? places.builtIn
      : places.from(source, istFullDate(startOfIstDayNamed(checked_on)));
  return (
    <WorkRow
      title={<span className="figures">{prefix}</span>}
      detail={`${states.length === 0 ? words.unused : states.map(stateName).join(", ")} · ${from}`}
      aside={
        <span className="flex items-center gap-3">
          {!states.includes(state) && <Badge tone="warning">{words.elsewhere}</Badge>}
          <Button
            look="outline"
            size="small"
            className="min-h-11"
            aria-label={words.changeOne(prefix)}
            onClick={onChange}
          >
            {places.change}
          </Button>
        </span>
      }
    />
  );
}
