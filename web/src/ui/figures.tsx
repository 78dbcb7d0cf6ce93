import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface FiguresProps {
  label: string;
  /** On a phone they take little height: what stands below them is what the screen is for. */
  low?: boolean;
  children: ReactNode;
}

/** Figures of a screen side by side. */
export function Figures({ label, low = false, children }: FiguresProps) {
  return (
    <dl aria-label={label} className={low ? "figure-strip figure-strip-low" : "figure-strip"}>
      {children}
    </dl>
  );
}

interface FigureProps {
  term: string;
  value: string | number;
  /** What it is measured against. */
  note?: ReactNode;
  /** Where what it counts is listed. */
  to?: string;
}

export function Figure({ term, value, note, to }: FigureProps) {
  return (
    <div className={`figure-cell ${to === undefined ? "" : "relative hover:bg-base-200"}`}>
      <dt className="muted text-sm">{term}</dt>
      <dd translate="no" className="figure-value figures text-2xl font-semibold">
        {to === undefined ? (
          value
        ) : (
          // All of the cell is pressed.
          <Link to={to} className="after:absolute after:inset-0" aria-label={`${term}: ${value}`}>
            {value}
          </Link>
        )}
        {note !== undefined && (
          <span translate="yes" className="figure-note muted text-sm font-normal">
            {note}
          </span>
        )}
      </dd>
    </div>
  );
}
