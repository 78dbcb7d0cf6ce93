import {
  ChevronLeft,
  ChevronRight,
  Download,
  type LucideIcon,
  RotateCcw,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { documents } from "#messages/documents.ts";
import type { DrawnDocument } from "../../lib/files/drawn-document.ts";
import { PageCanvas } from "./page-canvas.tsx";
import { useSwipe } from "./use-swipe.ts";
import { actOfKey, useView, type View, type ViewAct } from "./use-view.ts";
import { useWidth } from "./use-width.ts";
import { ViewerFrame } from "./viewer-frame.tsx";

const words = documents.viewer;

/** A page as wide as a desk is read worse than one as wide as paper. */
const WIDEST_PX = 920;

interface ViewerProps {
  name: string;
  document: DrawnDocument;
  /** Its state, said below it on a phone. */
  standing?: ReactNode;
  onClose(): void;
  onDownload(): void;
}

/** A document, page by page: zoomed, turned, saved; by touch, mouse and keys. */
export function Viewer({ name, document, standing, onClose, onDownload }: ViewerProps) {
  const [view, act] = useView(document.pages);
  const [isDrawable, setDrawable] = useState(true);
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  useKeys(act);
  const swipe = useSwipe(view.zoom <= 1, act);
  const fail = useCallback(() => setDrawable(false), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    room.current?.scrollTo(0, 0);
  }, [view.page]);
  return (
    <ViewerFrame
      name={name}
      place={document.pages > 1 ? words.page(view.page, document.pages) : null}
      onClose={onClose}
      bar={<Bar view={view} pages={document.pages} act={act} onDownload={onDownload} standing={standing} />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than the screen is scrolled by keys too */}
      <div ref={room} tabIndex={0} className="h-full overflow-auto p-3 outline-none sm:p-6" {...swipe}>
        {isDrawable ? (
          <PageCanvas
            document={document}
            view={view}
            width={Math.min(width, WIDEST_PX)}
            label={words.pageOf(name, view.page, document.pages)}
            onDoubleClick={() => act("double")}
            onFailed={fail}
          />
        ) : (
          <p role="alert" className="alert mx-auto max-w-lg">
            {words.noDrawing}
          </p>
        )}
      </div>
    </ViewerFrame>
  );
}

interface BarProps {
  view: View;
  pages: number;
  act(act: ViewAct): void;
  onDownload(): void;
  standing: ReactNode;
}

function Bar({ view, pages, act, onDownload, standing }: BarProps) {
  return (
    <>
      {standing !== undefined && <div className="basis-full text-center sm:basis-auto">{standing}</div>}
      {pages > 1 && (
        <>
          <Tool
            icon={ChevronLeft}
            label={words.previous}
            disabled={view.page === 1}
            onPress={() => act("previous")}
          />
          <Tool
            icon={ChevronRight}
            label={words.next}
            disabled={view.page === pages}
            onPress={() => act("next")}
          />
        </>
      )}
      <Tool icon={ZoomOut} label={words.smaller} onPress={() => act("smaller")} />
      <button
        type="button"
        className="btn btn-ghost figures px-2"
        aria-label={`${Math.round(view.zoom * 100)}%, ${words.fit}`}
        onClick={() => act("fit")}
      >
        {Math.round(view.zoom * 100)}%
      </button>
      <Tool icon={ZoomIn} label={words.larger} onPress={() => act("larger")} />
      <Tool icon={RotateCcw} label={words.left} onPress={() => act("left")} className="max-sm:hidden" />
      <Tool icon={RotateCw} label={words.right} onPress={() => act("right")} />
      <Tool icon={Download} label={words.download} onPress={onDownload} />
      <span className="sr-only">{words.keys}</span>
    </>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  disabled?: boolean;
  className?: string;
  onPress(): void;
}

function Tool({ icon: Drawing, label, disabled = false, className = "", onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={`btn btn-ghost btn-square ${className}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Drawing size={20} aria-hidden="true" />
    </button>
  );
}

function useKeys(act: (act: ViewAct) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wished = actOfKey(event);
      if (wished === null) return;
      event.preventDefault();
      act(wished);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [act]);
}
