import type { ReactNode } from "react";
import { common } from "#messages/common.ts";
import { useOnline } from "../lib/device/online.ts";
import { Button } from "./button.tsx";

/** A whole page or panel that is being loaded; without a network it says what it waits for. `data-loader`: one that stands too long is noticed (`app/update-notice.tsx`). */
export function Loading({ label = common.loading }: { label?: string }) {
  const isOnline = useOnline();
  return (
    <div
      role="status"
      data-loader=""
      className="grid min-h-60 place-content-center justify-items-center gap-3 opacity-75"
    >
      <span className="startup-mark" aria-hidden="true" />
      <p>{isOnline ? label : common.opensOnline}</p>
    </div>
  );
}

interface SkeletonRowsProps {
  rows?: number;
  label: string;
  /** Height of a row and the gap between two, where they are not those of a list. */
  shape?: string | undefined;
}

/** Grey lines in the shape of what will stand there, so that nothing jumps. */
export function SkeletonRows({ rows = 3, label, shape = "gap-3 *:h-20" }: SkeletonRowsProps) {
  return (
    <div role="status" data-loader="" aria-label={label} className={`grid ${shape}`}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="skeleton w-full" />
      ))}
    </div>
  );
}

/** A page of a workspace that is still on its way: its heading and its first rows. */
export function WorkspaceLoading() {
  return (
    <div role="status" data-loader="" aria-label={common.loading} className="grid gap-6">
      <div className="skeleton h-8 w-56 max-w-full" />
      <div className="skeleton h-20 w-full" />
      <div className="grid gap-3">
        {[1, 2, 3].map((row) => (
          <div key={row} className="skeleton h-11 w-full" />
        ))}
      </div>
    </div>
  );
}

export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="rounded-box border border-dashed border-base-300 px-6 py-12 text-center">
      <h2 className="text-lg">{title}</h2>
      {children && <div className="mx-auto mt-1 max-w-prose opacity-75">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

/** Something failed: what, and a way on. */
export function ErrorState({
  title,
  children,
  onRetry,
}: {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
}) {
  return (
    <div role="alert" className="rounded-box border border-base-300 bg-base-200 px-6 py-10 text-center">
      <h2 className="text-lg">{title}</h2>
      {children && <div className="mx-auto mt-1 max-w-prose opacity-80">{children}</div>}
      {onRetry && (
        <Button look="outline" className="mt-5" onClick={onRetry}>
          {common.tryAgain}
        </Button>
      )}
    </div>
  );
}
