/** The frame of a workspace: what it is called, where it leads, the ways out. */
export const frame = {
  /** Read out: what its links are for. */
  nav: "Workspace",
  menu: "Menu",
  names: {
    admin: "Admin",
    franchise: "Franchise",
    ca: "CA",
    crm: "CRM",
    telecaller: "Telecaller",
    tax_executive: "Tax Executive",
  },
  links: {
    dashboard: "Dashboard",
    staff: "Staff",
    telecalling: "Telecalling",
    leads: "Leads",
    franchises: "Franchises",
    commission: "Commission",
    commissions: "Commissions",
    territory: "Territory",
    hierarchy: "Hierarchy",
    share: "Share",
    prepare: "Prepare a purchase",
    calls: "Calls",
    crm: "CRM",
    ca: "CA portal",
    reports: "Reports",
    activities: "Activities",
    settings: "Settings",
    account: "Profile",
  },
  ways: { home: "Main site", out: "Sign out" },
  /** The CRM's are fixed so. */
  waysOfCrm: { home: "Main App", out: "Logout" },
};
