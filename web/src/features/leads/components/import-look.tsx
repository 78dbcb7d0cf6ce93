import { seenLength } from "@niyamdesk/domain/fields/writing";
import type { ColumnMapping } from "@niyamdesk/domain/leads/import-row";
import { type LeadImport, ROWS_A_SLICE } from "@niyamdesk/domain/leads/lead-import";
import { type ReactNode, useId, useMemo } from "react";
import { leadImport as words } from "#messages/workspaces/lead-admin.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { useSlices } from "../data/imports.ts";
import { type Looked, useLookAtRows } from "../hooks/use-look-at-rows.ts";
import { outcomesOf } from "../import/outcomes.ts";
import type { Table } from "../import/read-file.ts";
import type { ReadRows } from "../import/rows-of.ts";
import { ImportOutcomes } from "./import-outcomes.tsx";

interface ImportLookProps {
  table: Table;
  mapping: ColumnMapping;
  read: ReadRows;
  /** The import that this file began and that is not through. */
  begun: LeadImport | null;
  /** Where the people agreed to be called, as it is typed. */
  consent: string;
  onConsent(typed: string): void;
  onStart(consent: string): void;
  /** What became of the last try. */
  failure: string | null;
}

/** What will happen, and the question that has to be answered before it does. One that was begun goes on with the answer of then. */
export function ImportLook({ begun, ...props }: ImportLookProps) {
  if (begun === null) return <Look {...props} begun={null} rest={props.read} />;
  return <Rest {...props} begun={begun} />;
}

/** Of an import that was begun, what has not arrived. */
function Rest({ begun, read, ...props }: ImportLookProps & { begun: LeadImport }) {
  const slices = useSlices(begun.id);
  const have = slices.status === "ready" ? slices.value.map(({ slice }) => slice).join(" ") : "";
  const rest = useMemo(() => {
    const arrived = new Set(have.split(" "));
    const fit = read.fit.filter((_, at) => !arrived.has(String(Math.floor(at / ROWS_A_SLICE))));
    const lines = new Set(fit.map(({ line }) => line));
    return { ...read, fit, lost: read.lost.filter(({ line }) => lines.has(line)) };
  }, [read, have]);
  if (slices.status === "loading") return null;
  return <Look {...props} read={read} begun={begun} rest={rest} />;
}

function Look({
  table,
  mapping,
  read,
  begun,
  rest,
  consent,
  onConsent,
  onStart,
  failure,
}: ImportLookProps & { rest: ReadRows }) {
  const looked = useLookAtRows(rest.fit);
  const problems = looked.status === "ready" ? looked.problems : null;
  const outcomes = useMemo(() => outcomesOf(rest, problems ?? []), [rest, problems]);
  const isOtherwise = begun !== null && begun.rows !== read.fit.length;
  const why = whyNot();
  const id = useId();

  function whyNot(): string | null {
    if (read.fit.length === 0) return words.why.none;
    if (isOtherwise) return words.why.otherwise;
    if (looked.status !== "ready") return words.why[looked.status];
    if (begun !== null) return null;
    if (outcomes.fresh.length === 0) return words.why.nobodyNew;
    return seenLength(consent) > 2 ? null : words.why.consent;
  }

  function buttonWords(): string {
    if (begun !== null) return words.goOn;
    return looked.status === "ready" ? words.start(outcomes.fresh.length) : words.startUnknown;
  }

  return (
    <div className="grid gap-5">
      {begun !== null && <Begun begun={begun} rows={isOtherwise ? read.fit.length : null} />}
      <ImportOutcomes
        {...{ table, mapping, outcomes }}
        isOpen={looked.status !== "ready" && rest.fit.length > 0}
      />
      {rest.fit.length > 0 && <LookState looked={looked} rows={rest.fit.length} />}
      {begun === null && (
        <div>
          <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
            {words.consent}
          </label>
          <input
            id={id}
            className="input w-full"
            maxLength={200}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            value={consent}
            onChange={(event) => onConsent(event.target.value)}
          />
          <p id={`${id}-hint`} className="muted mt-1.5 text-sm">
            {words.consentHint}
          </p>
        </div>
      )}
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            disabled={why !== null}
            aria-describedby={`${id}-why`}
            onClick={() => onStart(begun?.consent_source ?? consent)}
          >
            {buttonWords()}
          </Button>
          <p id={`${id}-why`} className="muted text-sm empty:hidden">
            {why}
          </p>
        </div>
        <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
          {failure}
        </p>
      </div>
    </div>
  );
}

/** @param rows how many it has now, where these are not as many as it was begun with */
function Begun({ begun, rows }: { begun: LeadImport; rows: number | null }) {
  const when = istDateTime(begun.at.toMillis());
  return (
    <ImportNote>
      {rows === null
        ? words.begunBefore(when, begun.done_slices, begun.slices, begun.consent_source)
        : words.begunByOthers(begun.rows, rows)}
    </ImportNote>
  );
}

/** What is to be known of a file before anything else. */
export function ImportNote({ children }: { children: ReactNode }) {
  return <p className="rounded-box border border-base-300 bg-base-200 px-4 py-3 text-sm">{children}</p>;
}

function LookState({ looked, rows }: { looked: Looked; rows: number }) {
  return (
    <div role="status" className="text-sm empty:hidden">
      {looked.status === "looking" && words.looking(looked.done, rows)}
      {looked.status === "failed" && (
        <span className="flex flex-wrap items-center gap-3">
          <span className="font-medium text-error">
            {words.lookFailed} {looked.why}
          </span>
          <Button look="outline" size="small" onClick={looked.retry}>
            {words.lookAgain}
          </Button>
        </span>
      )}
    </div>
  );
}
