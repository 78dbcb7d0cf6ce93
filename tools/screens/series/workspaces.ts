import { pageSeries, type Series, type Viewer } from "../series.ts";

const PAGES: readonly [name: string, viewer: Viewer, address: string, sign: string | RegExp][] = [
  ["admin", "admin@niyamdesk.example", "/admin/dashboard", "Newest orders"],
  ["admin-leads", "admin@niyamdesk.example", "/admin/leads", "Vikram Reddy"],
  ["admin-lead-import", "admin@niyamdesk.example", "/admin/leads/import", "Choose a CSV file"],
  ["admin-telecalling", "admin@niyamdesk.example", "/admin/telecalling", "Imran Sheikh"],
  ["admin-staff", "admin@niyamdesk.example", "/admin/staff", "Anita Deshmukh"],
  ["admin-account", "admin@niyamdesk.example", "/admin/profile", "Password"],
  ["admin-not-found", "admin@niyamdesk.example", "/admin/no-such-page", "Page Not Found"],
  ["telecaller", "telecaller@niyamdesk.example", "/telecaller/dashboard", "Goals for today"],
  ["telecaller-hindi", "telecaller@niyamdesk.example", "/hi/telecaller/dashboard", "आज के लक्ष्य"],
  ["telecaller-own-leads", "telecaller@niyamdesk.example", "/telecaller/dashboard?tab=leads", "Next to call"],
  ["telecaller-today", "telecaller@niyamdesk.example", "/telecaller/dashboard?tab=history", "Calls today"],
  ["telecaller-week", "telecaller@niyamdesk.example", "/telecaller/dashboard?tab=performance", "Talk time"],
  ["telecaller-tasks", "telecaller@niyamdesk.example", "/telecaller/dashboard?tab=tasks", "Done today"],
  ["telecaller-reports", "telecaller@niyamdesk.example", "/telecaller/reports", "Achievements"],
  ["telecaller-calls", "telecaller@niyamdesk.example", "/telecaller/calls?period=all", "Call Again"],
  ["telecaller-account", "telecaller@niyamdesk.example", "/telecaller/profile", "Password"],
  ["telecaller-leads", "telecaller@niyamdesk.example", "/telecaller/leads", "Vikram Reddy"],
  ["telecaller-lead", "telecaller@niyamdesk.example", "/telecaller/leads/lead-nisha", "Timeline"],
  ["executive", "executive@niyamdesk.example", "/tax-executive/dashboard", "Open tasks"],
  ["executive-account", "executive@niyamdesk.example", "/tax-executive/profile", "Password"],
  ["ca", "ca@niyamdesk.example", "/ca/dashboard", "Your orders, by due date"],
  ["ca-account", "ca@niyamdesk.example", "/ca/profile", "Password"],
  ["crm", "ca@niyamdesk.example", "/crm/dashboard", "Your leads"],
  ["crm-leads", "ca@niyamdesk.example", "/crm/leads", /Mine/],
  ["crm-lead", "ca@niyamdesk.example", "/crm/leads/lead-sunita", /Timeline/],
  ["crm-calls", "ca@niyamdesk.example", "/crm/calls", "Call Management"],
  ["crm-activities", "ca@niyamdesk.example", "/crm/activities", "Consultations"],
  ["crm-settings", "ca@niyamdesk.example", "/crm/settings", "Calling hours"],
  ["crm-account", "ca@niyamdesk.example", "/crm/profile", "Password"],
];

const pages: readonly Series[] = PAGES.map((page) => pageSeries(...page));

/** The dialogs of the staff list. */
const staffDialogs: Series = {
  name: "admin-staff-dialogs",
  viewer: "admin@niyamdesk.example",
  async play(stage) {
    await stage.go("/admin/staff");
    await stage.see("Anita Deshmukh");
    await stage.click("Invite");
    await stage.click("Send invitation");
    await stage.page.locator("[aria-invalid=true]").first().waitFor();
    await stage.shoot("admin-staff-invite", { part: "window" });
    await stage.page.keyboard.press("Escape");
    await stage.click("Change Imran Sheikh");
    await stage.click("Suspend");
    await stage.see("Suspend Imran Sheikh?");
    await stage.shoot("admin-staff-suspend", { part: "window" });
  },
};

export default [...pages, staffDialogs] satisfies readonly Series[];
