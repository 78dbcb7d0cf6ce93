import { auditOfRecordQuery } from "@niyamdesk/domain/audit/queries";
import { useLiveQuery } from "../../lib/firestore/live.ts";
import { Timeline } from "../../ui/timeline.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { actTitle } from "./act-words.ts";
import { type Names, whoDid } from "./entry-words.ts";
import { type AuditView, readAuditEntry } from "./read-entry.ts";

interface AuditTrailProps {
  words: { title: string; loading: string; failed: string; none: string };
  /** Path of the record. */
  subject: string;
  names: Names;
}

/** Who did what to one record, the last on top, live. */
export function AuditTrail({ words, subject, names }: AuditTrailProps) {
  const live = useLiveQuery(auditOfRecordQuery, { subject }, readAuditEntry);
  return (
    <WorkPanel words={words} live={live} rows={3} framed>
      {(entries) => <Timeline entries={entries.map((entry) => shown(entry, names))} />}
    </WorkPanel>
  );
}

function shown(entry: AuditView, names: Names) {
  const detail = entry.reason === null ? {} : { detail: entry.reason };
  return { id: entry.id, at: entry.at, title: actTitle(entry.action), who: whoDid(entry, names), ...detail };
}
