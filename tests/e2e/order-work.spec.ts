import { pdf, png } from "../support/made-files.ts";
import { expectAccessible } from "./support/accessible.ts";
import { makeKnownClient, signIn, type TestClient } from "./support/client.ts";
import { makeInboxItem } from "./support/client-records.ts";
import { documentsOf, does, makeOrderInHand, orderNow, sends, sendsOurs } from "./support/order-work.ts";
import { database } from "./support/records.ts";
import { englishWords } from "./support/spoken.ts";
import { stack } from "./support/stack.ts";
import { makeStaff, type TestMember } from "./support/staff.ts";
import { expect, type Locator, type Page, test } from "./support/test.ts";

const PAN = "PAN of the business (it becomes your IEC number)";
const BANK = "Bank proof: cancelled cheque with the name printed, or bank certificate";
const ADDRESS = "Address proof of the business";

interface Cast {
  client: TestClient;
  suresh: TestMember;
  orderId: string;
}

/** An Import Export Code that was just paid and given to somebody. */
async function paidOrder(): Promise<Cast> {
  const [client, suresh] = await Promise.all([makeKnownClient(), makeStaff("tax_executive", "Suresh Nair")]);
  const { id } = await makeOrderInHand(client, suresh);
  return { client, suresh, orderId: id };
}

/** A file is read in a process of its own, which a busy machine takes long to start. */
const CHECKED = { timeout: 60_000 };

const nowOf = (page: Page) => page.getByRole("region", { name: "What happens now" });
const rowOf = (page: Page, label: string) =>
  page
    .getByRole("list", { name: "Documents for this order" })
    .getByRole("listitem")
    .filter({ hasText: label });
const sheetOf = (page: Page, label: string) => page.getByRole("dialog", { name: label });
const closeSheet = (sheet: Locator) => sheet.getByRole("button", { name: "Close" }).first().click();

async function pick(sheet: Locator, name: string, pages = [["One"]]): Promise<void> {
  const buffer = pdf({ pages });
  await sheet.locator("input[type=file]").last().setInputFiles({ name, mimeType: "application/pdf", buffer });
}

/** Sends a document from its row, and closes its sheet once it has arrived. */
async function send(page: Page, label: string, name: string): Promise<void> {
  await rowOf(page, label).getByRole("button").click();
  const sheet = sheetOf(page, label);
  await pick(sheet, name);
  await expect(sheet.getByText(/^Received /)).toBeVisible(CHECKED);
  await closeSheet(sheet);
}

async function acceptAll(suresh: TestMember, orderId: string): Promise<void> {
  for (const { id, status, sender_id } of await documentsOf(orderId)) {
    if (status !== "received" || sender_id !== undefined) continue;
    await does(suresh, "reviewDocument", { document_id: id, verdict: { kind: "accept" } });
  }
}

