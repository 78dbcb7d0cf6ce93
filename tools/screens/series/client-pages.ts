import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { NEWCOMER, pageSeries, type Series, type Viewer } from "../series.ts";

const CLIENT = "client@niyamdesk.example";
/** Orders of the demo data. */
const OPEN_ORDER = "/user/order/ORD-A3C5E7G9J2M4P6R8";
const FINISHED_ORDER = "/user/order/ORD-7K2M9Q4T8W3X5Y6Z";

const PAGES: readonly [name: string, viewer: Viewer, address: string, sign: string | RegExp][] = [
  ["dashboard", CLIENT, "/user/dashboard", "Recent payments"],
  ["orders", CLIENT, "/user/orders", "My Orders"],
  ["order-open", CLIENT, OPEN_ORDER, "History"],
  ["order-finished", CLIENT, FINISHED_ORDER, "History"],
  ["order-messages", CLIENT, `${OPEN_ORDER}?view=messages`, "Write a message"],
  ["documents", CLIENT, "/user/documents", "My Documents"],
  ["documents-from-us", CLIENT, "/user/documents?tab=from_us", "My Documents"],
  ["notifications", CLIENT, "/user/notifications", "Choose what you're told"],
  ["consultations", CLIENT, "/user/consultations", "My Consultations"],
  ["profile", CLIENT, "/user/profile", "Download my data"],
  ["own-privacy", CLIENT, "/user/privacy", "What we hold and why"],
  ["calendar", NEWCOMER, "/user/calendar", "Tell us what you run"],
  ["payments", CLIENT, "/user/payments", "Payment History"],
  ["dashboard-empty", NEWCOMER, "/user/dashboard", "No orders yet"],
  ["orders-empty", NEWCOMER, "/user/orders", "No orders yet"],
  ["documents-empty", NEWCOMER, "/user/documents", "Nothing to send"],
  ["payments-empty", NEWCOMER, "/user/payments", "No payments yet"],
  ["order-not-found", CLIENT, "/user/order/ORD-NOSUCHORDER00000", "Order not found"],
];

const pages: readonly Series[] = PAGES.map((page) => pageSeries(...page));

const menu: Series = {
  name: "menu-signed-in",
  viewer: CLIENT,
  async play(stage) {
    await stage.go("/user/orders");
    await stage.see("My Orders");
    await stage.click(stage.look.phone ? "Menu" : /Meera|My account/);
    await stage.see("Log out");
    await stage.shoot("menu-signed-in", { part: "window" });
  },
};

/** Waits for tables and for what is done on a portal. */
const TABLE_ORDER = "/user/order/ORD-P7R9T2V4W6Y8A1C3";
const ACT = "Add us as an authorised user for your GSTIN on the GST portal";

const confirmingAct: Series = {
  name: "order-act",
  viewer: CLIENT,
  async play(stage) {
    await stage.go(TABLE_ORDER);
    await stage.see(ACT);
    await stage.shoot("order-tables");
    await stage.click(new RegExp(ACT));
    await stage.see("I have done this");
    await stage.shoot("order-act", { part: "window" });
  },
};

const DOCUMENT = "Form TM-48, authorisation, signed";

const sendingDocument: Series = {
  name: "order-document",
  viewer: CLIENT,
  async play(stage) {
    await stage.go(OPEN_ORDER);
    await stage.see(DOCUMENT);
    await stage.page.getByRole("button").filter({ hasText: DOCUMENT }).last().click();
    await stage.see("Choose a file");
    await stage.shoot("order-document", { part: "window" });
  },
};

const seeingDocument: Series = {
  name: "document-viewer",
  viewer: CLIENT,
  address: WORKSPACES.client_user.pages.documentViewer,
  async play(stage) {
    await stage.go(OPEN_ORDER);
    await stage.click(/^Identity or constitution proof/);
    await stage.page.locator("dialog[open]").getByRole("link", { name: "View" }).click();
    await stage.page.locator("[data-drawn]").waitFor();
    await stage.shoot("document-viewer", { part: "window" });
  },
};

const seeingTable: Series = {
  name: "document-table",
  viewer: CLIENT,
  address: WORKSPACES.client_user.pages.documentViewer,
  async play(stage) {
    await stage.go(`${WORKSPACES.client_user.pages.documentViewer}?document=doc_p7r9t2v4w6y8a1c3_1`);
    await stage.see("Deccan Provision Stores");
    await stage.shoot("document-table", { part: "window" });
  },
};

export default [
  ...pages,
  menu,
  confirmingAct,
  sendingDocument,
  seeingDocument,
  seeingTable,
] satisfies readonly Series[];
