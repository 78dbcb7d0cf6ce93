import { privacyAdmin as words } from "#messages/workspaces/privacy.ts";
import { InventoryTable, RetentionRuns } from "../../features/privacy/components/retention.tsx";
import { useRetentionRuns } from "../../features/privacy/data/retention-runs.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { Panel } from "../../ui/panel.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

/** What retention did, and the inventory it follows. */
export default function Privacy() {
  usePageTitle(words.title);
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <WorkPanel words={words.runs} live={useRetentionRuns()} rows={3}>
        {(runs) => <RetentionRuns runs={runs} />}
      </WorkPanel>
      <Panel title={words.rules.title}>
        <InventoryTable />
      </Panel>
    </WorkspacePage>
  );
}
