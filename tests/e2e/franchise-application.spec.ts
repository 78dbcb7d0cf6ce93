import { Timestamp } from "firebase-admin/firestore";
import { adminAuth } from "../support/admin.ts";
import { expectAccessible } from "./support/accessible.ts";
import { Applying, applicationsOf, PAPERS, SENDING_MS, WIZARD } from "./support/applying.ts";
import { newEmail } from "./support/client.ts";
import { makeApplication } from "./support/franchise-records.ts";
import { database } from "./support/records.ts";
import { stack } from "./support/stack.ts";
import { expect, test } from "./support/test.ts";
import { letTokenRunOut } from "./support/token.ts";

const NOT_FOUND = "Application not found. Please check your application ID and try again.";

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
  const { id, email, last_name } = await makeApplication();
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
  await expect(card.getByRole("heading", { name: `Sanjay ${last_name}` })).toBeVisible();
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
