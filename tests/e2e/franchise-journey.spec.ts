import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { REQUIRED_SLOTS } from "@niyamdesk/domain/applications/application-papers";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { istMonth } from "@niyamdesk/domain/commissions/commission";
import { startOfIstMonth } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import { runJob } from "../../tools/scheduler/jobs.ts";
import { testMode } from "../../tools/stack/mode.ts";
import { expectAccessible } from "./support/accessible.ts";
import {
  Applying,
  applicationsOf,
  asPdf,
  PAPERS,
  paperLinkOf,
  SENDING_MS,
  WIZARD,
} from "./support/applying.ts";
import { CheckoutPage, PAYMENT_STEP } from "./support/checkout-page.ts";
import { makeKnownClient, newEmail, signIn, type TestClient } from "./support/client.ts";
import { linkTo, newNumber } from "./support/codes.ts";
import { makeApplication, newLetters, newPins } from "./support/franchise-records.ts";
import { mailsTo } from "./support/inbox.ts";
import { does } from "./support/order-work.ts";
import { database, recordsOf } from "./support/records.ts";
import { stack } from "./support/stack.ts";
import { makeStaff } from "./support/staff.ts";
import { type BrowserContext, expect, type Page, test } from "./support/test.ts";
import { collectTroubles } from "./support/watch.ts";

const ID = /APP-\d{13}-[0-9A-HJKMNP-TV-Z]{6}/;
const REQUIRED = ["Business licence", "ID proof", "Address proof", "Bank statement"];
const DAY_MS = 86_400_000;

/** Who applies, and for what: of no other test. */
interface Applicant {
  email: string;
  /** As people type it. */
  phone: string;
  code: string;
}

