import type { ReactNode } from "react";
import { common } from "#messages/common.ts";
import { useOnline } from "../lib/device/online.ts";
import type { Live } from "../lib/firestore/live.ts";
import { ErrorState, SkeletonRows } from "./states.tsx";

interface LivePanelProps<T> {
  live: Live<T>;
  /** Said while loading, such as 'Loading your orders'. */
  label: string;
  /** Said on failure, such as 'Failed to load your orders'. */
  failure: string;
  rows?: number;
  /** Of the rows while it loads, see `SkeletonRows`. */
  shape?: string;
  children: (value: T) => ReactNode;
}

/** A part of a page that shows a live read: its own loading and its own failure, the rest of the page stands. */
export function LivePanel<T>({ live, label, failure, rows = 2, shape, children }: LivePanelProps<T>) {
  const isOnline = useOnline();
  if (live.status === "loading") {
    return (
      <>
        {/* Grey lines would promise something that cannot come now. */}
        {!isOnline && <p className="muted mb-3 text-sm">{common.opensOnline}</p>}
        <SkeletonRows rows={rows} label={label} shape={shape} />
      </>
    );
  }
  if (live.status === "ready") return children(live.value);
  return (
    <ErrorState title={failure} onRetry={live.retry}>
      {common.checkConnection}
    </ErrorState>
  );
}
