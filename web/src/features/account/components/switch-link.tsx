import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { returnPath, withReturn } from "../../../lib/paths.ts";

/** From signing in to registering and back, without losing the page to return to. */
export function SwitchLink({ to, children }: { to: string; children: ReactNode }) {
  const { search } = useLocation();
  const next = returnPath(new URLSearchParams(search).get("next"));
  return (
    <Link to={next === null ? to : withReturn(to, next)} className="link link-primary font-medium">
      {children}
    </Link>
  );
}
