import type { ReactNode } from "react";

/** Records one below the other, dense enough to look through many. */
export function WorkList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="work-list">
      {children}
    </ul>
  );
}

interface WorkRowProps {
  title: ReactNode;
  /** Second line. */
  detail: ReactNode;
  /** At the end of the row: a status, a date. */
  aside?: ReactNode;
}

export function WorkRow({ title, detail, aside }: WorkRowProps) {
  return (
    <li className="work-row">
      <div className="min-w-0 flex-1 basis-52">
        <p className="line-clamp-2 font-medium">{title}</p>
        <p className="muted text-sm">{detail}</p>
      </div>
      {aside !== undefined && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">{aside}</div>
      )}
    </li>
  );
}

/** Said in place of a list that has nothing in it. */
export function NothingHere({ children }: { children: ReactNode }) {
  return (
    <p className="muted rounded-box border border-dashed border-base-300 px-4 py-5 text-sm">{children}</p>
  );
}
