import { expectAccessible } from "./support/accessible.ts";
import { makeClient, makeKnownClient, signIn, type TestClient } from "./support/client.ts";
import { makePartner, makePastConsultation, newSurname } from "./support/directory.ts";
import { REFUSED_BY_PROJECT } from "./support/faults.ts";
import { mailsTo } from "./support/inbox.ts";
import { database, recordsOf } from "./support/records.ts";
import { stack } from "./support/stack.ts";
import { fillSignIn } from "./support/staff.ts";
import { type BrowserContext, expect, type Page, test } from "./support/test.ts";
import { countCalls } from "./support/watch.ts";

/** A time that can be chosen: `10:30 am, Thursday 3 December`. */
const TIME = /\d\s[ap]m, /;
const SEARCH = "Search by name or location";

function cards(page: Page) {
  return page.getByRole("article");
}

test("[D-01] [N-43] the directory: a refused read is a failure, search, filter, nothing found, all of it in the address and by keyboard", {
  tag: "@desk",
}, async ({ page }) => {
  const surname = newSurname();
  await makePartner(`CA Asha ${surname}`, {
    bio: "Returns and appeals for people with income abroad. ".repeat(8),
    specializations: ["GST", "Income Tax", `Audit ${surname}`, "Payroll", "Exports"],
    ...{ average_rating: 4.25, total_reviews: 4, rating_sum: 17 },
  });
  await makePartner(`CA Bala ${surname}`, { location: "Mumbai, Maharashtra", specializations: ["GST"] });
  await makePartner(`CA Charu ${surname}`, { active: false });

  // Nothing can be read until the page is loaded for the second time.
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(`http://${stack.addresses.firestore}/**`, (route) =>
    loads < 2 ? route.fulfill(REFUSED_BY_PROJECT) : route.continue(),
  );
  await page.goto("/ca-partners");
  await expect(page.getByRole("alert")).toContainText("Failed to load CA partners. Please try again later.");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(cards(page).first()).toBeVisible();
  await page.unroute(`http://${stack.addresses.firestore}/**`);

  const search = page.getByLabel(SEARCH);
  const before = await page.evaluate(() => history.length);
  await search.pressSequentially(surname.toUpperCase());
  await expect(page.getByText(`2 CAs for “${surname.toUpperCase()}”`)).toBeVisible();
  await expect(page.getByText("Ordered by name. Nobody pays for a place.")).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before);
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  await expect(first).toContainText(`CA Asha ${surname}`);
  await expect(first).toContainText("Pune, Maharashtra");
  await expect(first).toContainText("12 years of experience");
  await expect(first.getByRole("img", { name: "4.3 out of 5 stars" })).toBeVisible();
  await expect(first).toContainText("4 reviews");
  await expect(first.getByRole("listitem")).toHaveText(["GST", "Income Tax", `Audit ${surname}`, "+2 more"]);
  await expect(second).toContainText("New");
  await expect(second).toContainText(
    "This CA has not written an introduction yet. Free times are on the profile.",
  );
  await expect(page.getByText(`Charu ${surname}`)).toHaveCount(0);
  const [one, other] = [await first.boundingBox(), await second.boundingBox()];
  const isDesk = (page.viewportSize()?.width ?? 0) >= 1000;
  expect(one?.y === other?.y).toBe(isDesk);
  await expectAccessible(page);

  const filter = page.getByLabel("Specialization");
  await expect(filter.getByRole("option").first()).toHaveText("All Specializations");
  await filter.selectOption(`Audit ${surname}`);
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toHaveText([new RegExp(`CA Asha ${surname}`)]);
  await expect(page.getByLabel(SEARCH)).toHaveValue(surname.toUpperCase());
  await page.goBack();
  await expect(filter).toHaveValue("");
  await expect(cards(page)).toHaveCount(2);

  await search.fill("nobody of this name");
  await expect(page.getByText("No CA partners found matching your criteria.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(search).toHaveValue("");
  await expect(page).toHaveURL(/\/ca-partners$/);

  await search.fill("poona");
  await expect(page.getByText("Ordered by distance from Pune. Nobody pays for a place.")).toBeVisible();
  await search.fill(`x${surname}`);
  await expect(page.getByText(`2 CAs close to “x${surname}”`)).toBeVisible();
  await search.fill(surname);
  await expect(cards(page)).toHaveCount(2);
  await page.keyboard.press("Tab");
  await expect(filter).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: `View Profile of CA Asha ${surname}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`CA Asha ${surname}`);
  await expect(page.getByText("214501")).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^CA Asha ${surname}, Pune`));
  await expect(page.getByRole("button", { name: TIME }).first()).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);

  expect((await page.goto("/ca-partners/nobody"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("CA Partner Not Found");
  await page.goto(`/hi/ca-partners?q=${surname}`);
  await expect(page.getByText("सूची में जगह के लिए कोई पैसे नहीं देता", { exact: false })).toBeVisible();
  await expect(page.getByRole("link", { name: /^प्रोफ़ाइल देखें/ })).toHaveCount(2);
});

/** A second person at the same time, on a machine of their own. */
async function secondPage(context: BrowserContext, page: Page, who: TestClient, path: string): Promise<Page> {
  const browser = context.browser();
  if (browser === null) throw new Error("The context belongs to no browser");
  const viewport = page.viewportSize() ?? { width: 390, height: 844 };
  const other = await (
    await browser.newContext({ baseURL: stack.addresses.site, locale: "en-IN", viewport })
  ).newPage();
  await signIn(other, who, path);
  return other;
}

test("[D-02] two people want one time: one gets it, the other keeps what was typed; mail, cancelling, the CA's side", async ({
  page,
  context,
}) => {
  const partner = await makePartner(`CA Devi ${newSurname()}`);
  const [asha, bala] = [await makeKnownClient(), await makeClient()];
  const profile = `/ca-partners/${partner.id}`;

  // Asha is not signed in yet: the time and her words wait for her.
  await page.goto(profile);
  // Not of today: the first of those may become too near while the test goes on.
  const day = page.getByRole("radio").nth(2);
  await day.focus();
  await day.press("Space");
  const wanted = page.getByRole("button", { name: TIME }).first();
  const label = (await wanted.getAttribute("aria-label")) ?? "";
  const times = (on: Page) => on.locator(`button[aria-label="${label}"]`);
  await wanted.click();
  const dialog = page.getByRole("dialog", { name: "Book a consultation" });
  await dialog.getByLabel("What is it about?").fill("Shares sold abroad");
  const chosen = new URL(page.url());
  await dialog.getByRole("link", { name: "Sign in and book" }).click();
  await fillSignIn(page, asha);
  await expect(page).toHaveURL(chosen.href);
  await expect(dialog.getByLabel("What is it about?")).toHaveValue("Shares sold abroad");
  await expectAccessible(page);

  const late = await secondPage(context, page, bala, `${chosen.pathname}${chosen.search}`);
  const lateDialog = late.getByRole("dialog", { name: "Book a consultation" });
  await lateDialog.getByLabel("What is it about?").fill("A late return");
  await lateDialog.getByLabel("Phone number").fill("98450 11223");

  const calls = countCalls(page, "bookConsultation");
  await dialog.getByRole("button", { name: "Book this time" }).dblclick();
  await expect(page.getByRole("heading", { name: "Your consultation is booked" })).toBeFocused();
  expect(calls()).toBe(1);
  await expect(page.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
    "href",
    /^data:text\/calendar/,
  );

  await lateDialog.getByRole("button", { name: "Book this time" }).click();
  await expect(late.getByText("Somebody else has just taken that time.")).toBeVisible();
  await expect(lateDialog).toHaveCount(0);
  await expect(times(late)).toHaveCount(0);
  await late.getByRole("button", { name: TIME }).last().click();
  await expect(lateDialog.getByLabel("What is it about?")).toHaveValue("A late return");
  await lateDialog.getByRole("button", { name: "Book this time" }).click();
  await expect(late.getByRole("heading", { name: "Your consultation is booked" })).toBeVisible();
  expect(await recordsOf("consultations", asha.uid)).toHaveLength(1);
  expect(await recordsOf("consultations", bala.uid)).toHaveLength(1);
  const [mail] = await mailsTo(partner.account.email, 2);
  expect(mail?.attachments?.map(({ contentType }) => contentType)).toContain("text/calendar");

  // Asha calls it off: the time is there again for everybody.
  await page.getByRole("link", { name: "My consultations", exact: true }).click();
  await expect(page.getByText("The CA will call you at +91 98765 43210.")).toBeVisible();
  await page.getByRole("button", { name: /^Cancel of/ }).click();
  const question = page.getByRole("dialog", { name: "Cancel this consultation?" });
  await question.getByLabel("Reason").fill("I am travelling");
  await question.getByRole("button", { name: "Cancel consultation" }).click();
  await expect(page.getByText("You cancelled it. Reason: I am travelling")).toBeVisible();
  await expectAccessible(page);
  await late.goto(profile);
  await late.getByRole("radio").nth(2).focus();
  await late.keyboard.press("Space");
  await expect(times(late)).toBeVisible();

  // The CA sees with whom and about what, may cancel, and does not book.
  await late.goto("/user/consultations");
  await expect(late.getByText("A late return")).toBeVisible();
  const ca = await secondPage(context, page, partner.account, "/ca/dashboard");
  await expect(ca.getByText("A late return")).toBeVisible();
  await expect(ca.getByRole("listitem").filter({ hasText: "Asha Rao" })).toHaveCount(1);
  await ca.getByRole("button", { name: /^Cancel of/ }).click();
  await ca.getByRole("button", { name: "Cancel consultation" }).click();
  await expect(ca.getByText("You have no consultations booked.")).toBeVisible();
  await expect(late.getByText("The CA cancelled it.")).toBeVisible();
  await ca.goto(`${chosen.pathname}${chosen.search}`);
  await expect(ca.getByText("You are signed in as CA. Consultations are booked by clients")).toBeVisible();
  await Promise.all([late.context().close(), ca.context().close()]);
});

test("[D-03] a review of a client changes the average that visitors see; a second one changes the first", async ({
  page,
  context,
}) => {
  const partner = await makePartner(`CA Esha ${newSurname()}`);
  const client = await makeKnownClient();
  await makePastConsultation(client, partner);
  await signIn(page, client, "/user/consultations");
  const write = page.getByRole("button", { name: /^Write a review/ });
  await expect(write).toBeVisible();

  // Her CA says that she did not come, which takes the ground for a review; the CA corrects it, by keyboard.
  const ca = await secondPage(context, page, partner.account, "/ca/dashboard");
  const word = ca.getByRole("group", { name: "Asha Rao" });
  await ca.route("**/endConsultation", (route) => route.abort(), { times: 1 });
  await word.getByRole("button", { name: "Client did not come" }).click();
  const failure = word.getByRole("alert").getByText(/\S/);
  await expect(failure).toBeVisible();
  await word.getByRole("button", { name: "Client did not come" }).click();
  await expect(ca.getByText("Noted: the client did not come.")).toBeVisible();
  await expect(failure).toHaveCount(0);
  await expect(page.getByText("The CA noted that you didn't come.")).toBeVisible();
  await expect(write).toHaveCount(0);
  await word.getByRole("button", { name: "Held" }).focus();
  await ca.keyboard.press("Enter");
  await expect(word.getByRole("button", { name: "Held", pressed: true })).toBeFocused();
  await expectAccessible(ca);
  await expect(page.getByText("How was it? Your review helps others choose.")).toBeVisible();
  const [mail] = await mailsTo(client.email, 1);
  expect(mail?.subject).toBe(`How was your consultation with ${partner.name}?`);

  await write.click();
  const dialog = page.getByRole("dialog", { name: `How was the consultation with ${partner.name}?` });
  await dialog.getByRole("button", { name: "Publish review" }).click();
  await expect(dialog.getByText("Please choose one to five stars")).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "1 star: poor" })).toBeFocused();
  await page.keyboard.press("Space");
  for (const _ of [2, 3]) await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "3 stars: good" })).toBeChecked();
  await dialog.getByLabel("What should others know?").fill("Clear answers,\nand a list of what to bring.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Publish review" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(ca.getByText("Nothing to confirm right now.")).toBeVisible();
  await ca.context().close();

  const visitor = await context.newPage();
  await visitor.goto(`/ca-partners/${partner.id}`);
  const reviews = visitor.getByRole("region", { name: "Reviews" });
  await expect(reviews.getByText("3.0", { exact: true })).toBeVisible();
  await expect(reviews).toContainText("Asha R.");
  await expect(reviews.getByText("3 stars: 1 review")).toBeAttached();

  await page.getByRole("button", { name: /^Change your review/ }).click();
  await expect(dialog.getByLabel("What should others know?")).toHaveValue(/Clear answers/);
  await dialog.getByRole("radio", { name: "3 stars: good" }).focus();
  for (const _ of [4, 5]) await page.keyboard.press("ArrowRight");
  await dialog.getByRole("button", { name: "Publish review" }).click();
  await expect(dialog).toHaveCount(0);
  await visitor.reload();
  await expect(reviews.getByText("5.0", { exact: true })).toBeVisible();
  await expect(reviews.getByText("1 review", { exact: true })).toBeVisible();
  expect((await database().collection(`ca_partners/${partner.id}/reviews`).get()).size).toBe(1);
});
