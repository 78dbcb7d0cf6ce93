import { INVENTORY } from "@niyamdesk/domain/privacy/inventory";
import { KEPT_WORDS } from "@niyamdesk/domain/privacy/inventory-words";
import { LANGUAGE } from "#messages/language.ts";
import { privacyAdmin as words } from "#messages/workspaces/privacy.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import type { RunView } from "../data/retention-runs.ts";

/** Each run with what it did, kind by kind. */
export function RetentionRuns({ runs }: { runs: readonly RunView[] }) {
  return (
    <ul
      aria-label={words.runs.list}
      className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100"
    >
      {runs.map(({ id, at, done, failed, lines }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
          <span className="figures w-52 shrink-0 font-medium" translate="no">
            {istDateTime(at)}
          </span>
          <span className="min-w-0 flex-1">
            {done === 0
              ? words.runs.nothing
              : lines.map((line) => `${line.done} ${words.kinds[line.kind]}`).join(" · ")}
          </span>
          {failed > 0 && <span className="text-error">{words.runs.failedCount(failed)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The inventory: each collection that holds something of people. */
export function InventoryTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div tabIndex={0} className="relative overflow-x-auto rounded-box border border-base-300 bg-base-100">
      <table className="table table-sm min-w-2xl">
        <thead>
          <tr>
            <th scope="col">{words.rules.collection}</th>
            <th scope="col">{words.rules.fields}</th>
            <th scope="col">{words.rules.kept}</th>
          </tr>
        </thead>
        <tbody>
          {INVENTORY.filter(({ purpose }) => purpose !== "none").map(({ collection, fields, kept }) => (
            <tr key={collection}>
              <th scope="row" className="align-top font-medium" translate="no">
                {collection}
              </th>
              <td className="align-top wrap-anywhere" translate="no">
                {fields.filter((field) => !field.startsWith("-")).join(", ")}
              </td>
              <td className="align-top">{words.kept[kept] ?? KEPT_WORDS[LANGUAGE][kept]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
