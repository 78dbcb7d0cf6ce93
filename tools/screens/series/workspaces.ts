import { pageSeries, type Series, type Viewer } from "../series.ts";

const PAGES: readonly [name: string, viewer: Viewer, address: string, sign: string | RegExp][] = [
  ["admin", "admin@niyamdesk.example", "/admin/dashboard", "Newest orders"],
  ["admin-orders", "admin@niyamdesk.example", "/admin/orders", "Rohan Kulkarni"],
  ["admin-order-people", "admin@niyamdesk.example", "/admin/orders/people", "Suresh Nair"],
  ["admin-order", "admin@niyamdesk.example", "/admin/orders/ORD-E7G9J2L4N6R8T1V3", "It's taking too long"],
  ["admin-incidents", "admin@niyamdesk.example", "/admin/incidents", "No incident has been recorded"],
  ["admin-staff-member", "admin@niyamdesk.example", "/admin/staff/demo-tax-executive", "Open work"],
  ["admin-settings", "admin@niyamdesk.example", "/admin/settings", "Who our emails are from"],
  ["admin-privacy", "admin@niyamdesk.example", "/admin/privacy", "What was deleted"],
  ["admin-complaints", "admin@niyamdesk.example", "/admin/complaints", "It's taking too long"],
  ["admin-steps", "admin@niyamdesk.example", "/admin/steps", "Edited"],
  ["admin-step-plan", "admin@niyamdesk.example", "/admin/steps/gst-return", "Weights add up to 100 of 100"],
  ["admin-see-as", "admin@niyamdesk.example", "/admin/see-as/demo-client", "not viewing anyone"],
  ["admin-calendar", "admin@niyamdesk.example", "/admin/calendar", "GSTR-3B"],
  ["admin-leads", "admin@niyamdesk.example", "/admin/leads", "Vikram Reddy"],
  ["admin-lead", "admin@niyamdesk.example", "/admin/leads/lead-nisha", "Timeline"],
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
  [
    "executive-deadlines",
    "executive@niyamdesk.example",
    "/tax-executive/dashboard?tab=deadlines",
    "Meera Iyer",
  ],
  ["executive-queue", "executive@niyamdesk.example", "/tax-executive/processing", "Late"],
  ["executive-board", "executive@niyamdesk.example", "/tax-executive/processing?as=board", "Not Started"],
  [
    "executive-order",
    "executive@niyamdesk.example",
    "/tax-executive/processing/ORD-L4N6Q8S1U3X5Z7B9",
    "Ask again…",
  ],
  [
    "executive-order-approval",
    "executive@niyamdesk.example",
    "/tax-executive/processing/ORD-C5E7G9J2L4P6R8T1",
    /to approve version 1/,
  ],
  [
    "executive-order-table",
    "executive@niyamdesk.example",
    "/tax-executive/processing/ORD-Q8S1U3W5X7Z9B2D4",
    "Deccan Provision Stores",
  ],
  ["executive-hindi", "executive@niyamdesk.example", "/hi/tax-executive/dashboard", "बाक़ी रिटर्न"],
  ["executive-queue-hindi", "executive@niyamdesk.example", "/hi/tax-executive/processing", "देर हो चुकी"],
  [
    "executive-order-hindi",
    "executive@niyamdesk.example",
    "/hi/tax-executive/processing/ORD-L4N6Q8S1U3X5Z7B9",
    "दोबारा माँगें…",
  ],
  ["executive-documents", "executive@niyamdesk.example", "/tax-executive/documents", "Ask again…"],
  [
    "executive-all-documents",
    "executive@niyamdesk.example",
    "/tax-executive/documents?show=all",
    "Asked again",
  ],
  ["executive-compliance", "executive@niyamdesk.example", "/tax-executive/compliance", "The next 30 days"],
  ["executive-new-return", "executive@niyamdesk.example", "/tax-executive/new-return", "Send the link"],
  ["executive-account", "executive@niyamdesk.example", "/tax-executive/profile", "Password"],
  ["ca", "ca@niyamdesk.example", "/ca/dashboard", "Your orders, by due date"],
  ["ca-orders", "ca@niyamdesk.example", "/ca/orders", "Rohan Kulkarni"],
  ["ca-order", "ca@niyamdesk.example", "/ca/orders/ORD-G9J2L4N6Q8T1V3X5", /second floor/],
  ["ca-clients-hindi", "ca@niyamdesk.example", "/hi/ca/clients", "Rohan Kulkarni"],
  ["ca-documents", "ca@niyamdesk.example", "/ca/documents", "Ask again…"],
  ["ca-clients", "ca@niyamdesk.example", "/ca/clients", "Rohan Kulkarni"],
  ["ca-account", "ca@niyamdesk.example", "/ca/profile", "Password"],
  ["crm", "ca@niyamdesk.example", "/crm/dashboard", "Your leads"],
  ["crm-leads", "ca@niyamdesk.example", "/crm/leads", /Mine/],
  ["crm-lead", "ca@niyamdesk.example", "/crm/leads/lead-sunita", /Timeline/],
  ["crm-calls", "ca@niyamdesk.example", "/crm/calls", "Call Management"],
  ["crm-activities", "ca@niyamdesk.example", "/crm/activities", "Consultations"],
  ["crm-documents", "ca@niyamdesk.example", "/crm/documents", "Ask again…"],
  ["crm-documents-hindi", "ca@niyamdesk.example", "/hi/crm/documents", "दोबारा माँगें…"],
  ["crm-messages", "ca@niyamdesk.example", "/crm/messages?order=ORD-B4D6F8H1K3N5Q7S9", /e-way bills/],
  [
    "crm-messages-hindi",
    "ca@niyamdesk.example",
    "/hi/crm/messages?order=ORD-B4D6F8H1K3N5Q7S9",
    /e-way bills/,
  ],
  ["crm-settings", "ca@niyamdesk.example", "/crm/settings", "Calling hours"],
  ["crm-account", "ca@niyamdesk.example", "/crm/profile", "Password"],
];

