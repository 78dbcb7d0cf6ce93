import { NavLink, useLocation } from "react-router-dom";
import { PATHS } from "../../lib/paths.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useViewer } from "./use-viewer.ts";

/** The thumb's way around on a phone; the client area has its own. */
export function BottomBar() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  if (pathname.startsWith("/user/")) return null;
  return (
    <>
      <div className="h-(--bottom-bar) md:hidden" aria-hidden="true" />
      <nav aria-label="Shortcuts" className="bottom-bar md:hidden">
        <Shortcut to={PATHS.home} icon="house" label="Home" />
        <Shortcut to={PATHS.services} icon="layout-grid" label="Services" />
        <Shortcut to={PATHS.contact} icon="phone" label="Contact" />
        {viewer === null && <Shortcut to={PATHS.login} icon="log-in" label="Login" />}
        {viewer?.role === "client_user" && (
          <Shortcut to={PATHS.userDashboard} icon="circle-user-round" label="Dashboard" />
        )}
      </nav>
    </>
  );
}

function Shortcut({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <NavLink to={to} end={to === PATHS.home} className="bottom-link">
      <Icon name={icon} size={22} />
      {label}
    </NavLink>
  );
}
