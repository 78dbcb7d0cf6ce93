import type { ApplicationSlot } from "@niyamdesk/domain/applications/application-papers";
import type { ReactNode } from "react";
import { applications } from "#messages/workspaces/applications.ts";
import { saveFile } from "../../../lib/files/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState, Loading } from "../../../ui/states.tsx";
import { PagePane } from "../../../ui/viewer/page-pane.tsx";
import { usePaper } from "../hooks/use-paper.ts";

const words = applications.documents;

interface PaperPaneProps {
  applicationId: string;
  slot: ApplicationSlot;
  /** Of the file that stands in the slot by now. */
  path: string;
  /** What can be done about the file that is looked at. */
  acts(seenPath: string): ReactNode;
}

/** A document, read beside what the applicant told us. */
export function PaperPane({ applicationId, slot, path, acts }: PaperPaneProps) {
  const read = usePaper(applicationId, slot);
  const name = applications.papers[slot];
  return (
    <section aria-label={name} className="overflow-clip rounded-box border border-base-300 bg-base-100">
      {read.is === "opening" && <Loading label={words.loading} />}
      {read.is === "failed" && (
        <ErrorState title={words.failed} onRetry={read.again}>
          {read.why}
        </ErrorState>
      )}
      {read.is === "open" && (
        <>
          {read.paper.path !== path && (
            <div className="strip justify-between rounded-none">
              {words.newer}
              <Button size="small" look="outline" onClick={read.again}>
                {words.showNewer}
              </Button>
            </div>
          )}
          <PagePane
            key={read.paper.path}
            name={name}
            drawn={read.drawn}
            onDownload={() => saveFile(read.paper.bytes, read.paper.type, read.paper.name)}
          />
          <div className="border-t border-base-300 p-4">{acts(read.paper.path)}</div>
        </>
      )}
    </section>
  );
}