test("[O-01] [O-02] [O-05] from paid to done: documents with the network cut in the middle, one sent again, a draft changed and approved, filed, decided, delivered", async ({
  page,
  context,
}) => {
  test.slow();
  const { client, suresh, orderId } = await paidOrder();

  // The dashboard says what is needed and leads to where it is done.
  await signIn(page, client, "/user/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "1 thing needs you" })).toBeVisible();
  const waiting = page.getByRole("list", { name: "Waiting for you" });
  await expect(waiting.getByText("Send 3 documents")).toBeVisible();
  await expect(page.getByRole("region", { name: "Active orders" })).toContainText("Waiting for you since");
  await expectAccessible(page);
  await waiting.getByRole("link", { name: "Send" }).click();
  await expect(page).toHaveURL(new RegExp(`/user/order/${orderId}\\?view=documents$`));
  await expect(nowOf(page)).toContainText("You send 3 documents");
  await expect(nowOf(page)).toContainText("Suresh Nair");
  await expectAccessible(page);

  // The first document, with the network gone in its middle.
  let pieces = 0;
  await page.route(`${stack.addresses.storage}/**`, async (route) => {
    const command = route.request().headers()["x-goog-upload-command"] ?? "";
    if (!command.includes("upload")) return route.continue();
    pieces += 1;
    if (pieces !== 2) return route.continue();
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  await rowOf(page, PAN).getByRole("button").click();
  const sheet = sheetOf(page, PAN);
  const large = pdf({ streams: [{ dictionary: "", content: Buffer.alloc(3_000_000, 7) }] });
  await sheet
    .locator("input[type=file]")
    .last()
    .setInputFiles({ name: "PAN card.pdf", mimeType: "application/pdf", buffer: large });
  await expect(sheet.getByText("No internet. It will continue by itself.")).toBeVisible(CHECKED);
  await closeSheet(sheet);
  // What was open stays readable.
  await expect(nowOf(page)).toContainText("Waiting for you");
  await context.setOffline(false);
  await expect(rowOf(page, PAN).getByText("Received", { exact: true })).toBeVisible();
  await page.unrouteAll();

  // A question instead of a duty, and its answer changed.
  const question = page.getByRole("group", { name: "If you are a firm, company or LLP" });
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(rowOf(page, "Deed or certificate of incorporation")).toBeVisible();
  await question.getByRole("button", { name: "Change" }).click();
  await question.getByRole("button", { name: "No" }).click();
  await expect(rowOf(page, "Deed or certificate of incorporation")).toHaveCount(0);
  await page
    .getByRole("group", { name: "If you are a proprietor" })
    .getByRole("button", { name: "No" })
    .click();

  await does(suresh, "beginOrder", { order_id: orderId });
  await send(page, BANK, "cheque.pdf");
  await send(page, ADDRESS, "address.pdf");
  await expect(nowOf(page)).toContainText("With us");
  await expect(nowOf(page)).toContainText("You don't need to do anything right now.");

  // One is sent back with a reason, in words that blame nobody, and replaced from the same place.
  const cheque = (await documentsOf(orderId)).find(({ slot }) => slot === "bank-proof");
  await does(suresh, "reviewDocument", {
    document_id: cheque?.id ?? "",
    verdict: { kind: "reject", reason: "cut_off", words: "Page 1, the right edge" },
  });
  await expect(nowOf(page)).toContainText(`You send again: ${BANK}`);
  await expect(rowOf(page, BANK)).toContainText("Part of the page is cut off. Page 1, the right edge");
  await expect(page.getByText("Rejected")).toHaveCount(0);
  await nowOf(page).getByRole("button", { name: "Send it again" }).click();
  const again = sheetOf(page, BANK);
  await pick(again, "whole cheque.pdf");
  await expect(again.getByText(/^Received /)).toBeVisible(CHECKED);
  await expect(again.getByText("It replaced one sent before.")).toBeVisible();
  await closeSheet(again);
  await acceptAll(suresh, orderId);
  await expect(page.getByRole("region", { name: "Steps" }).getByText("1 of 6 done")).toBeVisible();

  // A draft, changed once, then approved: exactly this is filed.
  const first = await sendsOurs(suresh, orderId, "Application.pdf");
  await does(suresh, "sendDraft", {
    order_id: orderId,
    document_id: first,
    words: "Please check your address.",
  });
  const draft = page.getByRole("region", { name: "Draft for you, version 1" });
  await expect(draft).toContainText("Please check your address.");
  await expect(draft.getByRole("link", { name: "View" })).toHaveAttribute("href", new RegExp(first));
  await expectAccessible(page);
  await draft.getByRole("button", { name: "Ask for changes" }).click();
  const changes = page.getByRole("dialog", { name: "What should we change in version 1?" });
  await changes.getByRole("button", { name: "Send to us" }).click();
  await expect(changes.getByText("Please say what to change in 10 characters or more.")).toBeVisible();
  await changes.getByLabel("What should we change?").fill("My address is old, please use the new one");
  await changes.getByRole("button", { name: "Send to us" }).click();
  await expect(draft).toHaveCount(0);
  await expect(page.getByText("My address is old, please use the new one").first()).toBeVisible();

  const second = await sendsOurs(suresh, orderId, "Application 2.pdf");
  await does(suresh, "sendDraft", { order_id: orderId, document_id: second, words: null });
  const newer = page.getByRole("region", { name: "Draft for you, version 2" });
  await newer.getByRole("button", { name: "Approve" }).click();
  const approving = page.getByRole("dialog", { name: "Approve version 2?" });
  await expect(approving).toContainText("We'll file exactly this.");
  await approving.getByRole("button", { name: "Approve and file" }).click();
  await expect(newer).toHaveCount(0);
  await expect(page.getByText(/^You approved version 2 on /)).toBeVisible();
  expect((await orderNow(orderId)).work?.drafts.map(({ version, answer }) => [version, answer])).toEqual([
    [1, "changes"],
    [2, "approved"],
  ]);

  // Filed, decided, delivered.
  const filed = { number: "IECAPPLN00012345", on: "2026-11-27", document_id: null };
  await does(suresh, "finishStep", { order_id: orderId, step: "filing", proof: filed });
  await expect(nowOf(page)).toContainText("With the department");
  await expect(page.getByRole("region", { name: "Steps" })).toContainText("Number IECAPPLN00012345");
  await does(suresh, "finishStep", { order_id: orderId, step: "decision", proof: null });
  const certificate = await sendsOurs(suresh, orderId, "IEC certificate.pdf", [["Import Export Code"]]);
  await does(suresh, "finishStep", {
    ...{ order_id: orderId, step: "proof" },
    proof: { number: "AABCS9603R", on: "2026-11-27", document_id: certificate },
  });
  const done = page.getByRole("region", { name: "Done" });
  await expect(done).toContainText("AABCS9603R");
  await expect(nowOf(page)).toHaveCount(0);
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await done.getByRole("button", { name: "Download" }).click();
  expect((await saving).suggestedFilename()).toBe("IEC certificate.pdf");
  await done.getByRole("link", { name: "View the document" }).click();
  await expect(page.getByRole("img", { name: "IEC certificate.pdf, page 1 of 1" })).toHaveAttribute(
    "data-drawn",
    "1/0",
  );

  // A year later: found by what it is, or by its number.
  await page.goto("/user/documents?tab=from_us");
  await page.getByRole("searchbox", { name: "Search documents" }).fill("aabcs9603r");
  await expect(page.getByRole("link", { name: /Import Export Code/ })).toHaveAttribute(
    "href",
    new RegExp(certificate),
  );
  await expectAccessible(page);
  await page.goto("/user/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Nothing is waiting for you" })).toBeVisible();
});

test("[O-05] photos of several pages become one PDF, in their order; one that cannot be read takes none of the others with it", async ({
  page,
}) => {
  const { client, orderId } = await paidOrder();
  await signIn(page, client, `/user/order/${orderId}?document=address-proof`);
  const sheet = sheetOf(page, ADDRESS);
  await sheet.getByRole("button", { name: "Several pages as photos" }).click();
  const pages = sheet.getByRole("region", { name: "Pages of this document" });
  const photos = pages.locator("input[type=file]").last();
  const photo = (name: string, buffer = png(300, 400)) => ({ name, mimeType: "image/png", buffer });
  await photos.setInputFiles([photo("one.png"), photo("two.png", png(400, 300))]);
  await expect(pages.getByRole("listitem")).toHaveCount(2);
  await photos.setInputFiles([photo("torn.png", png(300, 400).subarray(0, 40))]);
  await expect(pages.getByRole("alert")).toContainText("torn.png: This file is damaged");
  await expect(pages.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  // Closed for a look at the list, and there again.
  await closeSheet(sheet);
  await rowOf(page, ADDRESS).getByRole("button").click();
  await pages.getByRole("button", { name: "Move page 2 up" }).click();
  await pages.getByRole("button", { name: "Send 2 pages as one PDF" }).click();
  await expect(sheet.getByText(/^Received /)).toBeVisible(CHECKED);
  const [sent] = await documentsOf(orderId);
  expect(sent).toMatchObject({
    ...{ slot: "address-proof", content_type: "application/pdf", status: "received", check: { pages: 2 } },
    name: `${ADDRESS}.pdf`,
  });
});

test("[O-05] a document says beside itself why it is to be sent again, and leads to where another is sent", async ({
  page,
}) => {
  const { client, suresh, orderId } = await paidOrder();
  const document_id = await sends(client, orderId, { slot: "pan", name: "PAN card.pdf" });
  const verdict = { kind: "reject", reason: "blurred", words: null } as const;
  await does(suresh, "reviewDocument", { document_id, verdict });
  await signIn(page, client, `/user/documents/viewer?document=${document_id}`);
  await expect(page.getByRole("img", { name: "PAN card.pdf, page 1 of 1" })).toBeVisible();
  await expect(page.getByText("Blurred or too dark to read")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Send again" }).click();
  await expect(page).toHaveURL(new RegExp(`/user/order/${orderId}\\?document=pan$`));
  await expect(sheetOf(page, PAN)).toBeVisible();
});

test("[O-02] a newer draft takes the answer to the older one away, in a tab that still shows it", async ({
  page,
  context,
}) => {
  const { client, suresh, orderId } = await paidOrder();
  for (const slot of ["pan", "bank-proof", "address-proof"]) {
    await sends(client, orderId, { slot, name: `${slot}.pdf` });
  }
  await acceptAll(suresh, orderId);
  const draftOf = async (name: string) =>
    does(suresh, "sendDraft", {
      ...{ order_id: orderId, document_id: await sendsOurs(suresh, orderId, name), words: null },
    });
  await draftOf("One.pdf");
  await signIn(page, client, `/user/order/${orderId}?view=draft`);
  await expect(page.getByRole("heading", { name: "Draft for you, version 1" })).toBeFocused();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  const approving = page.getByRole("dialog", { name: "Approve version 1?" });
  await expect(approving).toBeVisible();
  await draftOf("Two.pdf");
  await approving.getByRole("button", { name: "Approve and file" }).click();
  await expect(approving.getByRole("alert")).not.toBeEmpty();
  expect((await orderNow(orderId)).work?.drafts.at(-1)).toMatchObject({ version: 2, answer: null });
  // Offline nothing is approved.
  await approving.getByRole("button", { name: "Not yet" }).click();
  await context.setOffline(true);
  await expect(page.getByRole("button", { name: "Approve", exact: true })).toBeDisabled();
  await expect(page.getByText("Needs internet").first()).toBeVisible();
  await context.setOffline(false);
});

test("[O-02] [N-37] [FS-08] messages: written without a network they wait and arrive once; unread is exact and goes with reading", async ({
  page,
  context,
}) => {
  const { client, suresh, orderId } = await paidOrder();
  await signIn(page, client, `/user/order/${orderId}`);
  await page.getByRole("link", { name: /^Messages/ }).click();
  const log = page.getByRole("log", { name: "Messages about this order" });
  await expect(page.getByText(/^No messages yet\./)).toBeVisible();
  await expectAccessible(page);
  const field = page.getByRole("textbox", { name: "Write a message" });
  await context.setOffline(true);
  await field.fill("Can my husband sign?\nHe is the manager.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(field).toBeEmpty();
  await expect(log.getByText("Not sent yet. It goes out by itself once you're online.")).toBeVisible();
  await context.setOffline(false);
  await expect(log.getByText("Not sent yet.")).toHaveCount(0);
  await expect(log.getByText("Can my husband sign?")).toHaveCount(1);
  const stored = () => database().collection(`orders/${orderId}/messages`).get();
  await expect.poll(async () => (await stored()).size).toBe(1);
  await expect(log.getByText("Sent", { exact: true })).toBeVisible();
  const [mine] = (await stored()).docs;
  await does(suresh, "readMessages", { order_id: orderId, up_to: mine?.id ?? "" });
  await expect(log.getByText("Read", { exact: true })).toBeVisible();

  // Ours comes while somebody else's page is open, and counts until it was on the screen.
  await page.goto("/user/dashboard");
  const about = { order_id: orderId };
  for (const text of ["No, it has to be you.", "Please sign on page 2."]) {
    await does(suresh, "sendMessage", { about, text, attachments: [], request_id: crypto.randomUUID() });
  }
  const row = page
    .getByRole("list", { name: "Waiting for you" })
    .getByRole("link", { name: /^Answer Suresh Nair/ });
  await expect(row).toContainText("2 new messages");
  await row.click();
  await expect(log.getByText("Please sign on page 2.")).toBeVisible();
  const unread = async () =>
    (await database().doc(`thread_readers/${orderId}_${client.uid}`).get()).get("unread") as number;
  await expect.poll(unread).toBe(0);
  await page.getByRole("link", { name: "Back to the order" }).click();
  await expect(page.getByRole("link", { name: "Messages Write a message" })).toBeVisible();

  // A code is stopped before it leaves; what was typed stays.
  await page.getByRole("link", { name: /^Messages/ }).click();
  await field.fill("The OTP is 482913");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const guard = page.getByRole("dialog", { name: "Write a message" });
  await expect(guard).toContainText("We never ask for one.");
  await guard.getByRole("button", { name: "Don't send" }).click();
  await expect(field).toHaveValue("The OTP is 482913");
  await page.reload();
  await expect(field).toHaveValue("The OTP is 482913");
  expect((await stored()).size).toBe(3);
});

test("[O-02] [O-05] a file goes with a message by way of the vault, and one that cannot be taken says why", async ({
  page,
}) => {
  const { client, orderId } = await paidOrder();
  await signIn(page, client, `/user/order/${orderId}?view=messages`);
  const attach = async (name: string, buffer: Buffer) => {
    await page.getByRole("button", { name: "Attach a document" }).click();
    await expect(page.getByRole("button", { name: "A new file" })).toBeVisible();
    await page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/pdf", buffer });
  };
  await attach("locked.pdf", pdf({ password: "ABCD1234" }));
  await expect(
    page.getByRole("alert").filter({ hasText: "locked.pdf: This PDF has a password" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await attach("Letter from the bank.pdf", pdf());
  await expect(page.getByText("Attached: Letter from the bank.pdf")).toBeVisible();
  await page.getByRole("textbox", { name: "Write a message" }).fill("The bank wrote this.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const log = page.getByRole("log", { name: "Messages about this order" });
  await expect(log.getByRole("link", { name: "Letter from the bank.pdf" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the order" }).click();
  await expect(page.getByText("Also sent")).toBeVisible();
  expect(await documentsOf(orderId)).toMatchObject([
    { status: "received", slot: expect.stringMatching(/^other_/) },
  ]);
});

test("[N-37] a hidden tab reads nothing; reading in one tab clears the other", async ({ page, context }) => {
  const { client, suresh, orderId } = await paidOrder();
  const hidden = await context.newPage();
  await hidden.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
  });
  await signIn(page, client, "/user/dashboard");
  await hidden.goto(`/user/order/${orderId}?view=messages`);
  await expect(hidden.getByText(/^No messages yet\./)).toBeVisible();
  await does(suresh, "sendMessage", {
    ...{ about: { order_id: orderId }, text: "Good morning", attachments: [] },
    request_id: crypto.randomUUID(),
  });
  await expect(hidden.getByText("Good morning", { exact: true })).toBeVisible();
  const row = page
    .getByRole("list", { name: "Waiting for you" })
    .getByRole("link", { name: /^Answer Suresh Nair/ });
  await expect(row).toContainText("1 new message");
  await hidden.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(row).toHaveCount(0);
});

test("[N-38] who has the order now is said on the order and where the messages go on, once", async ({
  page,
}) => {
  const { client, suresh, orderId } = await paidOrder();
  const about = { order_id: orderId };
  await does(suresh, "sendMessage", {
    about,
    text: "I begin today.",
    attachments: [],
    request_id: crypto.randomUUID(),
  });
  await signIn(page, client, `/user/order/${orderId}`);
  await expect(nowOf(page)).toContainText("Suresh Nair");
  const [admin, kavita] = await Promise.all([
    makeStaff("admin", "Anita Deshmukh"),
    makeStaff("tax_executive", "Kavita Rao"),
  ]);
  await does(admin, "reassignOrder", {
    ...{ order_id: orderId, seen: suresh.uid, to: kavita.uid, reason: "Suresh is away" },
  });
  await expect(nowOf(page)).toContainText("Kavita Rao");
  await page.getByRole("link", { name: /^Messages/ }).click();
  const log = page.getByRole("log", { name: "Messages about this order" });
  await expect(log.getByText(/^Kavita Rao is now handling your order/)).toHaveCount(1);
  await expect(page.getByText("You're writing with Kavita Rao.")).toBeVisible();
});

test("[FRM-15] markup is said to be none in the field, and what stands in a record all the same is text", async ({
  page,
}) => {
  const { client, suresh, orderId } = await paidOrder();
  const markup = "<img src=x onerror=\"document.title='gone'\">";
  const document_id = await sendsOurs(suresh, orderId, "Application.pdf");
  await database()
    .doc(`documents/${document_id}`)
    .update({ name: `${markup}.pdf` });
  const about = { order_id: orderId };
  const { message_id } = await does(suresh, "sendMessage", {
    ...{ about, text: "Hello", attachments: [document_id], request_id: crypto.randomUUID() },
  });
  await database().doc(`orders/${orderId}/messages/${message_id}`).update({ text: markup });
  await signIn(page, client, `/user/order/${orderId}?view=messages`);
  const log = page.getByRole("log", { name: "Messages about this order" });
  await expect(log.getByText(markup, { exact: true })).toBeVisible();
  await expect(log.getByRole("link", { name: `${markup}.pdf` })).toBeVisible();
  await expect(page).not.toHaveTitle("gone");
  await page.getByRole("textbox", { name: "Write a message" }).fill("a < b");
  await expect(page.getByText("Please write it without < and >.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeDisabled();
});

test("[O-02] not satisfied: an administrator hears of it past whoever has the order, with the time of the answer and the answer itself", async ({
  page,
}) => {
  const { client, suresh, orderId } = await paidOrder();
  await signIn(page, client, `/user/order/${orderId}`);
  const part = page.getByRole("region", { name: "Not satisfied?" });
  await part.getByRole("button", { name: "Something is wrong" }).click();
  const dialog = page.getByRole("dialog", { name: "Not satisfied?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send to an administrator" }).click();
  await expect(dialog.getByText("Please choose what went wrong")).toBeVisible();
  await dialog.getByRole("radio", { name: "Nobody replies" }).check();
  await dialog.getByLabel("In your own words").fill("I wrote three times this week.");
  await dialog.getByRole("button", { name: "Send to an administrator" }).click();
  await expect(part.getByText("Waiting for our reply")).toBeVisible();
  await expect(part.getByText(/^An administrator will reply by /)).toBeVisible();
  await expect(part.getByRole("button", { name: "Something is wrong" })).toHaveCount(0);
  const [complaint] = (await database().collection("complaints").where("order_id", "==", orderId).get()).docs;
  expect(complaint?.data()).toMatchObject({ reason: "no_reply", status: "open", assigned_to: suresh.uid });

  const admin = await makeStaff("admin", "Anita Deshmukh");
  const answer = "I am sorry. Suresh calls you today before six.";
  await does(admin, "answerComplaint", { complaint_id: complaint?.id ?? "", answer });
  await expect(part.getByText(answer)).toBeVisible();
  await expect(part.getByText("Answered")).toBeVisible();
  await expect(part.getByRole("button", { name: "Something is wrong" })).toBeVisible();
});

test("[O-05] My Documents: what is to be sent by order, and what was accepted before is offered and never attached by itself", async ({
  page,
}) => {
  const { client, suresh, orderId: before } = await paidOrder();
  const pan = await sends(client, before, { slot: "pan", name: "PAN 2025.pdf" });
  await does(suresh, "reviewDocument", { document_id: pan, verdict: { kind: "accept" } });
  const { id: next } = await makeOrderInHand(client, suresh);
  await signIn(page, client, "/user/dashboard");
  await page.getByRole("link", { name: "My Documents" }).filter({ visible: true }).first().click();
  await expect(page.getByRole("button", { name: "To send 5" })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  const orders = page.getByRole("group", { name: "Import export code (IEC)" });
  await expect(orders).toHaveCount(2);
  const newest = orders.filter({ has: page.locator(`a[href$="${next}"]`) });
  await newest.getByRole("listitem").filter({ hasText: PAN }).getByRole("button").click();
  const sheet = sheetOf(page, PAN);
  await expect(sheet.getByText("PAN 2025.pdf")).toBeVisible();
  expect(await documentsOf(next)).toEqual([]);
  await sheet.getByRole("button", { name: "Use that one" }).click();
  await expect(sheet.getByText(/^Received /)).toBeVisible(CHECKED);
  expect(await documentsOf(next)).toMatchObject([{ slot: "pan", name: "PAN 2025.pdf", status: "received" }]);
  await closeSheet(sheet);
  await expect(page.getByRole("button", { name: "To send 4" })).toBeVisible();
  await page.getByRole("button", { name: /^All / }).click();
  await expect(page).toHaveURL(/tab=all$/);
  await expect(page.getByRole("link", { name: /PAN 2025\.pdf/ })).toHaveCount(2);
});

test("[O-06] notifications have a page: by kind and day, unread counted in the menu, announcements to others not among them", async ({
  page,
}) => {
  const client = await makeKnownClient();
  await makeInboxItem(client, { title: "Please send a document again", type: "alert" });
  await makeInboxItem(client, { title: "TDS for November", type: "compliance" });
  await signIn(page, client, "/user/notifications");
  const menu = page.getByRole("navigation", { name: "My account" });
  await expect(menu.getByRole("link", { name: /^Notifications 2 unread/ })).toBeVisible();
  // On a phone that tab may lie beyond the edge: the thumb's bar shows the number too.
  const home = page.getByRole("navigation", { name: "Shortcuts" }).getByRole("link", { name: "Home" });
  await expect(home).toHaveText("2Home");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Compliance" }).click();
  await expect(page).toHaveURL(/kind=compliance$/);
  await expect(page.getByRole("heading", { name: "TDS for November" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Please send a document again" })).toHaveCount(0);
  await page.getByRole("button", { name: "Mark as read" }).first().click();
  await expect(menu.getByRole("link", { name: /^Notifications 1 unread/ })).toBeVisible();
  await expect(home).toHaveText("1Home");
});

test("[O-02] orders are looked for by whose turn it is, each with its clock", async ({ page }) => {
  const { client, suresh, orderId } = await paidOrder();
  const { id: ours } = await makeOrderInHand(client, suresh);
  for (const slot of ["pan", "bank-proof", "address-proof"]) {
    await sends(client, ours, { slot, name: `${slot}.pdf` });
  }
  await signIn(page, client, "/user/orders?turn=client");
  await expect(page.getByRole("link", { name: /^Import export code/ })).toHaveCount(1);
  await expect(page.locator(`a[href$="${orderId}"]`)).toBeVisible();
  await expect(page.getByText(/^Waiting for you since /)).toBeVisible();
  await page.goto("/user/orders?turn=us");
  await expect(page.locator(`a[href$="${ours}"]`)).toBeVisible();
  await expect(page.getByText(/^With us until /)).toBeVisible();
});

test("[P-13] what waits, an order with its steps and questions, all documents and the messages are in Hindi", async ({
  page,
}) => {
  const { client, suresh, orderId } = await paidOrder();
  const names = ["Suresh", "Nair", "Asha", "Rao", "Namaste", client.email];
  await does(suresh, "sendMessage", {
    ...{ about: { order_id: orderId }, text: "Namaste", attachments: [], request_id: crypto.randomUUID() },
  });
  await signIn(page, client, "/user/dashboard");
  for (const [path, sign] of [
    ["/hi/user/dashboard", "आपको 2 काम करने हैं"],
    [`/hi/user/order/${orderId}`, "आप 3 दस्तावेज़ भेजें"],
    ["/hi/user/documents", "मेरे दस्तावेज़"],
    ["/hi/user/documents?tab=all", "मेरे दस्तावेज़"],
    [`/hi/user/order/${orderId}?view=messages`, "संदेश"],
    ["/hi/user/notifications", "सूचनाएँ"],
    ["/hi/user/orders", "मेरे ऑर्डर"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(sign).first()).toBeVisible();
    await expect(page.locator("[data-loader]")).toHaveCount(0);
    expect(await englishWords(page, names), path).toEqual([]);
  }
});
