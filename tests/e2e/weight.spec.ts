import { foundIn, scriptsOf, sentFor, weightOf } from "../support/page-weight.ts";
import { makeKnownClient, signIn, type TestClient } from "./support/client.ts";
import { makeInboxItem, makePurchase } from "./support/client-records.ts";
import { makePartner } from "./support/franchise-records.ts";
import { fillSignIn, makeStaff } from "./support/staff.ts";
import { expect, type Page, test } from "./support/test.ts";

/**
 * What a page may weigh: kilobytes of script with gzip, and files. A figure that is passed is looked into, not raised: which module
 * came along, and who imports it (`web/site/config.ts` says what stands in which file).
 */
const SIGN_IN = { kb: 125, files: 10 };
const DASHBOARD = { kb: 290, files: 25 };
/** An executive's has no forms; a telecaller's has those of calls, leads and tasks, and what telephones. */
const DESK = { kb: 316, files: 36 };
/** Neither has a form on the first page. An administrator's is weighed with whatever waits there for an answer. */
const PARTNER = { kb: 342, files: 47 };
const ADMIN = { kb: 324, files: 40 };
const CALLING = { kb: 396, files: 60 };

// It would bring the files of all pages.
test.use({ serviceWorkers: "block" });

for (const address of ["/login", "/login?tab=phone", "/register"]) {
  test(`${address} stands with little script, and nothing of what signs in, checks or reads records before somebody is there`, async ({
    page,
  }) => {
    const scripts = scriptsOf(
      await sentFor(page, async () => {
        await page.goto(address);
        await expect(page.getByRole("textbox").first()).toBeVisible();
      }),
    );
    expect(foundIn(scripts)).toEqual(["the form library"]);
    expectWithin(scripts, SIGN_IN);
  });
}

test("what a sign-in form needs is fetched with the first sign of somebody there", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByLabel("Email")).toBeVisible();
  const sdk = page.waitForResponse(/\/assets\/firebase-/);
  const check = page.waitForResponse(/\/assets\/schemas-/);
  await page.getByLabel("Email").focus();
  await Promise.all([sdk, check]);
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("what checks and sends a form, lost by a deploy: it is said, and what was typed stands until it is loaded anew", async ({
  page,
}) => {
  const client = await makeKnownClient();
  await page.route(/\/assets\/schemas-/, (route) => route.abort());
  await page.goto("/login?next=%2Fuser%2Fdashboard");
  await fillSignIn(page, client);
  await expect(page.getByRole("alert")).toContainText("Part of this page could not be loaded");
  await expect(page.getByLabel("Password")).toHaveValue(client.password);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByLabel("Email")).toHaveValue(client.email);
  await page.getByLabel("Password").fill(client.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});

test("a tab that shows the sign-in form goes on when another tab of the browser has signed in", async ({
  page,
  context,
}) => {
  await page.goto("/login?next=%2Fuser%2Forders");
  await expect(page.getByLabel("Email")).toBeVisible();
  await signIn(await context.newPage(), await makeKnownClient(), "/user/dashboard");
  await expect(page).toHaveURL(/\/user\/orders$/);
});

test("a client's dashboard comes with little script, in few files, and nothing of forms", async ({
  page,
}) => {
  const client = await makeKnownClient();
  await makePurchase(client);
  await makeInboxItem(client);
  await signIn(page, client, "/user/dashboard");
  const scripts = await scriptsOfSecondVisit(page, "/user/dashboard", async (again) => {
    await expect(again.getByRole("region", { name: "Active orders" }).getByRole("listitem")).toHaveCount(1);
  });
  expect(foundIn(scripts)).toEqual(["the sign-in SDK", "Firestore"]);
  expectWithin(scripts, DASHBOARD);
});

for (const [role, door, dashboard, most] of [
  ["tax_executive", "/staff-portal/tax-executive-login", "/tax-executive/dashboard", DESK],
  ["telecaller", "/staff-portal/telecaller-login", "/telecaller/dashboard", CALLING],
  ["franchise", "/staff-portal/franchise-login", "/franchise/dashboard", PARTNER],
  ["admin", "/admin-portal/login", "/admin/dashboard", ADMIN],
] as const) {
  test(`${dashboard} keeps within what a workspace may weigh`, async ({ page }) => {
    const member: TestClient = await makeStaff(role);
    if (role === "franchise") await makePartner(member.uid);
    await page.goto(door);
    await fillSignIn(page, member);
    await expect(page).toHaveURL(new RegExp(`${dashboard}$`));
    const scripts = await scriptsOfSecondVisit(page, dashboard, async (again) => {
      await expect(again.getByRole("heading", { level: 1 })).toBeVisible();
    });
    expectWithin(scripts, most);
  });
}

test("a dialog whose file has not come is said to wait for the network, and opens once there is one", async ({
  page,
  context,
}) => {
  await page.route(/\/assets\/task-dialog-/, (route) => route.abort());
  const member = await makeStaff("telecaller");
  await page.goto("/telecaller/dashboard?tab=tasks");
  await fillSignIn(page, member);
  const add = page.getByRole("button", { name: "Add a task" });
  await expect(add).toBeVisible();
  await context.setOffline(true);
  await add.click();
  const dialog = page.getByRole("dialog", { name: "Add a task" });
  await expect(page.locator(".late-dialog")).toContainText("You appear to be offline");
  await expect(dialog).toBeHidden();
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(dialog).toBeVisible();
});

/** As somebody who is signed in opens it, without what signing in needed. */
async function scriptsOfSecondVisit(page: Page, address: string, shown: (again: Page) => Promise<void>) {
  const again = await page.context().newPage();
  await page.close();
  return scriptsOf(
    await sentFor(again, async () => {
      await again.goto(address);
      await shown(again);
    }),
  );
}

function expectWithin(scripts: ReturnType<typeof scriptsOf>, most: { kb: number; files: number }): void {
  const list = scripts
    .toSorted((a, b) => b.gzip - a.gzip)
    .map(({ path, gzip }) => `${(gzip / 1000).toFixed(1)} kB ${path}`)
    .join("\n");
  expect(weightOf(scripts), list).toBeLessThanOrEqual(most.kb);
  expect(scripts.length, list).toBeLessThanOrEqual(most.files);
}