test("[F-01] [F-02] [F-03] [F-04] [F-05] [F-06] [F-07] [F-08] [F-09] [F-10] [N-15] [N-26] the whole line: a visitor applies through a reload and a broken network, sends one document again, is approved and comes in; a client buys by the partner's code, a part goes back, and the statement says the same as every page", async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const applicant = { email: newEmail(), phone: newNumber(), code: `MH-${newLetters()}` };
  const id = await applies(page, context, applicant);

  // An administrator looks through it, and asks for one of the documents again.
  const admin = await makeStaff("admin", "Anita the Admin");
  const desk = await (await browser.newContext()).newPage();
  const troubles = collectTroubles(desk);
  const earlier = await makeApplication({ phone: `+91${applicant.phone}`, status: "rejected" });
  await signIn(desk, admin, "/admin/franchises");
  await desk.getByRole("searchbox", { name: "Search applications" }).fill(applicant.email);
  // Others of this name apply in other tests.
  await desk.locator(`a[href="/admin/franchises/applications/${id}"]`).first().click();
  await expect(desk.getByRole("heading", { level: 1, name: "Sanjay Patil" })).toBeVisible();
  await expectAccessible(desk);
  // The same number applied before.
  await expect(desk.getByRole("link", { name: new RegExp(earlier.territory_code) })).toBeVisible();
  await expect(desk.getByText("Free", { exact: true })).toBeVisible();
  await desk.getByRole("button", { name: "Start review" }).click();
  await expect(desk.getByRole("button", { name: "Approve", exact: true })).toBeDisabled();
  await asksAgain(desk, id);
  await sendsAgain(page, id, applicant);
  const franchiseId = await approves(desk, id, applicant);

  // The mailed link sets the password and leads into the workspace.
  await page.goto(await linkTo(applicant.email, 4));
  await page.getByLabel("New password").fill("first-password-9");
  await page.getByLabel("Confirm password").fill("first-password-9");
  await page.getByRole("button", { name: "Set password and sign in" }).click();
  // The number of the application can be proven now, or some other day.
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page).toHaveURL("/franchise/dashboard");
  await expect(page.getByText(`Pune, ${applicant.code} · District`)).toBeVisible();
  const own = (await page.locator(".select-all").textContent()) ?? "";
  const referral = new URL(own).searchParams.get("ref") ?? "";

  // A client from elsewhere follows it, and buys some pages later.
  const client = await makeKnownClient();
  const order = await buysBy(await (await browser.newContext()).newPage(), client, referral);
  await expect(page.getByText("₹224.85").first()).toBeVisible();

  // A third of the money goes back, and with it a third of the commission.
  await does(admin, "refundPayment", {
    ...{ payment_id: order.payment_id, amount_paise: 59_000, reason: "goodwill" },
    ...{ words: "For the late start. We are sorry.", request_id: randomUUID() },
  });
  await expect(page.getByText("₹149.86").first()).toBeVisible();
  await expect(page.getByText("₹224.85")).toHaveCount(0);

  const month = await isClosed(order.id, franchiseId);
  await page.goto("/franchise/commissions");
  await page.getByRole("list", { name: "Monthly statements" }).getByRole("link").first().click();
  const row = (name: RegExp) => page.getByRole("table").getByRole("row", { name });
  await expect(row(/^GST Registration/i)).toContainText("₹149.86");
  await expect(row(/To your account/)).toContainText("₹149.86");
  await expectAccessible(page);
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const table = await readFile(await (await file).path(), "utf8");
  expect(table).toContain(`${order.id},1499,15,-74.99,149.86`);
  expect(table).toContain("To your account,,,,,149.86");
  const paper = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF" }).click();
  expect((await paper).suggestedFilename()).toBe(`commission-${applicant.code}-${month}.pdf`);
  await desk.goto(PATHS.statement(`${franchiseId}_${month}`));
  await expect(desk.getByRole("row", { name: /To the partner's account/ })).toContainText("₹149.86");
  expect(troubles).toEqual([]);
});

/** From the public page to the tracker. @returns the application's id */
async function applies(page: Page, context: BrowserContext, applicant: Applicant): Promise<string> {
  const { email, phone, code: territory } = applicant;
  const wizard = new Applying(page);
  await page.goto("/franchise");
  await page.getByRole("link", { name: "Start Registration" }).click();
  await expect(page).toHaveURL(WIZARD);
  await expect(wizard.step("Personal Information")).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await expect(page.getByText("20%").first()).toBeVisible();
  await expectAccessible(page);

  // All messages at once, the focus on the first.
  await wizard.next.click();
  await expect(wizard.field("First name")).toBeFocused();
  for (const words of [
    "First name must be at least 2 characters",
    "Last name must be at least 2 characters",
    "Please enter a valid email address",
    "Phone number must be at least 10 digits",
    "Date of birth is required",
    "Address must be at least 10 characters",
    "City is required",
    "State is required",
    "Pincode must be 6 digits",
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await wizard.fillPersonal(email, phone);
  await page.reload();
  // Back where one left off; what is behind stands as it was typed.
  await expect(page).toHaveURL(`${WIZARD}/territory`);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(wizard.field("Last name")).toHaveValue("Patil");
  await wizard.next.click();
  await expect(page).toHaveURL(`${WIZARD}/territory`);
  await expect(wizard.step("Territory Selection")).toBeFocused();

  // A deep link leads to the first step that is not done.
  await page.goto(`${WIZARD}/review`);
  await expect(page).toHaveURL(`${WIZARD}/territory`);
  await wizard.next.click();
  await expect(page.getByText("Please select a hierarchy level")).toBeVisible();
  await expect(page.getByText("Territory code is required")).toBeVisible();
  const code = wizard.field("Territory code");
  await expect(code).toHaveAttribute("placeholder", "MH");
  await page.getByRole("radio", { name: /^State/ }).check();
  await expect(page.getByLabel(/^Preferred district/)).toBeHidden();
  await page.getByRole("radio", { name: /^Individual/ }).check();
  await expect(code).toHaveAttribute("placeholder", "MH-MUM-001");
  await wizard.fillTerritory(territory.toLowerCase());
  await expect(code).toHaveAttribute("placeholder", "MH-MUM");
  await expect(code).toHaveValue(territory);
  await page.getByRole("combobox", { name: /^Preferred district/ }).selectOption("Pune");
  await wizard.field("Investment capacity").selectOption("50,000-1,00,000");
  await expect(
    page.getByText(/usually invest 1,00,000 to 3,00,000\. You can still continue\./),
  ).toBeVisible();
  await expectAccessible(page);
  await wizard.next.click();
  await wizard.fillBusiness();
  // Back of the browser is Previous.
  await page.goBack();
  await expect(wizard.step("Territory Selection")).toBeVisible();
  await wizard.next.click();
  await expect(wizard.field("Team size")).toHaveValue("1-3");
  await wizard.next.click();

  await expect(page).toHaveURL(`${WIZARD}/documents`);
  const onward = page.getByRole("button", { name: "Continue" });
  await expect(onward).toBeDisabled();
  await expect(page.getByText("4 required documents missing")).toBeVisible();
  await wizard.pick("idProof", asPdf("large.pdf", "Large", 6 * 1024 * 1024));
  await expect(wizard.row("idProof").getByRole("alert")).toHaveText("File size must be less than 5MB");
  await wizard.pick("bankStatement", { ...PAPERS.idProof, name: "statement.png" });
  await expect(wizard.row("bankStatement").getByRole("alert")).toContainText("has to be a PDF");
  await expectAccessible(page);

  // The first piece goes through, the second never leaves.
  let pieces = 0;
  await page.route(`${stack.addresses.storage}/**`, async (route) => {
    const command = route.request().headers()["x-goog-upload-command"] ?? "";
    if (!command.includes("upload")) return route.continue();
    pieces += 1;
    if (pieces !== 2) return route.continue();
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  await wizard.pick("bankStatement", PAPERS.bankStatement);
  const statement = wizard.row("bankStatement");
  await expect(statement.getByText("waiting for internet", { exact: true })).toBeVisible();
  const sent = Number(await statement.getByRole("progressbar").getAttribute("value"));
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(100);
  await context.setOffline(false);
  await expect(statement.getByText("completed", { exact: true })).toBeVisible();
  await page.unrouteAll();

  for (const slot of ["businessLicense", "idProof", "addressProof"] as const) {
    await wizard.pick(slot, PAPERS[slot]);
  }
  await wizard.expectCompleted();
  await wizard.row("idProof").getByRole("button", { name: "Remove ID proof" }).click();
  await expect(wizard.row("idProof").getByText("pending", { exact: true })).toBeVisible();
  await expect(page.getByText("1 required document missing")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.reload();
  await wizard.expectCompleted();
  await onward.click();

  await expect(page).toHaveURL(`${WIZARD}/review`);
  const number = new RegExp(`${phone.slice(0, 5)}\\s?${phone.slice(5)}`);
  for (const words of ["Sanjay", number, "Insurance agent", territory, "statement.pdf", "Complete"]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(page.getByText("Please tick this box to continue")).toHaveCount(3);

  await page.route("**/submitFranchiseApplication", (route) => route.fulfill({ status: 500, body: "{}" }));
  await wizard.agreeAndSubmit();
  await expect(page.getByText("Failed to submit application. Please try again.")).toBeVisible();
  await expect(page.getByText("Application submission failed")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(
    page.getByText(/^Application submitted successfully! Your application ID is: APP-/),
  ).toBeVisible({ timeout: SENDING_MS });
  await expect(page).toHaveURL(`${WIZARD}/sent`);
  const id = ID.exec((await page.getByRole("main").textContent()) ?? "")?.[0] ?? "";
  await expectAccessible(page);

  const [stored, ...others] = await applicationsOf(email);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    ...{ id, status: "pending", phone: `+91${phone}`, territory_code: territory },
    ...{ preferred_district: "Pune", investment_capacity: "50,000-1,00,000" },
  });
  expect(Object.keys(stored?.documents).toSorted()).toEqual([...REQUIRED_SLOTS].toSorted());
  const [mail] = await mailsTo(email, 1);
  expect(mail?.text).toContain(id);

  // What was typed is gone, and the ID is remembered.
  await page.reload();
  await expect(page.getByText(id, { exact: true })).toBeVisible();
  await page.goto(WIZARD);
  await expect(wizard.field("Last name")).toHaveValue("");
  await expect(page.getByText(/^You sent an application on /)).toBeVisible();
  await page.goto("/franchise/track");
  await expect(page.getByLabel("Application ID")).toHaveValue("");
  await page.getByRole("button", { name: id }).click();
  await expect(page.getByRole("heading", { name: "Sanjay Patil" })).toBeVisible();
  await expect(page.getByText("Application Submitted")).toBeVisible();
  await expect(page).toHaveURL(`/franchise/track?id=${id}`);
  return id;
}

/** One document can't be read; what it is drawn from is a file that no address opens. */
async function asksAgain(desk: Page, id: string): Promise<void> {
  await expect(desk.getByRole("img", { name: /^Business licence, page 1/ })).toBeVisible();
  await desk.getByRole("button", { name: /^Address proof/ }).click();
  await expect(desk.getByRole("img", { name: /^Address proof/ })).toBeVisible();
  await desk.getByRole("button", { name: "Ask again" }).click();
  const asking = desk.getByRole("dialog", { name: "Ask for Address proof again?" });
  await asking.getByRole("button", { name: "Ask again" }).click();
  await expect(asking.getByRole("radio", { name: "It can't be read" })).toBeVisible();
  await asking.getByRole("radio", { name: "It can't be read" }).check();
  await asking.getByRole("button", { name: "Ask again" }).click();
  await expect(asking).toBeHidden();
  const application = database().doc(`${COLLECTIONS.franchiseApplications}/${id}`);
  await expect
    .poll(async () => (await application.get()).get("documents"))
    .toMatchObject({ addressProof: { status: "asked_again", reason: { kind: "unreadable" } } });
}

/** By the link in our mail, and by it alone. */
async function sendsAgain(page: Page, id: string, { email }: Applicant): Promise<void> {
  const wizard = new Applying(page);
  const link = await paperLinkOf(id);
  await page.reload();
  const card = page.getByRole("article");
  await expect(card.getByText("This typically takes 3-5 business days.")).toBeVisible();
  await expect(page.getByText("Send a document again")).toBeHidden();
  await page.goto(link);
  await expect(
    wizard.row("addressProof").getByText("It can't be read. Please send a clearer one."),
  ).toBeVisible();
  await expect(wizard.row("idProof")).toHaveCount(0);
  expect(page.url()).not.toContain("papers=");
  await expectAccessible(page);
  await page.reload();
  await wizard.pick("addressProof", asPdf("light bill, new.pdf", "A clear one"));
  await expect(wizard.row("addressProof").getByText("completed", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Send documents" }).click();
  await expect(page.getByRole("heading", { name: "Thank you, we have it" })).toBeVisible();
  const [now] = await applicationsOf(email);
  expect(now?.documents.addressProof).toMatchObject({ name: "light bill, new.pdf", status: "received" });
  await page.goto(link);
  await expect(page.getByText(/^This link no longer works\./)).toBeVisible();
}

/** Each document is accepted beside what it shows, and the decision says what it does. @returns the franchise's id */
async function approves(desk: Page, id: string, { code }: Applicant): Promise<string> {
  for (const name of REQUIRED) {
    await desk.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    await expect(desk.getByRole("img", { name: new RegExp(`^${name}`) })).toBeVisible();
    await desk.getByRole("button", { name: "Accept", exact: true }).click();
    await expect(
      desk.getByRole("button", { name: new RegExp(`^${name}`) }).getByText("Accepted"),
    ).toBeVisible();
  }
  await desk.getByRole("textbox", { name: "Note" }).fill("Knows the market.");
  await desk.getByRole("button", { name: "Save note" }).click();
  await expect(desk.getByText("Knows the market.")).toBeVisible();
  await desk.getByRole("button", { name: "Approve", exact: true }).click();
  const approval = desk.getByRole("dialog", { name: "Approve Sanjay Patil?" });
  await expect(
    approval.getByText(new RegExp(`becomes district partner for ${code} at 15 percent`)),
  ).toBeVisible();
  const pins = newPins();
  await approval.getByRole("textbox", { name: "PIN codes" }).fill(`${pins}-${pins + 4}`);
  await approval.getByRole("button", { name: "Approve" }).click();
  await expect(desk.getByText(/^Approved on/)).toBeVisible();
  await desk.getByRole("link", { name: "See the partner" }).click();
  await expect(desk.getByRole("heading", { level: 1, name: /Patil/ })).toBeVisible();
  await expect(desk.getByText(`${pins}-${pins + 4}`)).toBeVisible();
  await expectAccessible(desk);
  const application = await database().doc(`${COLLECTIONS.franchiseApplications}/${id}`).get();
  return String(application.get("franchise_id"));
}

/** The code of a followed link, in whatever letters, is kept by the browser and goes along with the purchase. */
async function buysBy(
  shop: Page,
  client: TestClient,
  referral: string,
): Promise<{ id: string; payment_id: string }> {
  await shop.goto(`/faq?ref=${referral.toLowerCase()}`);
  const asked = shop.waitForRequest(
    (request) => request.url().endsWith("/createCheckout") && request.method() === "POST",
  );
  await signIn(shop, client, PAYMENT_STEP);
  const { data } = (await asked).postDataJSON() as { data: { referral?: { code: string } } };
  expect(data.referral?.code).toBe(referral);
  const checkout = new CheckoutPage(shop);
  await checkout.expectReadyToPay();
  await checkout.openGateway();
  await checkout.payByUpi("success");
  await expect(checkout.paid).toBeVisible();
  const [order] = await recordsOf(COLLECTIONS.orders, client.uid);
  await shop.context().close();
  return { id: String(order?.id), payment_id: String(order?.payment_id) };
}

/** The order is done, the client's days go by, and the month in which they ended is over. @returns that month */
async function isClosed(orderId: string, franchiseId: string): Promise<string> {
  const line = database().doc(`${COLLECTIONS.commissions}/${orderId}_${franchiseId}`);
  const field = async (name: string) => (await line.get()).get(name);
  await database().doc(`${COLLECTIONS.orders}/${orderId}`).update({ status: "completed" });
  await expect.poll(async () => field("due_at")).toBeTruthy();
  const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY_MS);
  await line.update({ closed_at: ago(8), due_at: ago(1) });
  await runJob(testMode(), "careForCommissions");
  expect(await field("status")).toBe("payable");
  // Two months back: on the first days of a month the one before it is still open.
  const begins = startOfIstMonth(startOfIstMonth(startOfIstMonth(Date.now()) - 1) - 1);
  const month = istMonth(begins);
  await line.update({ month, payable_at: Timestamp.fromMillis(begins + DAY_MS) });
  await runJob(testMode(), "careForCommissions");
  return month;
}
