import type { ReactNode } from "react";

/** Terms on the left, values on the right. */
export function Facts({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <dl className={`grid gap-1.5 text-sm ${className}`}>{children}</dl>;
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="muted shrink-0">{term}</dt>
      <dd className="figures min-w-0 text-right break-words">{children}</dd>
    </div>
  );
}
