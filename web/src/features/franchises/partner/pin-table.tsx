import { isInRanges } from "@niyamdesk/domain/places/pin-code";
import { useState } from "react";
import { partner } from "#messages/workspaces/partner.ts";
import { SkeletonRows } from "../../../ui/states.tsx";
import { usePins } from "../hooks/use-pins.ts";
import { areasOfPins } from "../pin-areas.ts";
import type { FranchiseView } from "../read-franchise.ts";

const words = partner.territory;

/** The PIN codes of the territory by their first digits, and whether one of them is among them. */
export function PinTable({ franchise }: { franchise: FranchiseView }) {
  const pins = usePins(franchise);
  const isState = franchise.level === "state";
  if (pins === null) return <SkeletonRows rows={2} label={words.loading} />;
  return (
    <>
      {!isState && pins.length > 0 && <OwnPin pins={pins} />}
      {isState && <p className="mb-4">{words.wholeState}</p>}
      {pins.length === 0 && !isState && <p>{words.noPins}</p>}
      {pins.length > 0 && !isState && (
        <div className="overflow-x-auto rounded-box border border-base-300 bg-base-100">
          <table className="w-full text-left text-sm">
            <caption className="sr-only">{words.pins}</caption>
            <thead>
              <tr className="muted border-b border-base-300">
                <th scope="col" className="px-4 py-2 font-normal">
                  {words.area}
                </th>
                <th scope="col" className="px-4 py-2 font-normal">
                  {words.codes}
                </th>
                <th scope="col" className="px-4 py-2 text-right font-normal">
                  {words.count}
                </th>
              </tr>
            </thead>
            <tbody translate="no">
              {areasOfPins(pins).map(({ prefix, ranges, count }) => (
                <tr key={prefix} className="border-b border-base-300 align-top last:border-b-0">
                  <th scope="row" className="figures px-4 py-2.5 font-semibold">
                    {prefix}…
                  </th>
                  <td className="figures px-4 py-2.5 wrap-anywhere">
                    {ranges.map((range) => range.replace("-", "–")).join(", ")}
                  </td>
                  <td className="figures px-4 py-2.5 text-right">{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function OwnPin({ pins }: { pins: readonly string[] }) {
  const [typed, setTyped] = useState("");
  const pin = /^[1-9]\d{5}$/.test(typed.trim()) ? typed.trim() : null;
  return (
    <div className="mb-4 max-w-sm">
      <label htmlFor="own-pin" className="mb-1.5 block text-sm font-semibold">
        {words.search}
      </label>
      <input
        id="own-pin"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        placeholder={words.searchHint}
        className="input w-full"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="mt-1.5 min-h-6 text-sm font-medium">
        {pin !== null && (isInRanges(pin, pins) ? words.yes(pin) : words.no(pin))}
      </p>
    </div>
  );
}
