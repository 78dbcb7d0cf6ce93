import { REQUIRED_SLOTS } from "@niyamdesk/domain/applications/application-papers";
import { Timestamp } from "firebase-admin/firestore";
import { adminAuth } from "../support/admin.ts";
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
import { makeKnownClient, newEmail, signIn } from "./support/client.ts";
import { mailsTo } from "./support/inbox.ts";
import { database } from "./support/records.ts";
import { stack } from "./support/stack.ts";
import { asAdministrator } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";
import { letTokenRunOut } from "./support/token.ts";

const ID = /APP-\d{13}-[0-9A-HJKMNP-TV-Z]{6}/;
const NOT_FOUND = "Application not found. Please check your application ID and try again.";

test("[F-01] [F-02] [F-03] [F-04] [F-05] [F-06] [F-07] [N-15] a visitor applies in five steps, through a reload and a broken network, and follows it", async ({
  page,
  context,
}) => {
  const wizard = new Applying(page);
  const email = newEmail();
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
  await wizard.fillPersonal(email);
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
  await wizard.fillTerritory();
  await expect(code).toHaveAttribute("placeholder", "MH-MUM");
  await expect(code).toHaveValue("MH-PUN");
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
  for (const words of ["Sanjay", /98765\s?43210/, "Insurance agent", "MH-PUN", "statement.pdf", "Complete"]) {
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
    ...{ id, status: "pending", phone: "+919876543210", territory_code: "MH-PUN" },
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
});

test("[F-02] [F-04] uploads survive a crash in their middle and an anonymous sign-in that is over", async ({
  page,
}) => {
  const wizard = new Applying(page);
  const email = newEmail();
  await wizard.reachDocuments(email);
  // The tab dies while the file is on its way.
  await page.route(`${stack.addresses.storage}/**`, (route) =>
    route.request().method() === "POST" ? undefined : route.continue(),
  );
  // By then the device keeps it: what is chosen and lost within the same moment was never on its way.
  const onItsWay = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().startsWith(stack.addresses.storage),
  );
  await wizard.pick("bankStatement", PAPERS.bankStatement);
  await onItsWay;
  await expect(wizard.row("bankStatement").getByText(/^uploading/)).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("about:blank");
  await page.goto(WIZARD);
  await expect(page).toHaveURL(`${WIZARD}/documents`);
  await expect(wizard.row("bankStatement").getByText("completed", { exact: true })).toBeVisible();
  await wizard.pickAll("bankStatement");
  const [before = "", ...others] = await wizard.stagedBy();
  expect(others).toEqual([]);

  // A month in a drawer: the guest is gone, and so are the guest's files.
  await adminAuth().deleteUser(before);
  await letTokenRunOut(page);
  await page.goto(WIZARD);
  // All is done, so that is where one left off; the files are sent anew with the form.
  await expect(page).toHaveURL(`${WIZARD}/review`);
  await wizard.agreeAndSubmit();
  await wizard.expectSent();
  expect(await applicationsOf(email)).toHaveLength(1);
});

test("[F-06] whoever applies for the same again is told of the application that is open", async ({
  page,
}) => {
  const wizard = new Applying(page);
  const email = newEmail();
  const apply = async () => {
    await wizard.reachDocuments(email);
    await wizard.pickAll();
    await page.getByRole("button", { name: "Continue" }).click();
    await wizard.agreeAndSubmit();
  };
  await apply();
  await wizard.expectSent();
  const [first] = await applicationsOf(email);
  // As if it had been sent some days ago.
  const id = `APP-1764000000000-${String(first?.id).slice(-6)}`;
  await database()
    .doc(`franchise_applications/${id}`)
    .set({ ...first, id });
  const pointers = await database().collection("ledger").where("application_id", "==", first?.id).get();
  await Promise.all(pointers.docs.map((pointer) => pointer.ref.update({ application_id: id })));
  await database().doc(`franchise_applications/${first?.id}`).delete();
  await apply();
  await expect(page.getByRole("heading", { name: "You have applied for this already" })).toBeVisible({
    timeout: SENDING_MS,
  });
  await expect(page.getByText(id)).toBeVisible();
  // What was typed stays, for another territory.
  await page.getByRole("button", { name: "Change my application" }).click();
  await expect(page.getByText("Insurance agent")).toBeVisible();
  expect(await applicationsOf(email)).toHaveLength(1);
});

