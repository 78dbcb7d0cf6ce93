import type { ImportRow } from "@niyamdesk/domain/leads/import-row";
import { importIdOf, isImported, type LeadImport } from "@niyamdesk/domain/leads/lead-import";
import { FileUp } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { leadImport as words } from "#messages/workspaces/lead-admin.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { learnPhone, phoneTables } from "../../../lib/phone/phone-tables.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { sendRows, useImport } from "../data/imports.ts";
import { importResult } from "../import/import-result.ts";
import { readFile, type Table } from "../import/read-file.ts";
import { isEnough, type Problem, rowsOf } from "../import/rows-of.ts";
import { ImportColumns, keptMapping } from "./import-columns.tsx";
import { ImportLook, ImportNote } from "./import-look.tsx";
import { ImportProgress } from "./import-progress.tsx";

/** Any number that the tables are needed for. */
const ABROAD = "+6561234567";

/** What was pressed: it can be sent again as it was. */
interface Job {
  table: Table;
  rows: readonly ImportRow[];
  /** Rows of the file that nothing can be made of: they are not sent. */
  unfit: readonly Problem[];
  consent: string;
}

/** How far it is sent. */
type Sending = { status: "sending"; done: number; all: number } | { status: "failed"; why: string };

/** From a file to leads: chosen, its columns named, looked at, sent, and seen to be done. */
export function ImportFile() {
  const [table, setTable] = useState<Table | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [job, setJob] = useState<Job | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const isSending = sending?.status === "sending";
  const chosen = useRef<File | null>(null);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    chosen.current = file;
    setJob(null);
    setSending(null);
    setTable(null);
    setSaid(words.reading);
    // Numbers of other countries are judged by tables, which come with the first of them.
    learnPhone(ABROAD);
    const [read] = await Promise.all([readFile(file).catch(() => "unreadable" as const), phoneTables()]);
    // A longer file that was chosen before this one is read after it.
    if (chosen.current !== file) return;
    if (typeof read === "string") return setSaid(words[read]);
    setSaid(null);
    setTable(read);
  }

  async function send(next: Job): Promise<void> {
    let isBegun = false;
    setSending({ status: "sending", done: 0, all: 0 });
    try {
      await sendRows(next.table, next.rows, next.unfit, next.consent, (done, all) => {
        isBegun = true;
        setJob(next);
        setSending({ status: "sending", done, all });
      });
      setSending(null);
    } catch (error) {
      setJob(isBegun ? next : job);
      setSending({ status: "failed", why: errorWords(error) });
    }
  }

  return (
    <div className="grid gap-6">
      <div>
        <label
          className={`btn ${table === null ? "btn-primary" : "btn-outline"} w-full sm:w-auto ${isSending ? "btn-disabled" : ""}`}
        >
          <FileUp size={18} aria-hidden="true" />
          {table === null ? words.choose : words.another}
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv"
            className="sr-only"
            disabled={isSending}
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
      {table !== null && job === null && (
        <Before key={table.hash} {...{ table, sending }} onSend={(next) => void send(next)} />
      )}
      {job !== null && (
        <>
          <ImportProgress id={importIdOf(job.table.hash)} table={job.table} unfit={job.unfit} />
          <SendState sending={sending} onAgain={() => void send(job)} />
        </>
      )}
    </div>
  );
}

function SendState({ sending, onAgain }: { sending: Sending | null; onAgain(): void }) {
  return (
    <div role="status" className="text-sm empty:hidden">
      {sending?.status === "sending" && words.sending(sending.done, sending.all)}
      {sending?.status === "failed" && (
        <span className="flex flex-wrap items-center gap-3">
          <span className="font-medium text-error">
            {words.sendStopped} {sending.why}
          </span>
          <Button look="outline" size="small" onClick={onAgain}>
            {words.goOn}
          </Button>
        </span>
      )}
    </div>
  );
}

interface BeforeProps {
  table: Table;
  sending: Sending | null;
  onSend(job: Job): void;
}

/** A file that came before is not begun anew: it goes on, or it is said what became of it. */
function Before(props: BeforeProps) {
  const live = useImport(importIdOf(props.table.hash));
  return (
    <LivePanel live={live} label={words.historyLoading} failure={words.historyFailed}>
      {(found) => {
        // What is begun at this moment is ours.
        const known = props.sending?.status === "sending" ? null : found;
        if (known === null || known.status === "undone") return <Columns {...props} begun={null} />;
        if (known.status === "undoing") return <ImportNote>{words.undoingNow}</ImportNote>;
        if (!isImported(known)) return <Columns {...props} begun={known} />;
        const when = istDateTime(known.at.toMillis());
        const result = importResult(known);
        return <ImportNote>{words.importedBefore(when, result)}</ImportNote>;
      }}
    </LivePanel>
  );
}

function Columns({ table, sending, onSend, begun }: BeforeProps & { begun: LeadImport | null }) {
  const [mapping, setMapping] = useState(() => keptMapping(table.headings));
  // Kept here, so that what was typed is there again where it could not be sent.
  const [consent, setConsent] = useState("");
  const read = useMemo(() => (isEnough(mapping) ? rowsOf(table, mapping) : null), [table, mapping]);
  if (sending?.status === "sending") {
    return (
      <p role="status" className="text-sm">
        {words.starting}
      </p>
    );
  }
  return (
    <>
      <ImportColumns {...{ table, mapping }} onChange={setMapping} />
      {read !== null && (
        <ImportLook
          {...{ table, mapping, read, begun }}
          failure={sending?.status === "failed" ? sending.why : null}
          {...{ consent }}
          onConsent={setConsent}
          onStart={(source) => onSend({ table, rows: read.fit, unfit: read.problems, consent: source })}
        />
      )}
    </>
  );
}
