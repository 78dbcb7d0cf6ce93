import { pageSeries, type Series } from "../series.ts";

/** A CA of the demo data who takes bookings. */
const PARTNER = "/ca-partners/kavita-rao";
const CLIENT = "client@niyamdesk.example";

const failed: Series = {
  name: "directory-failed",
  viewer: "visitor",
  async play(stage) {
    await stage.page.route(`http://${stage.at.firestore}/**`, (route) => route.abort());
    await stage.go("/ca-partners");
    await stage.see("Failed to load CA partners");
    await stage.shoot("directory-failed");
  },
};

const booking: Series = {
  name: "booking",
  viewer: CLIENT,
  async play(stage) {
    await stage.go(PARTNER);
    await stage.page.locator(".time-choice").last().click();
    await stage.page.getByLabel("What is it about?").fill("Shares sold abroad in October; which form?");
    await stage.shoot("booking-dialog", { part: "window" });
    await stage.click("Book this time");
    await stage.see("Your consultation is booked");
    await stage.shoot("booking-done");
    await stage.go("/user/consultations");
    await stage.click(/^Cancel of/);
    await stage.see("Cancel this consultation?");
    await stage.shoot("booking-cancel", { part: "window" });
    await stage.click("Cancel consultation");
    await stage.see("You cancelled it.");
  },
};

const signedOut: Series = {
  name: "booking-signed-out",
  viewer: "visitor",
  async play(stage) {
    await stage.go(PARTNER);
    await stage.page.locator(".time-choice").first().click();
    await stage.see("Sign in to book.");
    await stage.shoot("booking-signed-out", { part: "window" });
  },
};

export default [
  pageSeries("directory", "visitor", "/ca-partners", "View Profile"),
  pageSeries("directory-near", "visitor", "/ca-partners?q=Mumbai", "View Profile"),
  pageSeries("directory-empty", "visitor", "/ca-partners?q=nobody", "No CA partners found"),
  pageSeries("directory-hindi", "visitor", "/hi/ca-partners", "प्रोफ़ाइल देखें"),
  pageSeries("partner", "visitor", PARTNER, "Book a consultation"),
  pageSeries("partner-hindi", "visitor", `/hi${PARTNER}`, "बातचीत का समय बुक करें"),
  failed,
  signedOut,
  booking,
] satisfies readonly Series[];
