import { changeLead } from "./support/calling-records.ts";
import { makeClient, signIn } from "./support/client.ts";
import { makePurchase } from "./support/client-records.ts";
import { database } from "./support/records.ts";
import { stack } from "./support/stack.ts";
import {
  accounts,
  asAdministrator,
  fillSignIn,
  logOutOfPortal,
  makeLead,
  makeStaff,
  type TestMember,
} from "./support/staff.ts";
import { serveStrictSite } from "./support/strict-site.ts";
import { expect, type Page, test } from "./support/test.ts";
import { letTokenRunOut, storedInBrowser } from "./support/token.ts";
import { collectTroubles } from "./support/watch.ts";

const TOKENS = /securetoken\.googleapis\.com\/v1\/token/;

test("[R-04] [AUTH-10] [UI-01] a role given and taken away in the middle of work reaches every tab, with one new token each", async ({
  page,
  context,
}) => {
  await serveStrictSite(page);
  const troubles = collectTroubles(page);
  const person = await makeClient();
  await signIn(page, person, "/user/orders");
  await expect(page.getByText("No orders yet")).toBeVisible();

  const refreshes = countTokens(page);
  await accounts().setCustomUserClaims(person.uid, { role: "telecaller" });
  await database().doc(`profiles/${person.uid}`).update({ role: "telecaller", staff_status: "active" });
  await expect(
    page.getByText("Your access has changed. Redirecting to your Telecaller dashboard."),
  ).toBeVisible();
  await expect(page).toHaveURL("/telecaller/dashboard");
  await expect(page.getByText(/^No calls yet today/)).toBeVisible();
  expect(refreshes()).toBe(1);

  const other = await context.newPage();
  const otherTroubles = collectTroubles(other);
  await other.goto("/telecaller/profile");
  await expect(other.getByText(person.email).filter({ visible: true }).first()).toBeVisible();
  await makePurchase(await makeClient(), {
    order: { service_name: "Return of Asha", assigned_to: person.uid, status: "processing" },
  });
  await asAdministrator("changeStaffRole", { uid: person.uid, role: "tax_executive" });
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL("/tax-executive/dashboard");
    await expect(tab.getByText("Return of Asha")).toBeVisible();
    await expect(tab.getByText(/^Failed to load/)).toHaveCount(0);
  }
  expect(refreshes()).toBeLessThanOrEqual(2);
  await page.goto("/telecaller/dashboard");
  await expect(
    page.getByText("Access restricted. Redirecting to your Tax Executive dashboard."),
  ).toBeVisible();
  expect([...troubles, ...otherTroubles]).toEqual([]);
});

test("[R-04] who is suspended is signed out within seconds and told why; let in again, works on", async ({
  page,
}) => {
  const troubles = collectTroubles(page);
  const member = await makeStaff("ca");
  await makeLead("Lead of the CA", member.uid);
  await signIn(page, member, "/crm/dashboard");
  await expect(page.getByText("Lead of the CA")).toBeVisible();

  await asAdministrator("suspendStaff", { uid: member.uid, suspended: true });
  await expect(page).toHaveURL(/\/staff-portal\/ca-login\?next=%2Fcrm%2Fdashboard$/);
  await expect(page.getByText("This account is closed or suspended.")).toBeVisible();
  await expect(page.getByText("Lead of the CA")).toHaveCount(0);
  await page.reload();
  await fillSignIn(page, member);
  const form = page.getByRole("form", { name: "Sign in" });
  await expect(form.getByRole("alert")).toContainText("This account is closed or suspended.");

  await asAdministrator("suspendStaff", { uid: member.uid, suspended: false });
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/crm/dashboard");
  // What they had in hand went back to the pool.
  await expect(page.getByText("No leads assigned to you yet")).toBeVisible();
  expect(troubles).toEqual([]);
});

