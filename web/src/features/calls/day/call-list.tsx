import { clockOf } from "@niyamdesk/domain/calls/current-call";
import { useState } from "react";
import { callNotes as words } from "#messages/workspaces/call-notes.ts";
import { cockpit } from "#messages/workspaces/cockpit.ts";
import { istTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { EditCallDialog } from "../history/late-edit-dialog.ts";
import type { CallRecord } from "../history/read-call.ts";

/** Calls of a day, and a note on each where one is missing. */
export function CallList({ label, calls }: { label: string; calls: readonly CallRecord[] }) {
  const [noted, setNoted] = useState<CallRecord | null>(null);
  return (
    <>
      <WorkList label={label}>
        {calls.map((call) => (
          <WorkRow
            key={call.id}
            title={call.name}
            detail={
              <>
                <span className="figures">{istTime(call.startedAt)}</span>
                {` · ${cockpit.outcomes[call.status]}`}
                {call.seconds > 0 && <span className="figures">{` · ${clockOf(call.seconds)}`}</span>}
                {call.disposition !== null && ` · ${cockpit.results[call.disposition]}`}
                {call.notes !== "" && <span className="mt-0.5 block text-base-content">{call.notes}</span>}
              </>
            }
            aside={
              <Button
                look={call.notes === "" ? "outline" : "quiet"}
                size="small"
                className="act-button"
                onClick={() => setNoted(call)}
              >
                {call.notes === "" ? words.addNote : words.editNote}
              </Button>
            }
          />
        ))}
      </WorkList>
      {noted !== null && <EditCallDialog key={noted.id} call={noted} onClose={() => setNoted(null)} />}
    </>
  );
}
