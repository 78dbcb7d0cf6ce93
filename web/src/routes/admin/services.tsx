import { Plus } from "lucide-react";
import { useState } from "react";
import { serviceAdmin as words } from "#messages/workspaces/service-admin.ts";
import { NewServiceDialog } from "../../features/services/admin/new-service-dialog.tsx";
import { serviceRows } from "../../features/services/admin/read-editor.ts";
import { ServiceRows } from "../../features/services/admin/service-rows.tsx";
import { useServiceDrafts, useStoredServices } from "../../features/services/data/editor.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

/** All that we sell, in the order of the list. */
export default function Services() {
  usePageTitle(words.title);
  const stored = useStoredServices();
  const drafts = useServiceDrafts();
  const [isAdding, setAdding] = useState(false);
  return (
    <WorkspacePage
      title={words.title}
      intro={words.intro}
      actions={
        <Button onClick={() => setAdding(true)}>
          <Plus size={18} aria-hidden="true" />
          {words.create.button}
        </Button>
      }
    >
      <LivePanel live={stored} label={words.loading} failure={words.failed} rows={6}>
        {(records) => (
          <LivePanel live={drafts} label={words.loading} failure={words.failed} rows={6}>
            {(waiting) => {
              const rows = serviceRows(records, waiting);
              return (
                <>
                  <ServiceRows rows={rows} />
                  {isAdding && (
                    <NewServiceDialog taken={rows.map(({ id }) => id)} onClose={() => setAdding(false)} />
                  )}
                </>
              );
            }}
          </LivePanel>
        )}
      </LivePanel>
    </WorkspacePage>
  );
}
