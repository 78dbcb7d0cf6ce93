import { DISTRICTS_AS_OF, DISTRICTS_FROM } from "@niyamdesk/domain/places/districts-source";
import { STATE_LETTERS, stateOfLetters } from "@niyamdesk/domain/places/state-letters";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { LOCALE } from "#messages/language.ts";
import { places as words } from "#messages/workspaces/places.ts";
import { DistrictDialog } from "../../features/franchises/admin/district-dialog.tsx";
import { useStateList } from "../../features/franchises/data/state-lists.ts";
import { type StandingDistrict, standingDistricts } from "../../features/franchises/standing-districts.ts";
import { mapLive } from "../../lib/firestore/live.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { stateName } from "../../lib/places/state-names.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/choices.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { WorkList, WorkRow } from "../../ui/work-list.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { FranchiseWays } from "./franchise-ways.tsx";
import { PinPrefixesOf } from "./pin-prefixes.tsx";

const FIRST = "MH";
const nameOfState = (letters: string) => stateName(stateOfLetters(letters) ?? letters);
const STATES = STATE_LETTERS.map((letters) => [letters, nameOfState(letters)] as const).sort(([, a], [, b]) =>
  a.localeCompare(b, LOCALE),
);
const SHOWN = [
  ["districts", words.shows.districts],
  ["pins", words.shows.pins],
] as const;
const dayWords = (day: string) => istFullDate(startOfIstDayNamed(day));

/** Districts of a State and their PIN codes, and the first digits of all of its PIN codes, each with its source, to be changed or added. */
export default function Districts() {
  usePageTitle(words.title);
  const [params, setParams] = useSearchParams();
  const asked = params.get("state") ?? "";
  const letters = STATE_LETTERS.includes(asked) ? asked : FIRST;
  const state = stateOfLetters(letters);
  const shown = params.get("show") === "pins" ? "pins" : "districts";
  const see = (next: { state?: string; show?: string }) =>
    setParams({ state: letters, show: shown, ...next }, { replace: true });
  return (
    <WorkspacePage title={words.title} intro={words.intro(DISTRICTS_FROM, dayWords(DISTRICTS_AS_OF))}>
      <FranchiseWays />
      <label className="grid max-w-xs gap-1.5">
        <span className="font-medium">{words.state}</span>
        <select
          className="select w-full"
          value={letters}
          onChange={({ target }) => see({ state: target.value })}
        >
          {STATES.map(([value, name]) => (
            <option key={value} value={value}>
              {name} ({value})
            </option>
          ))}
        </select>
      </label>
      <Choices label={words.show} options={SHOWN} chosen={shown} onChoose={(show) => see({ show })} />
      {shown === "pins" && state !== null ? (
        <PinPrefixesOf key={letters} state={state} />
      ) : (
        <OfState key={letters} letters={letters} />
      )}
    </WorkspacePage>
  );
}

function OfState({ letters }: { letters: string }) {
  const live = mapLive(useStateList(letters), (list) => ({
    version: list?.version ?? 0,
    districts: standingDistricts(letters, list),
  }));
  const [open, setOpen] = useState<{ district: StandingDistrict | null; version: number } | null>(null);
  const title = words.list(nameOfState(letters));
  return (
    <LivePanel live={live} label={words.loading} failure={words.failed} rows={6}>
      {({ version, districts }) => (
        <Panel
          title={title}
          aside={
            <Button look="outline" size="small" onClick={() => setOpen({ district: null, version })}>
              {words.add}
            </Button>
          }
        >
          <WorkList label={title}>
            {districts.map((district) => (
              <Row key={district.code} district={district} onChange={() => setOpen({ district, version })} />
            ))}
          </WorkList>
          {open && (
            <DistrictDialog
              letters={letters}
              // What is changed is what was shown when it was opened.
              version={open.version}
              district={open.district}
              codes={districts.map(({ code }) => code)}
              onClose={() => setOpen(null)}
            />
          )}
        </Panel>
      )}
    </LivePanel>
  );
}

function Row({ district, onChange }: { district: StandingDistrict; onChange(): void }) {
  const { code, name, offered, pincodes, source, checked_on } = district;
  const from =
    source === null || checked_on === null ? words.builtIn : words.from(source, dayWords(checked_on));
  return (
    <WorkRow
      title={name}
      detail={
        <>
          <span translate="no">{code}</span> ·{" "}
          {pincodes.length === 0 ? words.noPins : words.pins(pincodes.length)} · {from}
        </>
      }
      aside={
        <span className="flex items-center gap-3">
          {!offered && <Badge tone="warning">{words.ended}</Badge>}
          <Button
            look="outline"
            size="small"
            className="min-h-11"
            aria-label={words.changeOne(name)}
            onClick={onChange}
          >
            {words.change}
          </Button>
        </span>
      }
    />
  );
}
