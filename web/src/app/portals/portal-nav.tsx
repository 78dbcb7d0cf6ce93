import { Fragment, type Ref, useId } from "react";
import { NavLink } from "react-router-dom";
import { frame } from "#messages/workspaces/frame.ts";
import { MENU_GROUPS } from "../../lib/page/page-link.ts";
import type { Portal, PortalLink } from "./portals.ts";

/** On a desk: in the sidebar. */
export function PortalNav({ links, elsewhere = [] }: Pick<Portal, "links" | "elsewhere">) {
  return (
    <nav aria-label={frame.nav}>
      <SideLinks links={[...links, ...elsewhere]} />
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
  return <SideLinks links={elsewhere} />;
}

/** What belongs to no group comes first, then each group below its heading. */
function SideLinks({ links }: Pick<Portal, "links">) {
  const id = useId();
  return [undefined, ...MENU_GROUPS].map((group) => {
    const own = links.filter((link) => link.group === group);
    if (own.length === 0) return null;
    const heading = `${id}-${group}`;
    return (
      <Fragment key={group ?? ""}>
        {group && (
          <p id={heading} className="muted px-3 pt-3 pb-1 text-xs font-semibold">
            {frame.groups[group]}
          </p>
        )}
        <ul className="grid gap-0.5" {...(group && { "aria-labelledby": heading })}>
          {own.map((link) => (
            <li key={link.to}>
              <WayTo {...link} className="side-link" size={18} />
            </li>
          ))}
        </ul>
      </Fragment>
    );
  });
}

function WayTo({
  to,
  label,
  icon: Drawing,
  className,
  size,
}: PortalLink & { className: string; size: number }) {
  return (
    <NavLink to={to} className={className}>
      <Drawing size={size} {...(size > 18 && { strokeWidth: 1.75 })} aria-hidden="true" />
      {label}
    </NavLink>
  );
}
