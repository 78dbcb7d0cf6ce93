import { pageSeries, type Series } from "../series.ts";

/** An address, and the words by which one sees that it is there. */
const PAGES: readonly [name: string, address: string, sign: string | RegExp][] = [
  ["home", "/", "From payment to paper in hand"],
  ["home-hindi", "/hi", "NiyamDesk"],
  ["services", "/services", "GST Registration"],
  ["services-tax", "/services?category=tax", "GST Registration"],
  ["services-nothing-found", "/services?q=submarine", /no service|nothing|clear/i],
  ["service", "/services/itr-filing", "Select Plan"],
  ["service-many-plans", "/services/gst-registration", "Select Plan"],
  ["service-hindi", "/hi/services/gst-registration", "GST"],
  ["faq", "/faq", "Questions"],
  ["contact", "/contact", "Contact"],
  ["about", "/about", "About"],
  ["franchise-landing", "/franchise", "Franchise"],
  ["franchise-form", "/franchise-register", "Personal Information"],
  ["franchise-form-hindi", "/hi/franchise/register", "आपकी जानकारी"],
  ["franchise-track", "/franchise/track", "Track Application"],
  ["terms", "/terms", "Terms"],
  ["privacy", "/privacy", "Privacy"],
  ["grievance", "/grievance", "Grievance officer"],
  ["accessibility", "/accessibility", "What we aim for"],
  ["refunds", "/refunds", "Refund"],
  ["service-not-found", "/service-not-found", "Service Not Found"],
  ["not-found", "/no-such-page", "Page Not Found"],
];

const pages: readonly Series[] = PAGES.map(([name, address, sign]) =>
  pageSeries(name, "visitor", address, sign),
);

const menu: Series = {
  name: "menu",
  viewer: "visitor",
  async play(stage) {
    await stage.go("/services");
    await stage.click(stage.look.phone ? "Menu" : /^Services/);
    await stage.see("The whole list, with every price.");
    await stage.shoot("menu", { part: "window" });
  },
};

const formErrors: Series = {
  name: "form-errors",
  viewer: "visitor",
  async play(stage) {
    await stage.go("/register");
    await stage.page.getByLabel("Email").fill("meera@");
    await stage.click("Create account");
    await stage.page.locator("[aria-invalid=true]").first().waitFor();
    await stage.shoot("register-errors");
    await stage.go("/login");
    await stage.page.getByLabel("Email").fill("client@niyamdesk.example");
    await stage.page.getByLabel("Password").fill("not-the-password");
    await stage.click("Sign in");
    await stage.page.getByRole("alert").filter({ visible: true, hasText: /\w/ }).first().waitFor();
    await stage.shoot("login-refused", { part: "window" });
  },
};

export default [...pages, menu, formErrors] satisfies readonly Series[];
