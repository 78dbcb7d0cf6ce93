import { expectAccessible } from "./support/accessible.ts";
import { bringAlive } from "./support/alive.ts";
import { newEmail } from "./support/client.ts";
import { mailsTo } from "./support/inbox.ts";
import { expect, test } from "./support/test.ts";

/** Its script; its style sheet has the same name. */
const APPLICATION = /\/assets\/main-[^/]*\.js/;

test("[P-02] [F-01] [TR-06] who we are, what a partner earns and what the law wants said; writing to us arrives", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const figure of ["5,000+", "50+", "10,000+", "98%", "2015"]) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  }
  for (const part of ["Our story", "What we hold ourselves to", "Who works on your order"]) {
    await expect(page.getByRole("heading", { name: part })).toBeVisible();
  }
  await expectAccessible(page);

  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy notice" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Your rights" })
    .click();
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeInViewport();
  await expectAccessible(page);

  await page.getByRole("contentinfo").getByRole("link", { name: "Grievance officer" }).click();
  await expect(page).toHaveURL("/grievance");
  await expect(page.getByText("Anjali Deshpande", { exact: false })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Accessibility" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/franchise");
  await expect(page.getByRole("row", { name: "State 20% ₹5,00,000 and more" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Partner Login" })).toHaveAttribute(
    "href",
    "/staff-portal/franchise-login",
  );
  await expect(page.getByRole("link", { name: "Track Application" })).toHaveAttribute(
    "href",
    "/franchise/track",
  );
  await expectAccessible(page);
  await page.getByRole("link", { name: "Start Registration" }).click();
  await expect(page).toHaveURL("/franchise-register");
  await expect(page.getByRole("heading", { level: 1, name: "Become a franchise partner" })).toBeVisible();

  await page.goto("/contact");
  const email = newEmail();
  await page.getByLabel("Name").fill("Asha Rao");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("9876500011");
  await page.getByLabel("Message").fill("Kolar district, Karnataka; I run a stationery shop.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("We have your message")).toBeVisible();
  expect(await mailsTo(email, 1)).toHaveLength(1);
});

test("[P-09] starting is said; what cannot start, breaks at the root or on one page offers ways on", async ({
  page,
}) => {
  const broken = (code: string) => ({ contentType: "text/javascript", body: code });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(APPLICATION, async (route) => {
    await held;
    await route.fulfill(broken("export const mount = () => { throw new Error('broken') };"));
  });
  await page.goto("/login");
  await expect(page.getByText("Loading NiyamDesk...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Application Failed to Load" })).toBeVisible();
  await expect(page.getByText("If this problem persists, please contact support.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go Home" })).toBeVisible();
  await page.unroute(APPLICATION);
  await page.getByRole("button", { name: "Refresh Page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();

  await page.goto("/about");
  await bringAlive(page);
  await page.route(/\/assets\/faq-/, (route) =>
    route.fulfill(broken("export default () => { throw new Error('broken') };")),
  );
  await page.locator('a[href="/faq"]:visible').first().click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL("/");

  await page.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", {
      get() {
        const isDrawing = Object.keys(document.getElementById("root") ?? {}).length > 0;
        if (isDrawing) throw new Error("broken");
        return true;
      },
    });
  });
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(page.getByText("Please refresh the page or try again later.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Refresh Page" })).toBeVisible();
});
