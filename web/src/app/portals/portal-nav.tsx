import { NavLink } from "react-router-dom";
import { frame } from "#messages/workspaces/frame.ts";
import type { Portal } from "./portals.ts";

/** On a desk: in the sidebar. */
export function PortalNav({ links }: Pick<Portal, "links">) {
  return (
    <nav aria-label={frame.nav}>
      <ul className="grid gap-0.5">
        {links.map(({ to, label, icon: Drawing }) => (
          <li key={to}>
            <NavLink to={to} className="side-link">
              <Drawing size={18} aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone: below the thumb. */
export function PortalBar({ links }: Pick<Portal, "links">) {
  return (
    <nav aria-label={frame.nav} className="bottom-bar lg:hidden">
      {links.map(({ to, label, icon: Drawing }) => (
        <NavLink key={to} to={to} className="bottom-link">
          <Drawing size={21} strokeWidth={1.75} aria-hidden="true" />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
