import { Link } from "react-router-dom";
import { audit as words } from "#messages/workspaces/audit.ts";
import { istFullDate, istTime } from "../../lib/time/ist-words.ts";
import type { ListColumn } from "../../ui/list/list-rows-props.ts";
import { actWords } from "./act-words.ts";
import { changesOf, type Names, subjectOf, whoDid } from "./entry-words.ts";
import type { AuditView } from "./read-entry.ts";

/** Acts where there is room for columns. */
export function auditColumns(names: Names): readonly ListColumn<AuditView>[] {
  return [
    { heading: words.headings.at, width: "7rem", cell: ({ at }) => <When at={at} /> },
    {
      heading: words.headings.who,
      width: "minmax(0,1.1fr)",
      cell: (entry) => <Sentence entry={entry} names={names} />,
    },
    {
      heading: words.headings.about,
      width: "minmax(0,0.7fr)",
      cell: (entry) => <About entry={entry} names={names} />,
    },
    {
      heading: words.headings.changes,
      width: "minmax(0,1fr)",
      cell: (entry) => <FirstChange entry={entry} names={names} />,
    },
  ];
}

/** The same on a phone. */
export function AuditCard({ entry, names }: { entry: AuditView; names: Names }) {
  return (
    <>
      <Sentence entry={entry} names={names} />
      <div className="mt-1 flex flex-wrap items-baseline gap-x-3 text-sm">
        <span translate="no" className="muted figures">
          {istFullDate(entry.at)}, {istTime(entry.at)}
        </span>
        <About entry={entry} names={names} />
      </div>
      <div className="mt-1 text-sm">
        <FirstChange entry={entry} names={names} />
      </div>
    </>
  );
}

function When({ at }: Pick<AuditView, "at">) {
  return (
    <time dateTime={new Date(at).toISOString()} translate="no" className="figures text-sm">
      <span className="block whitespace-nowrap">{istFullDate(at)}</span>
      <span className="muted block whitespace-nowrap">{istTime(at)}</span>
    </time>
  );
}

function Sentence({ entry, names }: { entry: AuditView; names: Names }) {
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-medium">{words.doer(whoDid(entry, names))}</span> {actWords(entry.action)}
      </p>
      {entry.reason !== null && (
        <p className="muted line-clamp-2 text-sm wrap-anywhere">{words.reason(entry.reason)}</p>
      )}
    </>
  );
}

function About({ entry, names }: { entry: AuditView; names: Names }) {
  const { kind, id, name, to } = subjectOf(entry, names);
  const text = (
    <>
      <span className="block text-sm">{kind}</span>
      <span translate="no" className={`block truncate text-xs ${name === id ? "font-mono" : ""}`} title={id}>
        {name}
      </span>
    </>
  );
  if (to === null) return <div className="muted min-w-0">{text}</div>;
  return (
    <Link to={to} className="block min-w-0 hover:underline">
      {text}
    </Link>
  );
}

function FirstChange({ entry, names }: { entry: AuditView; names: Names }) {
  const [first, ...others] = changesOf(entry, names);
  if (first === undefined) return <span className="muted">{words.noChange}</span>;
  return (
    <p className="line-clamp-2 text-sm wrap-anywhere">
      <span className="muted">{first.field}: </span>
      {first.before !== null && <del className="muted">{first.before}</del>}
      {first.before !== null && first.after !== null && " → "}
      {first.after !== null && <ins className="no-underline">{first.after}</ins>}
      {others.length > 0 && <span className="muted"> {words.more(others.length)}</span>}
    </p>
  );
}
