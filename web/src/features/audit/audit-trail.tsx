import { actPhrase } from "@niyamdesk/domain/audit/acts";
import { auditOfRecordQuery } from "@niyamdesk/domain/audit/queries";
import { useLiveQuery } from "../../lib/firestore/live.ts";
import { Timeline } from "../../ui/timeline.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
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
  const phrase = actPhrase(entry.action);
  const title = phrase.charAt(0).toUpperCase() + phrase.slice(1);
  const detail = entry.reason === null ? {} : { detail: entry.reason };
  return { id: entry.id, at: entry.at, title, who: whoDid(entry, names), ...detail };
}
