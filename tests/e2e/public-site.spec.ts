import { expectAccessible } from "./support/accessible.ts";
import { expect, type Locator, type Page, test } from "./support/test.ts";

const SUPPORT = ["support@niyamdesk.example", "1800 123 456", "Mon-Fri 9AM-6PM IST"];
const onPhone = () => test.info().project.name === "phone";

/** Every public page of this journey, as somebody in the light or in the dark sees it, in either language. */
const LOOKS = [
  { scheme: "light", prefix: "" },
  { scheme: "dark", prefix: "/hi" },
] as const;
const PAGES = ["/", "/services", "/services/gst-registration", "/faq", "/contact", "/service-not-found"];

async function topOf(element: Locator): Promise<number | undefined> {
  return (await element.boundingBox())?.y;
}

test("[P-01] [P-06] [P-07] [P-04] home, its header after a scroll, its menus by keyboard, and what a signed-out visitor is offered", {
  tag: "@desk",
}, async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/ · NiyamDesk$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const name of ["What we take off your desk", "Popular services", "Why people choose NiyamDesk"]) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  const figures = page.getByRole("region", { name: "In figures" });
  for (const figure of ["5,000+", "50+", "10,000+", "98%", "2015"])
    await expect(figures).toContainText(figure);
  // The example's sum is that of its parts, and the order beside it was paid with it.
  await expect(page.getByRole("region", { name: "GST registration" })).toContainText("₹1,769");
  await expect(page.getByText("We received your payment of ₹1,769.")).toBeVisible();
  await page.getByRole("link", { name: /^See the plan and all \d+ documents$/ }).click();
  await expect(page.getByRole("tab", { name: "Documents" })).toHaveAttribute("aria-selected", "true");
  const plan = page.getByRole("heading", { name: "Your plan" });
  await expect(plan).toBeInViewport();
  const beside =
    (await topOf(plan)) === (await topOf(page.getByRole("heading", { name: "What is included" })));
  expect(beside).toBe(!onPhone());
  await page.goto("/");

  const header = page.getByRole("banner");
  await expect(header).toHaveAttribute("data-scrolled", "false");
  await page.mouse.wheel(0, 9);
  await expect(header).toHaveAttribute("data-scrolled", "false");
  await page.mouse.wheel(0, 40);
  await expect(header).toHaveAttribute("data-scrolled", "true");

  const menu = header.getByRole("button", { name: onPhone() ? "Menu" : "Services", exact: true });
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  for (const category of ["tax", "business", "legal", "accounting", "tendering"]) {
    await expect(header.locator(`a[href="/services?category=${category}"]`)).toBeVisible();
  }
  for (const path of ["/about", "/ca-partners", "/franchise", "/faq", "/contact"]) {
    await expect(header.locator(`a[href="${path}"]:visible`)).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute("aria-expanded", "false");

  const footer = page.getByRole("contentinfo");
  for (const type of ["franchise", "admin", "ca", "telecaller", "tax_executive"]) {
    await expect(footer.locator(`a[href="/login?type=${type}"]`)).toBeVisible();
  }
  for (const path of ["/terms", "/privacy", "/refunds"]) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  }
  await page.goto("/contact");
  for (const words of SUPPORT) {
    await expect(page.getByRole("main").getByText(words)).toBeVisible();
    await expect(footer.getByText(words)).toBeVisible();
  }
  await expect(page.getByRole("region", { name: "Support" })).toContainText(SUPPORT[1] ?? "");

  const bar = page.getByRole("navigation", { name: "Shortcuts" });
  if (onPhone()) {
    await expect(bar.getByRole("link")).toHaveText(["Home", "Services", "Franchise", "Contact", "Login"]);
    await bar.getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveURL(/\/services$/);
    await page.goto("/franchise");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expect(bar).toBeHidden();
});

