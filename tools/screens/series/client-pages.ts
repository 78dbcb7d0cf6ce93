import { NEWCOMER, pageSeries, type Series, type Viewer } from "../series.ts";

const CLIENT = "client@niyamdesk.example";
/** Orders of the demo data. */
const OPEN_ORDER = "/user/order/ORD-A3C5E7G9J2M4P6R8";
const FINISHED_ORDER = "/user/order/ORD-7K2M9Q4T8W3X5Y6Z";

const PAGES: readonly [name: string, viewer: Viewer, address: string, sign: string | RegExp][] = [
  ["dashboard", CLIENT, "/user/dashboard", "Recent payments"],
  ["orders", CLIENT, "/user/orders", "My Orders"],
  ["order-open", CLIENT, OPEN_ORDER, "Progress"],
  ["order-finished", CLIENT, FINISHED_ORDER, "Progress"],
  ["consultations", CLIENT, "/user/consultations", "My Consultations"],
  ["profile", CLIENT, "/user/profile", "Download my data"],
  ["payments", CLIENT, "/user/payments", "Payment History"],
  ["dashboard-empty", NEWCOMER, "/user/dashboard", "No orders yet"],
  ["orders-empty", NEWCOMER, "/user/orders", "No orders yet"],
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

const DOCUMENT = "Proof of the principal place of business";

const sendingDocument: Series = {
  name: "order-document",
  viewer: CLIENT,
  async play(stage) {
    await stage.go(OPEN_ORDER);
    await stage.see(DOCUMENT);
    await stage.click(new RegExp(DOCUMENT));
    await stage.see("Choose a file");
    await stage.shoot("order-document", { part: "window" });
  },
};

export const clientPages: readonly Series[] = [...pages, menu, sendingDocument];
