import { WORKSPACES, type WorkspaceName } from "@niyamdesk/domain/base/addresses";
import {
  BriefcaseBusiness,
  ChartColumn,
  CircleUserRound,
  ContactRound,
  Headset,
  History,
  LayoutDashboard,
  type LucideIcon,
  Phone,
  Settings,
  UsersRound,
} from "lucide-react";
import { frame } from "#messages/workspaces/frame.ts";

export interface PortalLink {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** What the frame of a workspace says and offers. */
export interface Portal {
  name: string;
  dashboard: string;
  links: readonly PortalLink[];
  /** Another workspace of the same person: on a phone in the menu, where the bar is full. */
  elsewhere?: readonly PortalLink[];
  /** What its two ways out are called. */
  ways: { home: string; out: string };
}

/** Workspaces of the staff; a client's pages stand below the site's header. */
export type PortalName = Exclude<WorkspaceName, "client_user">;

const { admin, ca, crm, telecaller } = WORKSPACES;

export const PORTALS: Readonly<Record<PortalName, Portal>> = {
  admin: portal("admin", [
    { to: admin.pages.leads, label: frame.links.leads, icon: ContactRound },
    { to: admin.pages.telecalling, label: frame.links.telecalling, icon: Headset },
    { to: admin.pages.staff, label: frame.links.staff, icon: UsersRound },
  ]),
  franchise: portal("franchise"),
  ca: portal("ca", [{ to: crm.pages.dashboard, label: frame.links.crm, icon: Headset }]),
  crm: {
    name: frame.names.crm,
    dashboard: crm.pages.dashboard,
    ways: frame.waysOfCrm,
    // What somebody sets for themselves, their account too, is on one page here.
    links: [
      { to: crm.pages.dashboard, label: frame.links.dashboard, icon: LayoutDashboard },
      { to: crm.pages.leads, label: frame.links.leads, icon: ContactRound },
      { to: crm.pages.calls, label: frame.links.calls, icon: Phone },
      { to: crm.pages.activities, label: frame.links.activities, icon: History },
      { to: crm.pages.settings, label: frame.links.settings, icon: Settings },
    ],
    elsewhere: [{ to: ca.pages.dashboard, label: frame.links.ca, icon: BriefcaseBusiness }],
  },
  telecaller: portal("telecaller", [
    { to: telecaller.pages.leads, label: frame.links.leads, icon: ContactRound },
    { to: telecaller.pages.calls, label: frame.links.calls, icon: Phone },
    { to: telecaller.pages.reports, label: frame.links.reports, icon: ChartColumn },
  ]),
  tax_executive: portal("tax_executive"),
};

function portal(workspace: PortalName, own: readonly PortalLink[] = []): Portal {
  const { dashboard, profile } = WORKSPACES[workspace].pages;
  return {
    name: frame.names[workspace],
    dashboard,
    ways: frame.ways,
    links: [
      { to: dashboard, label: frame.links.dashboard, icon: LayoutDashboard },
      ...own,
      { to: profile, label: frame.links.account, icon: CircleUserRound },
    ],
  };
}