test("[C-07] [C-01] [C-02] the header's search forgives spelling, by keyboard alone; the list keeps it through tabs and order", {
  tag: "@desk",
}, async ({ page }) => {
  await page.goto("/faq");
  const open = page.getByRole("banner").getByRole("button", { name: "Search services" });
  await open.focus();
  await page.keyboard.press("Enter");
  const field = page.getByRole("combobox", { name: "Search services" });
  await expect(field).toBeFocused();
  await page.keyboard.type("gst regstration");
  const options = page.getByRole("option");
  await expect(options.first()).toHaveText(/^GST registration₹1,499$/);
  await expect(page.getByText(/close to “gst regstration”$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "",
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/services\/gst-registration$/);
  await expect(page.getByRole("heading", { level: 1, name: "GST registration" })).toBeVisible();

  await open.focus();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.type("jst");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/services\?q=jst$/);
  await expect(page.getByText(/services close to “jst”$/)).toBeVisible();
  const cards = page.getByRole("article");
  await expect(cards.getByRole("heading", { level: 2 }).first()).toHaveText(/^GST/);

  const list = page.getByRole("main");
  await list.getByRole("searchbox", { name: "Search services" }).fill("trade mark");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("₹5,999");
  await expect(cards.getByRole("listitem")).toHaveCount(3);
  await expect(cards).toContainText(/\+\d+ more/);
  await list.getByRole("searchbox").fill("gst");
  await list.getByRole("link", { name: "Legal", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No service matches your search" })).toBeVisible();
  await page.getByRole("button", { name: "Show all services" }).click();
  await expect(cards).toHaveCount(12);
  await page.getByRole("button", { name: "Show more services" }).click();
  await expect(cards).toHaveCount(19);
  if (!onPhone()) {
    const lines = [0, 1, 2].map((index) => topOf(cards.nth(index).getByRole("heading", { level: 3 })));
    expect(new Set(await Promise.all(lines)).size).toBe(1);
  }
  await page.getByLabel("Sort by").selectOption("price-asc");
  await expect(page).toHaveURL(/sort=price-asc/);
  await list.getByRole("searchbox").fill("जीएसटी पंजीकरण");
  await expect(list.getByRole("link", { name: "हिन्दी में खोजें: जीएसटी पंजीकरण" })).toHaveAttribute(
    "href",
    /^\/hi\/services\?q=/,
  );
  await page.goto("/services?category=gardening");
  await expect(list.getByRole("link", { name: "All Services" })).toHaveAttribute("aria-current", "page");
});

test("[P-06] changing the language stays on the page, its search and its tab; forms and errors speak Hindi", {
  tag: "@desk",
}, async ({ page }) => {
  await page.goto("/services?category=tax&q=gst");
  const switchTo = (name: string) => page.getByRole("contentinfo").getByRole("link", { name });
  await switchTo("हिन्दी").click();
  await expect(page).toHaveURL(/\/hi\/services\?category=tax&q=gst$/);
  await expect(page.locator("html")).toHaveAttribute("lang", /^hi/);
  await expect(page.getByRole("heading", { level: 1, name: "टैक्स की सेवाएँ" })).toBeVisible();
  const search = page.getByRole("main").getByRole("searchbox", { name: "सेवाएँ खोजें" });
  await expect(search).toHaveValue("gst");
  await search.fill("जीएसटी पंजीकरन");
  await expect(page.getByRole("article").first()).toContainText("GST");

  await page.goto("/hi/faq?topic=gst");
  await expect(page.getByRole("tab", { name: "GST" })).toHaveAttribute("aria-selected", "true");
  await switchTo("English").click();
  await expect(page).toHaveURL(/\/faq\?topic=gst$/);
  await expect(page).not.toHaveURL(/\/hi\//);

  await page.goto("/hi/contact");
  await page.getByRole("button", { name: "संदेश भेजें" }).click();
  await expect(page.getByLabel("नाम")).toBeFocused();
  await expect(page.getByLabel("नाम")).toHaveAccessibleDescription("कृपया अपना नाम लिखें");
  // Signing in is in Hindi too, for whichever account.
  await expect(page.getByRole("contentinfo").locator('a[href="/hi/login?type=admin"]')).toBeVisible();
});

for (const { scheme, prefix } of LOOKS) {
  test(`[P-14] [P-13] public pages at ${prefix || "/"} in the ${scheme}: nothing that axe knows to be wrong, nothing wider than the screen, a name of their own`, {
    tag: "@desk",
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const titles = new Set<string>();
    for (const path of PAGES) {
      await page.goto(`${prefix}${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      expect(await widerBy(page), path).toBeLessThanOrEqual(0);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(PAGES.length);
  });
}

/** Also at 320, to which a window shrinks when a person enlarges it four times. A phone's own `innerWidth` grows with the page. */
async function widerBy(page: Page): Promise<number> {
  const size = page.viewportSize();
  if (size === null) throw new Error("A page without a size");
  await page.setViewportSize({ ...size, width: 320 });
  const atLeast = await page.evaluate(() => document.documentElement.scrollWidth - 320);
  await page.setViewportSize(size);
  const atOwn = await page.evaluate((own) => document.documentElement.scrollWidth - own, size.width);
  return Math.max(atLeast, atOwn);
}
