import {
  ChevronLeft,
  ChevronRight,
  Download,
  type LucideIcon,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import { useRef, useState } from "react";
import { documents } from "#messages/documents.ts";
import type { DrawnDocument } from "../../lib/files/drawn-document.ts";
import { Button } from "../button.tsx";
import { PageCanvas } from "./page-canvas.tsx";
import { useView, type ViewAct } from "./use-view.ts";
import { useWidth } from "./use-width.ts";

const words = documents.viewer;

interface PagePaneProps {
  name: string;
  /** Null: this browser cannot draw it. */
  drawn: DrawnDocument | null;
  onDownload(): void;
}

/** A document within a page, beside what is done about it; what cannot be drawn is offered as a file. */
export function PagePane({ name, drawn, onDownload }: PagePaneProps) {
  const [isDrawable, setDrawable] = useState(true);
  if (drawn === null || !isDrawable) {
    return (
      <div className="grid justify-items-center gap-4 px-6 py-16 text-center">
        <p>{words.noDrawing}</p>
        <Button onClick={onDownload}>{words.download}</Button>
      </div>
    );
  }
  return <Pages {...{ name, drawn, onDownload }} onFailed={() => setDrawable(false)} />;
}

interface PagesProps extends PagePaneProps {
  drawn: DrawnDocument;
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
      <div className="page-tools flex flex-wrap items-center justify-end gap-1 px-2">
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
        <Tool icon={RotateCw} label={words.right} press={tool("right")} />
        <Tool icon={Download} label={words.download} press={onDownload} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields */}
      <div
        ref={room}
        role="group"
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its room is scrolled by keys too
        tabIndex={0}
        className="page-room overflow-auto bg-base-200 p-3 -outline-offset-2"
      >
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
