import { WORKSPACES, type WorkspaceName } from "@niyamdesk/domain/base/addresses";
import {
  BriefcaseBusiness,
  CircleUserRound,
  Headset,
  LayoutDashboard,
  type LucideIcon,
  UsersRound,
} from "lucide-react";

interface PortalLink {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** What the frame of a workspace says and offers. */
export interface Portal {
  name: string;
  dashboard: string;
  links: readonly PortalLink[];
  /** What its two ways out are called. */
  ways: { home: string; out: string };
}

/** Workspaces of the staff; a client's pages stand below the site's header. */
export type PortalName = Exclude<WorkspaceName, "client_user">;

const { admin, ca, crm } = WORKSPACES;

export const PORTALS: Readonly<Record<PortalName, Portal>> = {
  admin: portal("admin", "Admin", [{ to: admin.pages.staff, label: "Staff", icon: UsersRound }]),
  franchise: portal("franchise", "Franchise"),
  ca: portal("ca", "CA", [{ to: crm.pages.dashboard, label: "CRM", icon: Headset }]),
  crm: {
    ...portal("crm", "CRM", [{ to: ca.pages.dashboard, label: "CA portal", icon: BriefcaseBusiness }]),
    ways: { home: "Main App", out: "Logout" },
  },
  telecaller: portal("telecaller", "Telecaller"),
  tax_executive: portal("tax_executive", "Tax Executive"),
};

function portal(workspace: PortalName, name: string, own: readonly PortalLink[] = []): Portal {
  const { dashboard, profile } = WORKSPACES[workspace].pages;
  return {
    name,
    dashboard,
    ways: { home: "Main site", out: "Log out" },
    links: [
      { to: dashboard, label: "Dashboard", icon: LayoutDashboard },
      ...own,
      { to: profile, label: "My account", icon: CircleUserRound },
    ],
  };
}
