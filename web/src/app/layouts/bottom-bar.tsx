import { isBelow, PATHS, profileOf, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { NavLink, useLocation } from "react-router-dom";
import { common } from "#messages/common.ts";
import { site } from "#messages/site.ts";
import { useUnread } from "../../lib/page/unread-count.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useViewer, type Viewer } from "./use-viewer.ts";

/** Pages with a bar of their own, or that lead through one thing. */
const WITHOUT: readonly string[] = [
  ...[WORKSPACES.admin, WORKSPACES.franchise].map(({ prefix }) => prefix),
  PATHS.franchiseRegister,
];

/** The thumb's way around on a phone: a client's leads to what is theirs, wherever they are; all others have the visitors'. */
export function BottomBar() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const isClient = viewer?.role === "client_user";
  if (WITHOUT.some((address) => isBelow(pathname, address))) return null;
  if (!isClient && isBelow(pathname, WORKSPACES.client_user.prefix)) return null;
  return (
    <>
      <div className="h-(--bottom-bar) md:hidden" aria-hidden="true" />
      <nav aria-label={site.shortcutsLabel} className="bottom-bar md:hidden">
        {isClient ? <ClientShortcuts /> : <VisitorShortcuts viewer={viewer} />}
      </nav>
    </>
  );
}

function ClientShortcuts() {
  // Its tab above lies beyond the edge of a phone. Read out it is there.
  const unread = useUnread();
  return (
    <>
      <Shortcut to={PATHS.user.dashboard} icon="house" label={common.home} count={unread ?? 0} />
      <Shortcut to={PATHS.user.orders} icon="folder-check" label={site.orders} />
      <Shortcut to={PATHS.services} icon="layout-grid" label={common.services} />
      <Shortcut to={PATHS.user.help} icon="phone" label={site.help} />
      <Shortcut to={PATHS.user.profile} icon="circle-user-round" label={site.profile} />
    </>
  );
}

function VisitorShortcuts({ viewer }: { viewer: Viewer | null }) {
  return (
    <>
      <Shortcut to={PATHS.home} icon="house" label={common.home} />
      <Shortcut to={PATHS.services} icon="layout-grid" label={common.services} />
      <Shortcut to={PATHS.franchise} icon="store" label={site.franchise} />
      <Shortcut to={PATHS.contact} icon="phone" label={common.contact} />
      {viewer === null ? (
        <Shortcut to={PATHS.login} icon="log-in" label={site.login} />
      ) : (
        <Shortcut to={profileOf(viewer.role)} icon="circle-user-round" label={site.profile} />
      )}
    </>
  );
}

interface ShortcutProps {
  to: string;
  icon: IconName;
  label: string;
  /** Of what is new there. */
  count?: number;
}

const MOST_SHOWN = 99;

function Shortcut({ to, icon, label, count = 0 }: ShortcutProps) {
  return (
    <NavLink to={to} end={to === PATHS.home} className="bottom-link">
      <span className="relative">
        <Icon name={icon} size={22} />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="figures absolute -top-1.5 left-3.5 rounded-full bg-primary px-1.5 text-xs leading-4 font-semibold text-primary-content"
          >
            {Math.min(count, MOST_SHOWN)}
          </span>
        )}
      </span>
      {label}
    </NavLink>
  );
}
