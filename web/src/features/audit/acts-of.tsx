import { auditByQuery } from "@niyamdesk/domain/audit/queries";
import { useLiveQuery } from "../../lib/firestore/live.ts";
import { istDateTime } from "../../lib/time/ist-words.ts";
import { WorkList, WorkRow } from "../../ui/work-list.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { actTitle } from "./act-words.ts";
import { readAuditEntry } from "./read-entry.ts";

interface ActsOfProps {
  words: { title: string; loading: string; failed: string; none: string };
  /** Uid. */
  by: string;
}

/** What somebody did last, live. */
export function ActsOf({ words, by }: ActsOfProps) {
  const live = useLiveQuery(auditByQuery, { staff_id: by }, readAuditEntry);
  return (
    <WorkPanel words={words} live={live} rows={3}>
      {(entries) => (
        <WorkList label={words.title}>
          {entries.map(({ id, action, at, reason }) => (
            <WorkRow
              key={id}
              title={actTitle(action)}
              detail={[istDateTime(at), reason].filter(Boolean).join(" · ")}
            />
          ))}
        </WorkList>
      )}
    </WorkPanel>
  );
}
