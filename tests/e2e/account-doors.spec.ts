import { type Actor, actorWithRole } from "../support/actors.ts";
import { expectAccessible } from "./support/accessible.ts";
import { expect, type Page, test } from "./support/test.ts";

test("[A-01] [A-12] every door has its title, keeps its way to sign in in the address, and staff doors offer no registration", async ({
  page,
}) => {
  const noIndex = page.locator('meta[name="robots"][content="noindex"]');
  for (const [path, title] of [
    ["/login?type=ca", "CRM Login"],
    ["/login?type=franchise", "Franchise Partner Login"],
    ["/admin-portal/login", "Administrator Login"],
    ["/staff-portal/franchise-login", "Franchise Partner Login"],
    ["/franchise-login", "Franchise Partner Login"],
    ["/staff-portal/ca-login", "CA Login"],
    ["/staff-portal/telecaller-login", "Telecaller Login"],
    ["/staff-portal/tax-executive-login", "Tax Executive Login"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · NiyamDesk`);
    await expect(page.getByRole("link", { name: "Create an account" })).toHaveCount(0);
    await expect(noIndex).toHaveCount(1);
  }
  await expectAccessible(page);
  await page.goto("/login?type=user");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.getByLabel("Email").fill("asha@example.in");
  await page.getByRole("link", { name: "Phone", exact: true }).click();
  await expect(page).toHaveURL(/tab=phone/);
  await page.getByLabel("Phone").fill("98765 43210");
  await page.reload();
  await expect(page.getByLabel("Phone")).toHaveValue("+91 98765 43210");
  await page.getByRole("link", { name: "Email", exact: true }).click();
  await expect(page.getByLabel("Email")).toHaveValue("asha@example.in");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("asha@example.in");
  await page.getByRole("link", { name: "NiyamDesk, home" }).click();
  await expect(page.locator('head > link[rel="canonical"]')).toHaveCount(1);
  await expect(noIndex).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await expect(noIndex).toHaveCount(1);
});

test("[A-01] [A-12] a CA lands in the CRM or in the CA portal by the door taken, others on their own dashboard, without a word of refusal", async ({
  browser,
}) => {
  const [ca, executive, client] = await Promise.all([
    actorWithRole("ca"),
    actorWithRole("tax_executive"),
    actorWithRole("client_user"),
  ]);
  for (const [actor, door, dashboard] of [
    [ca, "/login?type=ca", "/crm/dashboard"],
    [ca, "/staff-portal/ca-login", "/ca/dashboard"],
    [executive, "/login?type=telecaller", "/tax-executive/dashboard"],
    [client, "/admin-portal/login", "/user/dashboard"],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await enter(page, actor, door);
    await expect(page).toHaveURL(new RegExp(`${dashboard}$`));
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByText(/Access restricted/)).toHaveCount(0);
    await context.close();
  }
});

async function enter(page: Page, { email, password }: Actor, door: string): Promise<void> {
  await page.goto(door);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
