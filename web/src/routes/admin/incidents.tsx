import { useState } from "react";
import { incidents as words } from "#messages/workspaces/incidents.ts";
import { IncidentList } from "../../features/incidents/components/incident-list.tsx";
import { RecordDialog } from "../../features/incidents/components/record-dialog.tsx";
import { useIncidents } from "../../features/incidents/data/incidents.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { Button } from "../../ui/button.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

/** What happened to our systems or to data, and by when the law wants whom told. */
export default function Incidents() {
  usePageTitle(words.title);
  const now = useServerMinute();
  const live = useIncidents();
  const [recording, setRecording] = useState(false);
  return (
    <WorkspacePage
      title={words.title}
      intro={words.intro}
      actions={<Button onClick={() => setRecording(true)}>{words.record}</Button>}
    >
      <WorkPanel words={words.list} live={live} rows={2}>
        {(incidents) => <IncidentList incidents={incidents} now={now} />}
      </WorkPanel>
      {recording && <RecordDialog onClose={() => setRecording(false)} />}
    </WorkspacePage>
  );
}