test("[A-11] [AUTH-11] [AUTH-12] [FS-09] three tabs: signing out empties them all, and the next person sees only their own", async ({
  page,
  context,
}) => {
  const telecaller = await makeStaff("telecaller", "Imran Before");
  const admin = await makeStaff("admin", "Anita After");
  const secret = await makeLead("Secret Lead", telecaller.uid);
  await changeLead(secret, { followUp: Date.now() - 60_000 });
  const tabs: Page[] = [page, await context.newPage(), await context.newPage()];
  const troubles = tabs.map(collectTroubles);
  const [working, second, publicTab] = tabs as [Page, Page, Page];
  // A public page that was open before anybody signed in, with something half typed.
  await publicTab.goto("/contact");
  await publicTab.getByLabel("Name").first().fill("Half Typed Secret");

  await signIn(working, telecaller, "/telecaller/dashboard");
  await expect(working.getByText("Secret Lead", { exact: true })).toBeVisible();
  await second.goto("/admin/staff");
  await expect(second).toHaveURL("/telecaller/dashboard");
  await expect(second.getByText("Secret Lead", { exact: true })).toBeVisible();

  await working.bringToFront();
  await logOutOfPortal(working);
  await expect(working).toHaveURL("/");
  await expect(second).toHaveURL(/\/staff-portal\/telecaller-login\?next=/);
  for (const tab of tabs) {
    await expect.poll(() => storedInBrowser(tab)).not.toMatch(/Half Typed Secret|niyamdesk\.role/);
    expect(await storedInBrowser(tab)).not.toMatch(/Imran Before|Secret Lead/);
    expect(await storedInBrowser(tab)).not.toContain(telecaller.uid);
    expect(await storedInBrowser(tab)).not.toContain(telecaller.email);
  }

  await signIn(working, admin, "/admin/staff");
  await expect(working.getByText("Anita After").filter({ visible: true }).first()).toBeVisible();
  await expect(working.getByText("Secret Lead")).toHaveCount(0);
  await expect(second).not.toHaveURL(/telecaller\/dashboard/);
  await working.goto("/telecaller/dashboard");
  await expect(working).toHaveURL("/admin/dashboard");
  await expect(
    working.getByText("Access restricted. Redirecting to your Administrator dashboard."),
  ).toBeVisible();
  expect(troubles.flat()).toEqual([]);
});

test.describe("[R-03] [AUTH-14] a token that ran out", () => {
  let member: TestMember;

  test.beforeEach(async ({ page }) => {
    member = await makeStaff("telecaller");
    const lead = await makeLead("Lead of the morning", member.uid);
    await changeLead(lead, { followUp: Date.now() - 60_000 });
    await signIn(page, member, "/telecaller/dashboard");
    await expect(page.getByText("Lead of the morning", { exact: true })).toBeVisible();
    await letTokenRunOut(page);
  });

  test("a laptop that was closed goes on where it was", async ({ page }) => {
    const refreshes = countTokens(page);
    await page.goto("/telecaller/dashboard");
    await expect(page.getByText("Lead of the morning", { exact: true })).toBeVisible();
    expect(refreshes()).toBeGreaterThan(0);
  });

  test("where it cannot be checked the screen says so and tries again; nothing of the account shows", async ({
    page,
  }) => {
    await page.route(TOKENS, (route) => route.abort());
    await page.goto("/telecaller/dashboard");
    await expect(page.getByRole("heading", { name: "Authentication verification failed" })).toBeVisible();
    await expect(page.getByText("Telecaller Dashboard")).toHaveCount(0);
    await page.unroute(TOKENS);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Lead of the morning", { exact: true })).toBeVisible();
  });

  test("offline the person is let through as what they were, under the banner, and works on once online", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "onLine", { get: () => !("offline" in window), configurable: true });
      Object.assign(window, { offline: true });
    });
    const services = (url: URL) =>
      [stack.addresses.auth, stack.addresses.firestore].some((at) => url.href.includes(at));
    await page.route(services, (route) => route.abort());
    await page.goto("/telecaller/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: "Telecaller Dashboard" })).toBeVisible();
    await expect(page.getByText(/You appear to be offline/)).toBeVisible();
    await expect(page).toHaveURL("/telecaller/dashboard");
    await page.unroute(services);
    await page.evaluate(() => {
      Reflect.deleteProperty(window, "offline");
      window.dispatchEvent(new Event("online"));
    });
    await expect(page.getByText("Lead of the morning", { exact: true })).toBeVisible();
    await expect(page.getByText(/You appear to be offline/)).toHaveCount(0);
  });
});

/** How often the page asked for a new token. */
function countTokens(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && TOKENS.test(request.url())) count += 1;
  });
  return () => count;
}
