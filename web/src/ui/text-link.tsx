import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** A quiet way to another page, beside a heading. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="thumb text-sm font-medium text-primary underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}
