import type { ReactNode } from "react";

/** Figures of a screen side by side. */
export function Figures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl aria-label={label} className="figure-strip">
      {children}
    </dl>
  );
}

/** One figure; `note` says what it is measured against. */
export function Figure({ term, value, note }: { term: string; value: string | number; note?: string }) {
  return (
    <div className="figure-cell">
      <dt className="muted text-sm">{term}</dt>
      <dd translate="no" className="figures text-2xl font-semibold">
        {value}
        {note !== undefined && (
          <span translate="yes" className="muted ms-1.5 text-sm font-normal">
            {note}
          </span>
        )}
      </dd>
    </div>
  );
}
