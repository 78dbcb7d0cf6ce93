import type { Ref } from "react";
import { NavLink } from "react-router-dom";
import { frame } from "#messages/workspaces/frame.ts";
import { isInOtherBuild } from "../../ui/site-link.tsx";
import type { Portal, PortalLink } from "./portals.ts";

/** On a desk: in the sidebar. */
export function PortalNav({ links, elsewhere = [] }: Pick<Portal, "links" | "elsewhere">) {
  return (
    <nav aria-label={frame.nav}>
      <ul className="grid gap-0.5">
        {[...links, ...elsewhere].map((link) => (
          <li key={link.to}>
            <WayTo {...link} className="side-link" size={18} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone: below the thumb. */
export function PortalBar({ links, place }: Pick<Portal, "links"> & { place?: Ref<HTMLSpanElement> }) {
  const middle = Math.ceil(links.length / 2);
  const ways = (some: typeof links) =>
    some.map((link) => <WayTo key={link.to} {...link} className="bottom-link" size={21} />);
  return (
    <nav aria-label={frame.nav} className="bottom-bar lg:hidden">
      {ways(links.slice(0, middle))}
      {place && <span ref={place} className="grid" />}
      {ways(links.slice(middle))}
    </nav>
  );
}

/** On a phone, in the menu: what the bar has no room for. */
export function PortalElsewhere({ elsewhere = [] }: Pick<Portal, "elsewhere">) {
  return (
    <ul className="grid gap-0.5">
      {elsewhere.map((link) => (
        <li key={link.to}>
          <WayTo {...link} className="side-link" size={18} />
        </li>
      ))}
    </ul>
  );
}

/** A workspace that this language does not have is a full load away. */
function WayTo({
  to,
  label,
  icon: Drawing,
  className,
  size,
}: PortalLink & { className: string; size: number }) {
  const content = (
    <>
      <Drawing size={size} {...(size > 18 && { strokeWidth: 1.75 })} aria-hidden="true" />
      {label}
    </>
  );
  return isInOtherBuild(to) ? (
    <a href={to} hrefLang="en" className={className}>
      {content}
    </a>
  ) : (
    <NavLink to={to} className={className}>
      {content}
    </NavLink>
  );
}