const pages: readonly Series[] = PAGES.map((page) => pageSeries(...page));

/** What an order is moved on with: a document asked for again, more asked for, another date, the proof. */
const orderDialogs: Series = {
  name: "executive-order-dialogs",
  viewer: "executive@niyamdesk.example",
  async play(stage) {
    await stage.go("/tax-executive/processing/ORD-L4N6Q8S1U3X5Z7B9");
    await stage.see("Ask again…");
    await stage.click("Ask again…");
    await stage.page.keyboard.press("2");
    await stage.see("Part of the page is cut off");
    await stage.shoot("executive-ask-again", { part: "window" });
    await stage.page.keyboard.press("Escape");
    await stage.go("/tax-executive/processing/ORD-L4N6Q8S1U3X5Z7B9?act=ask");
    await stage.see("Send the request");
    await stage.shoot("executive-ask-documents", { part: "window" });
    await stage.go("/tax-executive/processing/ORD-L4N6Q8S1U3X5Z7B9?act=postpone");
    await stage.see("Change the date");
    await stage.shoot("executive-new-date", { part: "window" });
    await stage.go("/tax-executive/processing/ORD-E7G9J2L4N6R8T1V3?act=step");
    await stage.see("Save as filed");
    await stage.shoot("executive-filed", { part: "window" });
  },
};

/** What a client did on a portal, among the documents that wait for a look. */
const actToCheck: Series = {
  name: "executive-act",
  viewer: "executive@niyamdesk.example",
  async play(stage) {
    await stage.go("/tax-executive/documents");
    await stage.see("Ask again…");
    await stage.click(/Done on a portal/);
    await stage.see("It's done");
    await stage.shoot("executive-act", { part: "window" });
  },
};

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
    // Beside it stands how many are suspended.
    await stage.page.getByRole("button", { name: "Suspend", exact: true }).click();
    await stage.see("Suspend Imran Sheikh?");
    await stage.shoot("admin-staff-suspend", { part: "window" });
  },
};

export default [...pages, orderDialogs, actToCheck, staffDialogs] satisfies readonly Series[];
