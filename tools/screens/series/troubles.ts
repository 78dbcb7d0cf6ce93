import type { Series } from "../series.ts";
import type { Stage } from "../stage.ts";

const CLIENT = "client@niyamdesk.example";
const LISTEN = /google\.firestore\.v1\.Firestore\/Listen/;

/** Lists that do not come. */
const lists: readonly Series[] = [
  ["orders", "/user/orders", "My Orders"],
  ["payments", "/user/payments", "Payment History"],
].map(([name = "", address = "", sign = ""]) => ({
  name: `${name}-loading`,
  viewer: CLIENT,
  async play(stage: Stage) {
    await stage.page.route(LISTEN, () => undefined);
    await stage.go(address);
    await stage.see(sign);
    await stage.page.locator(".skeleton").first().waitFor();
    await stage.shoot(`${name}-loading`, { loading: true });
  },
}));

const offline: Series = {
  name: "offline",
  viewer: "visitor",
  async play(stage) {
    await stage.go("/services");
    await stage.see("GST registration");
    await stage.page.context().setOffline(true);
    await stage.see(/You appear to be offline/);
    await stage.shoot("offline", { part: "window" });
  },
};

/** The server does not answer when the checkout is to be made. */
const gatewayDown: Series = {
  name: "buying-refused",
  viewer: CLIENT,
  async play(stage) {
    const down = { error: { status: "UNAVAILABLE", message: "", details: { code: "gateway_unavailable" } } };
    await stage.page.route(/\/createCheckout$/, (route) =>
      route.request().method() === "OPTIONS" ? route.continue() : route.fulfill({ status: 503, json: down }),
    );
    await stage.go("/services/gst-registration?plan=new-registration&step=payment");
    const again = stage.page.getByRole("button", { name: "Try again" });
    await again.waitFor();
    await again.scrollIntoViewIfNeeded();
    await stage.shoot("buy-refused", { part: "window" });
  },
};

export default [...lists, offline, gatewayDown] satisfies readonly Series[];
