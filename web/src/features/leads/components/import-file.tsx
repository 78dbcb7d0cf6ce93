import {
  type ColumnMapping,
  guessMapping,
  IMPORT_FIELDS,
  type ImportField,
} from "@niyamdesk/domain/leads/import-row";
import { Download, FileUp } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { leadImport as words } from "#messages/workspaces/lead-admin.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { keepDraft, readKeptDraft } from "../../../lib/device/kept-draft.ts";
import { learnPhone, phoneTables } from "../../../lib/phone/phone-tables.ts";
import { Button } from "../../../ui/button.tsx";
import { Figure, Figures } from "../../../ui/figures.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { sendRows } from "../data/imports.ts";
import { saveProblems } from "../import/errors-file.ts";
import { readFile, type Table } from "../import/read-file.ts";
import { isEnough, type ReadRows, rowsOf } from "../import/rows-of.ts";
import { ImportProgress } from "./import-progress.tsx";

/** Any number that the tables are needed for. */
const ABROAD = "+6561234567";

/** From a file to leads: chosen, its columns named, looked at, sent, and seen to be done. */
export function ImportFile() {
  const [table, setTable] = useState<Table | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [begun, setBegun] = useState<string | null>(null);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    setBegun(null);
    setTable(null);
    setSaid(words.reading);
    // Numbers of other countries are judged by tables, which come with the first of them.
    learnPhone(ABROAD);
    const [read] = await Promise.all([readFile(file).catch(() => "unreadable" as const), phoneTables()]);
    if (typeof read === "string") return setSaid(words[read]);
    setSaid(null);
    setTable(read);
  }

  return (
    <div className="grid gap-6">
      <div>
        <label className={`btn ${table === null ? "btn-primary" : "btn-outline"} w-full sm:w-auto`}>
          <FileUp size={18} aria-hidden="true" />
          {table === null ? words.choose : words.another}
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv"
            className="sr-only"
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
        </label>
        <p role="status" className="mt-2 text-sm">
          {said ?? (table && words.file(table.name, table.rows.length, table.encoding))}
        </p>
      </div>
      {table !== null && begun === null && (
        <Columns key={table.hash} table={table} onBegun={setBegun} onSaid={setSaid} />
      )}
      {begun !== null && <ImportProgress id={begun} table={table} />}
    </div>
  );
}

interface ColumnsProps {
  table: Table;
  onBegun(id: string): void;
  onSaid(text: string | null): void;
}

function Columns({ table, onBegun, onSaid }: ColumnsProps) {
  const [mapping, setMapping] = useState<ColumnMapping>(() => keptMapping(table.headings));
  const read = useMemo(() => (isEnough(mapping) ? rowsOf(table, mapping) : null), [table, mapping]);
  return (
    <>
      <Panel title={words.columns}>
        <p className="muted mb-3 text-sm">{words.columnsHint}</p>
        <ul className="grid gap-px overflow-clip rounded-box border border-base-300 bg-base-300">
          {table.headings.map((heading, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <li key={at} className="import-column">
              <span className="min-w-0">
                <span className="block truncate font-medium">{heading || `${words.column} ${at + 1}`}</span>
                <span className="muted block truncate text-sm">
                  {table.rows
                    .slice(0, 3)
                    .map(({ cells }) => cells[at]?.trim())
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              <select
                className="select w-full sm:w-52"
                aria-label={`${heading || `${words.column} ${at + 1}`}: ${words.takes}`}
                value={mapping[at] ?? ""}
                onChange={(event) => {
                  const field = IMPORT_FIELDS.find((known) => known === event.target.value) ?? null;
                  const next = mapping.map((one, place) =>
                    place === at ? field : one === field ? null : one,
                  );
                  setMapping(next);
                  keepMapping(table.headings, next);
                }}
              >
                <option value="">{words.ignore}</option>
                {IMPORT_FIELDS.map((field) => (
                  <option key={field} value={field}>
                    {words.fields[field]}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
        {read === null && <p className="mt-3 text-sm font-medium text-error">{words.needs}</p>}
      </Panel>
      {read !== null && <Look table={table} read={read} onBegun={onBegun} onSaid={onSaid} />}
    </>
  );
}

/** What will happen, and the question that has to be answered before it does. */
function Look({ table, read, onBegun, onSaid }: ColumnsProps & { read: ReadRows }) {
  const [consent, setConsent] = useState("");
  const [sending, setSending] = useState<string | null>(null);
  const id = useId();
  const isReady = consent.trim().length > 2 && read.fit.length > 0;
  async function start(): Promise<void> {
    setSending(words.starting);
    try {
      await sendRows(table, read.fit, consent, (done, all) => setSending(words.sending(done, all)), onBegun);
      onSaid(null);
    } catch (error) {
      onSaid(errorWords(error));
    } finally {
      setSending(null);
    }
  }
  return (
    <div className="grid gap-5">
      <Figures label={words.example}>
        <Figure term={words.fit} value={read.fit.length.toLocaleString("en-IN")} />
        <Figure
          term={words.unfit}
          value={read.problems.length.toLocaleString("en-IN")}
          note={words.unfitNote}
        />
      </Figures>
      {read.problems.length > 0 && (
        <div>
          <ul className="mb-2 text-sm">
            {read.problems.slice(0, 5).map(({ line, reason }) => (
              <li key={line}>
                <span className="figures muted">
                  {words.line} {line}:
                </span>{" "}
                {words.problems[reason]}
              </li>
            ))}
          </ul>
          <Button look="outline" size="small" onClick={() => saveProblems(read.problems, table)}>
            <Download size={16} aria-hidden="true" />
            {words.errors}
          </Button>
        </div>
      )}
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
          onChange={(event) => setConsent(event.target.value)}
        />
        <p id={`${id}-hint`} className="muted mt-1.5 text-sm">
          {words.consentHint}
        </p>
      </div>
      <div>
        <Button busy={sending !== null} disabled={!isReady} onClick={() => void start()}>
          {words.start(read.fit.length)}
        </Button>
        <p role="status" className="mt-2 text-sm">
          {sending}
        </p>
      </div>
    </div>
  );
}

const draftOf = (headings: readonly string[]) => `lead-import.${headings.join("|").slice(0, 300)}`;

/** As it was set for the last file with these headings, else as they are usually called. */
function keptMapping(headings: readonly string[]): ColumnMapping {
  const kept = readKeptDraft(draftOf(headings))?.values.columns;
  if (!Array.isArray(kept) || kept.length !== headings.length) return guessMapping(headings);
  return kept.map(
    (field: unknown): ImportField | null => IMPORT_FIELDS.find((known) => known === field) ?? null,
  );
}

function keepMapping(headings: readonly string[], mapping: ColumnMapping): void {
  keepDraft(draftOf(headings), { columns: [...mapping] });
}
