import { WORKSPACES, type WorkspaceName } from "@niyamdesk/domain/base/addresses";
import { BriefcaseBusiness, CircleUserRound, Headset, LayoutDashboard } from "lucide-react";
import { frame } from "#messages/workspaces/frame.ts";
import type { MenuGroup, PageLink } from "../../lib/page/page-link.ts";

export interface PortalLink extends PageLink {
  to: string;
}

/** What the frame of a workspace says and offers. */
export interface Portal {
  name: string;
  dashboard: string;
  links: readonly PortalLink[];
  /** On a phone in the menu, where the bar is full: another workspace of the same person, or what is not needed by the hour. */
  elsewhere?: readonly PortalLink[];
  /** On a phone the middle of the bar is left to the next call. */
  calls?: boolean;
  /** What its two ways out are called. */
  ways: { home: string; out: string };
}

/** Workspaces of the staff; a client's pages stand below the site's header. */
export type PortalName = Exclude<WorkspaceName, "client_user">;

/** Of pages that stand in a menu, by the workspace's folder and the page's file. */
const LINKS = import.meta.glob<PageLink>("../../routes/*/*.link.ts", { eager: true, import: "default" });

/** Where an administrator's pages stand, unless their own file says so; what is in none stands above all. */
const GROUPS: Readonly<Record<string, MenuGroup>> = {
  orders: "work",
  complaints: "work",
  support: "work",
  steps: "firm",
  leads: "people",
  telecalling: "people",
  clients: "people",
  staff: "people",
  franchises: "people",
  communications: "people",
  commission: "money",
  payments: "money",
  books: "money",
  coupons: "money",
  fees: "money",
  services: "firm",
  settings: "firm",
  calendar: "firm",
  privacy: "firm",
  incidents: "firm",
  audit: "firm",
};

/** So many places have room for a thumb in a phone's bar; what comes after them is in its menu. */
const PLACES_IN_BAR = 5;

const { ca, crm, telecaller } = WORKSPACES;

export const PORTALS: Readonly<Record<PortalName, Portal>> = {
  admin: portal("admin"),
  franchise: portal("franchise"),
  ca: portal("ca", [{ to: crm.pages.dashboard, label: frame.links.crm, icon: Headset }]),
  crm: {
    name: frame.names.crm,
    dashboard: crm.pages.dashboard,
    ways: frame.waysOfCrm,
    // What somebody sets for themselves, their account too, is on one page here.
    ...placed([
      ...[dashboardOf("crm"), ...pagesOf("crm")],
      { to: ca.pages.dashboard, label: frame.links.ca, icon: BriefcaseBusiness },
    ]),
  },
  telecaller: {
    name: frame.names.telecaller,
    dashboard: telecaller.pages.dashboard,
    ways: frame.ways,
    calls: true,
    links: [dashboardOf("telecaller"), ...pagesOf("telecaller")],
    elsewhere: [profileOf("telecaller")],
  },
  tax_executive: portal("tax_executive"),
};

const OF_MEMBERS = forMembers(PORTALS.franchise);

/** @param isMember whether they work for a partner, whose own pages are none of theirs */
export function portalOf(name: PortalName, isMember: boolean): Portal {
  return isMember && name === "franchise" ? OF_MEMBERS : PORTALS[name];
}

function forMembers({ links, elsewhere = [], ...frameOf }: Portal): Portal {
  return { ...frameOf, ...placed([...links, ...elsewhere].filter(({ partnerOnly }) => !partnerOnly)) };
}

function portal(workspace: PortalName, more: readonly PortalLink[] = []): Portal {
  return {
    name: frame.names[workspace],
    dashboard: WORKSPACES[workspace].pages.dashboard,
    ways: frame.ways,
    ...placed([dashboardOf(workspace), ...pagesOf(workspace), ...more, profileOf(workspace)]),
  };
}

/** As many as have room in a phone's bar, and the rest. */
function placed(all: readonly PortalLink[]): Pick<Portal, "links" | "elsewhere"> {
  return { links: all.slice(0, PLACES_IN_BAR), elsewhere: all.slice(PLACES_IN_BAR) };
}

function profileOf(workspace: PortalName): PortalLink {
  return {
    to: WORKSPACES[workspace].pages.profile,
    label: frame.links.account,
    icon: CircleUserRound,
  };
}

function dashboardOf(workspace: PortalName): PortalLink {
  return {
    to: WORKSPACES[workspace].pages.dashboard,
    label: frame.links.dashboard,
    icon: LayoutDashboard,
  };
}

/** In the order of the table of addresses. */
function pagesOf(workspace: PortalName): PortalLink[] {
  return Object.entries<string>(WORKSPACES[workspace].pages).flatMap(([page, to]) => {
    const link = LINKS[`../../routes/${inFiles(workspace)}/${inFiles(page)}.link.ts`];
    if (!link) return [];
    const group = link.group ?? (workspace === "admin" ? GROUPS[page] : undefined);
    return [{ to, ...link, ...(group && { group }) }];
  });
}

/** As folders and files are named. */
function inFiles(name: string): string {
  return name.replaceAll("_", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
