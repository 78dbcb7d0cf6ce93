import type { ApplicationSlot } from "@niyamdesk/domain/applications/application-papers";
import {
  ChevronLeft,
  ChevronRight,
  Download,
  type LucideIcon,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { applications } from "#messages/workspaces/applications.ts";
import type { DrawnDocument } from "../../../lib/files/drawn-document.ts";
import { saveFile } from "../../../lib/files/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState, Loading } from "../../../ui/states.tsx";
import { PageCanvas } from "../../../ui/viewer/page-canvas.tsx";
import { useView, type ViewAct } from "../../../ui/viewer/use-view.ts";
import { useWidth } from "../../../ui/viewer/use-width.ts";
import type { OpenedPaper } from "../data/review.ts";
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
          <Drawing key={read.paper.path} name={name} paper={read.paper} drawn={read.drawn} />
          <div className="border-t border-base-300 p-4">{acts(read.paper.path)}</div>
        </>
      )}
    </section>
  );
}

interface DrawingProps {
  name: string;
  paper: OpenedPaper;
  drawn: DrawnDocument | null;
}

function Drawing({ name, paper, drawn }: DrawingProps) {
  const [isDrawable, setDrawable] = useState(true);
  const save = () => saveFile(paper.bytes, paper.type, paper.name);
  if (drawn === null || !isDrawable) {
    return (
      <div className="grid justify-items-center gap-4 px-6 py-16 text-center">
        <p>{words.noDrawing}</p>
        <Button onClick={save}>{words.download}</Button>
      </div>
    );
  }
  return <Pages name={name} drawn={drawn} onDownload={save} onFailed={() => setDrawable(false)} />;
}

interface PagesProps {
  name: string;
  drawn: DrawnDocument;
  onDownload(): void;
  onFailed(): void;
}

function Pages({ name, drawn, onDownload, onFailed }: PagesProps) {
  const [view, act] = useView(drawn.pages);
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  // The canvas draws anew when it changes: kept as long as this document is.
  const [failed] = useState(() => onFailed);
  const tool = (wished: ViewAct) => () => act(wished);
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-1 border-b border-base-300 px-2 py-1">
        {drawn.pages > 1 && (
          <>
            <Tool icon={ChevronLeft} label={words.previous} off={view.page === 1} press={tool("previous")} />
            <span className="figures text-sm">{words.page(view.page, drawn.pages)}</span>
            <Tool
              icon={ChevronRight}
              label={words.next}
              off={view.page === drawn.pages}
              press={tool("next")}
            />
          </>
        )}
        <Tool icon={ZoomOut} label={words.smaller} press={tool("smaller")} />
        <Tool icon={ZoomIn} label={words.larger} press={tool("larger")} />
        <Tool icon={RotateCw} label={words.turn} press={tool("right")} />
        <Tool icon={Download} label={words.download} press={onDownload} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its room is scrolled by keys too */}
      <div ref={room} tabIndex={0} className="max-h-[70dvh] overflow-auto bg-base-200 p-3 outline-none">
        <PageCanvas
          document={drawn}
          view={view}
          width={width}
          label={words.pageOf(name, view.page, drawn.pages)}
          onDoubleClick={tool("double")}
          onFailed={failed}
        />
      </div>
    </>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  off?: boolean;
  press(): void;
}

function Tool({ icon: Drawn, label, off = false, press }: ToolProps) {
  return (
    <button
      type="button"
      className="btn btn-ghost btn-square"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={press}
    >
      <Drawn size={18} aria-hidden="true" />
    </button>
  );
}
