import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { carriedOn } from "../login-entry.ts";

/** From one account screen to another, without losing the door and the page to return to. */
export function SwitchLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Link to={`${to}${carriedOn(pathname, search)}`} className="link thumb link-primary font-medium">
      {children}
    </Link>
  );
}
