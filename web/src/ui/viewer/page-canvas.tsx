import { useEffect, useRef, useState } from "react";
import type { DrawnDocument, Size } from "../../lib/files/drawn-document.ts";
import type { View } from "./use-view.ts";

interface PageCanvasProps {
  document: DrawnDocument;
  view: View;
  /** Of the room there is, in CSS pixels. */
  width: number;
  label: string;
  onDoubleClick(): void;
  onFailed(): void;
}

/** One page, drawn as sharp as the screen is. While the next one is drawn the one before stands. */
export function PageCanvas({ document, view, width, label, onDoubleClick, onFailed }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shown, setShown] = useState<Size | null>(null);
  const { page, zoom, turn } = view;
  useEffect(() => {
    if (width === 0) return;
    const stop = new AbortController();
    void (async () => {
      try {
        const size = await document.sizeOf(page);
        const across = turn % 180 === 0 ? size.width : size.height;
        const scale = (width * zoom) / across;
        // Drawn beside it: a canvas that grows is empty until it is drawn.
        const fresh = window.document.createElement("canvas");
        await document.draw(page, fresh, { scale: scale * sharpness(), turn }, stop.signal);
        if (stop.signal.aborted || canvas.current === null) return;
        canvas.current.width = fresh.width;
        canvas.current.height = fresh.height;
        canvas.current.getContext("2d")?.drawImage(fresh, 0, 0);
        const down = turn % 180 === 0 ? size.height : size.width;
        setShown({ width: across * scale, height: down * scale });
      } catch {
        if (!stop.signal.aborted) onFailed();
      }
    })();
    return () => stop.abort();
  }, [document, page, zoom, turn, width, onFailed]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      data-drawn={shown === null ? undefined : `${page}/${turn}`}
      className={`mx-auto block bg-white shadow-lift ${shown === null ? "invisible" : ""}`}
      style={shown === null ? undefined : { width: shown.width, height: shown.height }}
      onDoubleClick={onDoubleClick}
    />
  );
}

function sharpness(): number {
  return Math.min(2, window.devicePixelRatio || 1);
}