test("[F-02] [P-13] the same wizard stands at its other address and in Hindi, with what was typed; whoever stops half-way is known", async ({
  page,
}) => {
  const wizard = new Applying(page);
  const email = newEmail();
  await page.goto("/franchise/register");
  await wizard.fillPersonal(email);
  await wizard.next.click();
  await expect(page).toHaveURL("/franchise/register/territory");
  const draft = () => database().collection("application_drafts").where("email", "==", email).get();
  await expect.poll(async () => (await draft()).size).toBe(1);
  const [known] = (await draft()).docs;
  expect(known?.data()).toMatchObject({ name: "Sanjay Patil", phone: "+919876543210", city: "Pune" });
  await page.goto("/hi/franchise/register/personal");
  await expect(page.getByLabel("पहला नाम", { exact: true })).toHaveValue("Sanjay");
  await page.getByRole("button", { name: "आगे" }).click();
  await expect(page).toHaveURL("/hi/franchise/register/territory");
  await page.getByRole("button", { name: "आगे" }).click();
  await expect(page.getByText("कृपया पार्टनरशिप का स्तर चुनें")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/franchise/register");
  // It goes on where it was left, and what is pressed before then is of the page before.
  await expect(page).toHaveURL("/franchise/register/territory");
  await expect(page.getByRole("heading", { level: 2, name: /Territory Selection/ })).toBeFocused();
  await page.getByText("Questions, commission and benefits").click();
  await expect(page.getByText("Mon-Fri 9 AM-6 PM IST").filter({ visible: true })).toBeVisible();
  await page.getByRole("button", { name: "Clear what I typed" }).filter({ visible: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear it" }).click();
  await expect(wizard.field("First name")).toHaveValue("");
});

test("[F-07] the tracker: trimmed, empty ignored, both promises, the default reason, one answer for all that is not there", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const wizard = new Applying(page);
  const email = newEmail();
  await wizard.reachDocuments(email);
  await wizard.pickAll();
  await page.getByRole("button", { name: "Continue" }).click();
  await wizard.agreeAndSubmit();
  await wizard.expectSent();
  const [application] = await applicationsOf(email);
  const id = String(application?.id);
  const record = database().doc(`franchise_applications/${id}`);

  expect((await page.goto("/franchise/track"))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: "Track your application" })).toBeVisible();
  await expectAccessible(page);
  const field = page.getByLabel("Application ID");
  const search = page.getByRole("button", { name: "Track Application" });
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/trackApplication") && request.method() === "POST") asked += 1;
  });
  await field.fill("   ");
  await search.click();
  for (const typed of ["APP-1795862400000-ZZZZZZ", "nonsense", "../x"]) {
    await field.fill(typed);
    const answered = page.waitForResponse(/\/trackApplication$/);
    await field.press("Enter");
    await answered;
    await expect(search).toBeEnabled();
    await expect(page.getByRole("alert").getByText(NOT_FOUND)).toBeVisible();
  }
  expect(asked).toBe(3);

  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route("**/trackApplication", async (route) => {
    await held;
    await route.continue();
  });
  await field.fill(`  ${id.toLowerCase()} `);
  await field.press("Enter");
  await expect(page.getByRole("button", { name: "Searching..." })).toBeDisabled();
  letThrough();
  const card = page.getByRole("article");
  await expect(card.getByRole("heading", { name: "Sanjay Patil" })).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await expect(card.getByText("Pending", { exact: true })).toBeVisible();
  await expect(card).not.toContainText(email);
  await card.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/franchise/track\\?id=${id}$`),
  );

  await record.update({ status: "under_review", review_started_at: Timestamp.now() });
  await page.reload();
  await expect(card.getByText("This typically takes 3-5 business days.")).toBeVisible();
  await expect(card.getByText(/^You'll hear from us by /)).toBeVisible();
  await expectAccessible(page);
  await record.update({ status: "rejected", rejected_at: Timestamp.now() });
  await page.reload();
  await expect(card.getByText("Application Rejected")).toBeVisible();
  await expect(card.getByText("Application did not meet our requirements")).toBeVisible();
  await record.update({ review_notes: "<img src=x onerror=alert(1)> Another partner works there" });
  await page.reload();
  await expect(card.getByText("<img src=x onerror=alert(1)> Another partner works there")).toBeVisible();
  await record.update({ status: "approved", approved_at: Timestamp.now(), review_notes: null });
  await page.reload();
  await expect(card.getByText("Application Approved")).toBeVisible();
  await expect(card.getByText("Onboarding")).toBeVisible();
  await expect(card.getByText(/credentials arrive by email within 24 hours/)).toBeVisible();
});

test("[F-02] two tabs write one application: what one changes stands in the other, and nothing is undone", async ({
  page,
  context,
}) => {
  const wizard = new Applying(page);
  await page.goto(WIZARD);
  await wizard.next.click();
  await expect(page.getByText("State is required", { exact: true })).toBeVisible();
  await wizard.fillPersonal(newEmail());
  // What the PIN code said is missing no more.
  await expect(page.getByText("State is required", { exact: true })).toBeHidden();
  await wizard.next.click();
  await wizard.fillTerritory();
  const other = new Applying(await context.newPage());
  await other.page.goto(`${WIZARD}/territory`);
  await other.field("Territory name").fill("Pune and Pimpri");
  await expect(wizard.field("Territory name")).toHaveValue("Pune and Pimpri");
  await wizard.field("Investment capacity").selectOption("3-5 lakh");
  await expect(other.field("Investment capacity")).toHaveValue("3-5 lakh");
  await expect(other.field("Territory name")).toHaveValue("Pune and Pimpri");
  await other.page.reload();
  await expect(other.field("Territory name")).toHaveValue("Pune and Pimpri");
  await wizard.next.click();

  // Sent or cleared in one, the other begins anew.
  await page.getByText("Questions, commission and benefits").click();
  await page.getByRole("button", { name: "Clear what I typed" }).filter({ visible: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear it" }).click();
  await expect(other.step("Personal Information")).toBeVisible();
  await expect(other.field("Last name")).toHaveValue("");
});

test("[F-07] a better document is sent by the link in our mail, and by it alone", async ({ page }) => {
  const wizard = new Applying(page);
  const email = newEmail();
  await wizard.reachDocuments(email);
  await wizard.pickAll();
  await page.getByRole("button", { name: "Continue" }).click();
  await wizard.agreeAndSubmit();
  await wizard.expectSent();
  const [application] = await applicationsOf(email);
  const id = String(application?.id);
  await asAdministrator("startReview", { application_id: id });
  await asAdministrator("judgePaper", {
    ...{ application_id: id, slot: "addressProof", path: application?.documents.addressProof.path },
    ask_again: { kind: "unreadable", words: null },
  });
  const link = await paperLinkOf(id);
  await page.goto(`/franchise/track?id=${id}`);
  await expect(page.getByRole("article")).toBeVisible();
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
});

test("[F-10] the code of a partner's link is kept by the browser and goes along with a purchase", async ({
  page,
}) => {
  await page.goto("/faq?ref=pun7k2q");
  const client = await makeKnownClient();
  const asked = page.waitForRequest(
    (request) => request.url().endsWith("/createCheckout") && request.method() === "POST",
  );
  await signIn(page, client, PAYMENT_STEP);
  const { data } = (await asked).postDataJSON() as { data: { referral?: { code: string } } };
  expect(data.referral?.code).toBe("PUN7K2Q");
  await new CheckoutPage(page).expectReadyToPay();
});
