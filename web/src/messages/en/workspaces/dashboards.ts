/** Titles of the workspaces' dashboards. */
export const dashboards = {
  admin: "Admin Dashboard",
  franchise: "Franchise Dashboard",
  ca: "CA Dashboard",
  crm: "CRM Dashboard",
  telecaller: "Telecaller Dashboard",
  tax_executive: "Tax Executive Dashboard",
};
