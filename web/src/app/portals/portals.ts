import { ROLE_FACTS, type Role } from "@niyamdesk/domain/base/roles";
import {
  BriefcaseBusiness,
  CircleUserRound,
  Headset,
  LayoutDashboard,
  type LucideIcon,
  UsersRound,
} from "lucide-react";
import { PATHS } from "../../lib/page/paths.ts";

interface PortalLink {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** A workspace of the staff: who it admits, where it lies, what its navigation offers. */
export interface Portal {
  name: string;
  role: Role;
  /** All of its addresses are below. */
  prefix: string;
  dashboard: string;
  links: readonly PortalLink[];
  /** What its two ways out are called. */
  ways: { home: string; out: string };
}

export type PortalName = "admin" | "franchise" | "ca" | "crm" | "telecaller" | "tax_executive";

export const PORTALS: Readonly<Record<PortalName, Portal>> = {
  admin: portal("admin", "Admin", "/admin", [{ to: PATHS.adminStaff, label: "Staff", icon: UsersRound }]),
  franchise: portal("franchise", "Franchise", "/franchise"),
  ca: portal("ca", "CA", "/ca", [{ to: PATHS.crmDashboard, label: "CRM", icon: Headset }]),
  crm: {
    ...portal("ca", "CRM", "/crm", [
      { to: ROLE_FACTS.ca.dashboard, label: "CA portal", icon: BriefcaseBusiness },
    ]),
    ways: { home: "Main App", out: "Logout" },
  },
  telecaller: portal("telecaller", "Telecaller", "/telecaller"),
  tax_executive: portal("tax_executive", "Tax Executive", "/tax-executive"),
};

function portal(role: Role, name: string, prefix: string, own: readonly PortalLink[] = []): Portal {
  const dashboard = `${prefix}/dashboard`;
  return {
    name,
    role,
    prefix,
    dashboard,
    ways: { home: "Main site", out: "Log out" },
    links: [
      { to: dashboard, label: "Dashboard", icon: LayoutDashboard },
      ...own,
      { to: `${prefix}/profile`, label: "My account", icon: CircleUserRound },
    ],
  };
}
