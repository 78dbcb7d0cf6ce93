import { roleOf } from "@niyamdesk/domain/base/roles";
import { roles } from "#messages/roles.ts";
import { audit as words } from "#messages/workspaces/audit.ts";
import { istDateTime } from "../../lib/time/ist-words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { actTitle } from "./act-words.ts";
import { changesOf, type Names, subjectOf, whoDid } from "./entry-words.ts";
import type { AuditView } from "./read-entry.ts";

/** One act with all that it changed. */
export function EntryDialog({
  entry,
  names,
  onClose,
}: {
  entry: AuditView | null;
  names: Names;
  onClose(): void;
}) {
  return (
    <Dialog
      open={entry !== null}
      title={entry === null ? words.details : actTitle(entry.action)}
      onClose={onClose}
    >
      {entry !== null && <Content entry={entry} names={names} />}
    </Dialog>
  );
}

function Content({ entry, names }: { entry: AuditView; names: Names }) {
  const { kind, id, name } = subjectOf(entry, names);
  const role = roleOf(entry.role);
  const changes = changesOf(entry, names);
  return (
    <div className="grid gap-5">
      <Facts>
        <Fact term={words.facts.at}>{istDateTime(entry.at)}</Fact>
        <Fact term={words.facts.by}>{whoDid(entry, names)}</Fact>
        {role !== null && <Fact term={words.facts.role}>{roles[role]}</Fact>}
        <Fact term={words.facts.act}>
          <span translate="no" className="font-mono text-xs">
            {entry.action}
          </span>
        </Fact>
        <Fact term={words.facts.subject}>
          {kind}{" "}
          <span translate="no" className={name === id ? "font-mono text-xs" : undefined}>
            {name}
          </span>
        </Fact>
        {entry.reason !== null && <Fact term={words.facts.reason}>{entry.reason}</Fact>}
      </Facts>
      {changes.length > 0 && (
        <table className="w-full table-fixed text-left text-sm">
          <thead className="muted">
            <tr>
              <th className="py-1 pr-3 font-medium">{words.field}</th>
              <th className="py-1 pr-3 font-medium">{words.before}</th>
              <th className="py-1 font-medium">{words.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field} className="border-t border-base-300 align-top wrap-anywhere">
                <th scope="row" translate="no" className="py-2 pr-3 font-normal">
                  {field}
                </th>
                <td className="muted py-2 pr-3">{before ?? words.absent}</td>
                <td className="py-2">{after ?? words.absent}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
