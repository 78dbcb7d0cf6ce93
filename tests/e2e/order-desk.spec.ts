import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { ClientDocument } from "@niyamdesk/domain/documents/document";
import type { Order } from "@niyamdesk/domain/orders/order";
import { pdf } from "../support/made-files.ts";
import { expectAccessible } from "./support/accessible.ts";
import { makeKnownClient, newEmail, signIn, type TestClient } from "./support/client.ts";
import { mailsTo } from "./support/inbox.ts";
import { documentsOf, does, makeOrderInHand, orderNow, sends, sendsOurs } from "./support/order-work.ts";
import { database } from "./support/records.ts";
import { englishWords } from "./support/spoken.ts";
import { makeStaff, type TestMember } from "./support/staff.ts";
import { expect, type Locator, type Page, test } from "./support/test.ts";
import { collectTroubles, countCalls } from "./support/watch.ts";

const PAN = "PAN of the business (it becomes their IEC number)";
const BANK = "Bank proof: cancelled cheque with the name printed, or bank certificate";
const ADDRESS = "Address proof of the business";
const SLOTS = ["pan", "bank-proof", "address-proof"];

interface Cast {
  client: TestClient;
  suresh: TestMember;
  orderId: string;
}

/** An Import Export Code that was just paid and given to somebody. */
async function paidOrder(role: "tax_executive" | "ca" = "tax_executive"): Promise<Cast> {
  const [client, suresh] = await Promise.all([makeKnownClient(), makeStaff(role, "Suresh Nair")]);
  const { id } = await makeOrderInHand(client, suresh);
  return { client, suresh, orderId: id };
}

async function withPapers(role?: "tax_executive" | "ca"): Promise<Cast> {
  const cast = await paidOrder(role);
  for (const slot of SLOTS) await sends(cast.client, cast.orderId, { slot, name: `${slot}.pdf` });
  return cast;
}

async function acceptAll({ suresh, orderId }: Cast): Promise<void> {
  for (const { id, status, sender_id } of await documentsOf(orderId)) {
    if (status !== "received" || sender_id !== undefined) continue;
    await does(suresh, "reviewDocument", { document_id: id, verdict: { kind: "accept" } });
  }
}

const paperOf = async (orderId: string, slot: string): Promise<ClientDocument | undefined> =>
  (await documentsOf(orderId)).filter((one) => one.slot === slot).at(-1);
const deskOf = (orderId: string) => `/tax-executive/processing/${orderId}`;
const answer = (page: Page, words: string | RegExp) => page.getByRole("heading", { level: 2, name: words });
const drawn = (page: Page, label: string) => page.getByRole("img", { name: `${label}, page 1 of 1` });
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

/** Chooses a file of ours in a dialog and waits until it was checked. */
async function attach(dialog: Locator, name: string): Promise<void> {
  const buffer = pdf({ pages: [[name]] });
  await dialog.locator("input[type=file]").setInputFiles({ name, mimeType: "application/pdf", buffer });
  await expect(dialog.getByText(`Ready: ${name}`)).toBeVisible();
}

test("[E-02] [O-02] an order is worked from its papers to the proof without a mouse: accepted, asked again, drafted, filed, decided, handed over", {
  tag: "@only-desk",
}, async ({ page }) => {
  test.slow();
  const troubles = collectTroubles(page);
  const { client, suresh, orderId } = await withPapers();
  await signIn(page, suresh, "/tax-executive/processing");
  const row = page.getByRole("link", { name: "Asha Rao" });
  await expect(row).toBeVisible();
  await expect(page.getByText("Check 3 documents")).toBeVisible();
  await expectAccessible(page);
  await row.click();
  await expect(page).toHaveURL(deskOf(orderId));
  await expect(answer(page, "Check 3 documents")).toBeVisible();
  await expect(drawn(page, PAN)).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("a");
  await expect(drawn(page, BANK)).toBeVisible();
  expect(await paperOf(orderId, "pan")).toMatchObject({ status: "accepted" });
  // The whole rejection: r, the reason's number, Enter; the client's words are in view before.
  await page.keyboard.press("r");
  const asking = dialogOf(page, `Ask for “${BANK}” again?`);
  await page.keyboard.press("2");
  await expect(asking.getByText("The client reads")).toBeVisible();
  await expect(asking.getByText("Part of the page is cut off").last()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(asking).toBeHidden();
  expect(await paperOf(orderId, "bank-proof")).toMatchObject({
    ...{ status: "rejected", rejected_for: "cut_off" },
  });
  await expect(drawn(page, ADDRESS)).toBeVisible();
  await page.keyboard.press("a");
  await expect(answer(page, "Waiting for documents from Asha Rao")).toBeVisible();
  await expect(page.getByText(`Still missing: ${BANK}`)).toBeVisible();

  await sends(client, orderId, { slot: "bank-proof", name: "whole cheque.pdf" });
  await expect(answer(page, "Check 1 document")).toBeVisible();
  await expect(drawn(page, BANK)).toBeVisible();
  await page.keyboard.press("a");
  await expect(answer(page, "Send the draft: Application prepared")).toBeVisible();

  // A draft goes out only with its file.
  await page.keyboard.press("s");
  const first = dialogOf(page, "Send version 1");
  await first.getByRole("button", { name: "Send the draft" }).click();
  await expect(first.getByText("The draft isn't ready.")).toBeVisible();
  await attach(first, "Application.pdf");
  await first.getByRole("button", { name: "Send the draft" }).click();
  await expect(answer(page, "Waiting for Asha Rao to approve version 1")).toBeVisible();
  const reply = { order_id: orderId, language: "en" } as const;
  const changes = "My address is old, please use the new one";
  await does(client, "answerDraft", { ...reply, version: 1, answer: "changes", words: changes });
  await expect(page.getByText(`On version 1, the client wrote: “${changes}”`)).toBeVisible();
  await page.keyboard.press("s");
  const second = dialogOf(page, "Send version 2");
  await attach(second, "Application 2.pdf");
  await second.getByRole("button", { name: "Send the draft" }).click();
  await expect(answer(page, "Waiting for Asha Rao to approve version 2")).toBeVisible();
  await does(client, "answerDraft", { ...reply, version: 2, answer: "approved", words: null });

  // Filed with its number, then it is the Government's turn.
  await expect(answer(page, "File it: Application filed")).toBeVisible();
  await page.keyboard.press("s");
  const filing = dialogOf(page, "Filed: Application filed");
  await filing.getByRole("button", { name: "Save as filed" }).click();
  await expect(filing.getByText("Please fill this in")).toBeVisible();
  await filing.getByLabel("Acknowledgement or application number").fill("IECAPPLN00012345");
  await filing.getByRole("button", { name: "Save as filed" }).click();
  await expect(filing).toBeHidden();
  await expect.poll(async () => (await orderNow(orderId)).waits_for).toBe("government");
  await expect(page.getByRole("region", { name: "Steps" })).toContainText("Number IECAPPLN00012345");
  await page.keyboard.press("s");
  // Its answer comes late: the order has moved on by then, and the next step is being filled in.
  const late = Promise.withResolvers<void>();
  await page.route(
    /\/finishStep$/,
    async (route) => {
      const response = await route.fetch();
      await late.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await dialogOf(page, /^Decided: /)
    .getByRole("button", { name: "Save the decision" })
    .click();
  await expect(answer(page, /^Deliver it: /)).toBeVisible();
  await expect(dialogOf(page, /^(Decided|Deliver): /)).toHaveCount(0);

  // Without number and file it cannot be finished.
  await page.keyboard.press("s");
  const finishing = dialogOf(page, /^Deliver: /);
  await expect(finishing).toBeVisible();
  late.resolve();
  await expect(page.getByText("Done. Asha Rao will be told.").last()).toBeVisible();
  await finishing.getByLabel("Acknowledgement or application number").fill("AABCS9603R");
  await finishing.getByRole("button", { name: "Finish the order" }).click();
  await expect(
    finishing.getByText("The file isn't ready. Add it, or wait a moment and press again."),
  ).toBeVisible();
  await attach(finishing, "IEC certificate.pdf");
  await finishing.getByRole("button", { name: "Finish the order" }).click();
  await expect(answer(page, "This order is done")).toBeVisible();
  const done = await orderNow(orderId);
  expect(done).toMatchObject({ status: "completed", waits_for: null });
  expect(done.work?.steps.at(-1)?.proof).toMatchObject({ number: "AABCS9603R" });
  await expectAccessible(page);
  await page.goto("/tax-executive/dashboard");
  await expect(page.getByRole("link", { name: "Completed Today: 1" })).toBeVisible();
  expect(troubles).toEqual([]);
});

test("[E-02] documents of all orders are looked at one after the other, the oldest first, beside their order; more is asked for, one is not needed, a date is moved", async ({
  page,
}) => {
  const { client, suresh, orderId } = await paidOrder();
  await sends(client, orderId, { slot: "address-proof", name: "address.pdf" });
  const other = await makeKnownClient();
  const { id: later } = await makeOrderInHand(other, suresh);
  await sends(other, later, { slot: "pan", name: "pan.pdf" });
  await signIn(page, suresh, "/tax-executive/documents");
  await expect(page.getByText(/^2 documents to check, the oldest waiting since /)).toBeVisible();
  await expect(drawn(page, ADDRESS)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(drawn(page, PAN)).toBeVisible();
  await expect(page.getByText(/^1 document to check/)).toBeVisible();
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(page.getByText("No document waits to be checked.")).toBeVisible();
  await page.getByRole("tab", { name: "All documents" }).click();
  await page.getByRole("link", { name: PAN }).click();
  await expect(page).toHaveURL(new RegExp(`${deskOf(later)}\\?document=`));

  await page.getByRole("button", { name: "Ask for documents…" }).click();
  const asking = dialogOf(page, "Ask for documents");
  await asking
    .getByLabel(/^What do you need/)
    .fill("Board resolution\n\nPhoto of the shop\nBoard resolution");
  await asking.getByLabel(/^Why/).fill("The DGFT asks for them");
  await asking.getByRole("button", { name: "Send the request" }).dblclick();
  await expect(page.getByText("Asked for 2 documents")).toBeVisible();
  const asked = (await orderNow(later)).work?.asked.filter(({ reason }) => reason !== null);
  expect(asked?.map(({ label }) => label)).toEqual(["Board resolution", "Photo of the shop"]);
  await page.getByRole("button", { name: "Photo of the shop: not needed" }).click();
  const waiving = dialogOf(page, "Continue without “Photo of the shop”?");
  await waiving.getByRole("textbox").fill("We found one");
  await waiving.getByRole("button", { name: "Not needed" }).click();
  await expect(page.getByText("Not needed: We found one")).toBeVisible();

  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByRole("button", { name: "Change the date…" }).click();
  const moving = dialogOf(page, "Change the promised date");
  await moving.getByLabel("New date", { exact: true }).fill("2020-01-01");
  await moving.getByLabel(/^Why/).fill("The portal is down");
  await moving.getByRole("button", { name: "Change the date" }).click();
  await expect(moving.locator("[aria-invalid=true]")).toBeVisible();
  await moving.getByLabel("New date", { exact: true }).fill(day);
  await moving.getByRole("button", { name: "Change the date" }).click();
  await expect(moving).toBeHidden();
  await expect
    .poll(async () => (await orderNow(later)).work?.clock?.moved_because)
    .toBe("The portal is down");
});

test("[N-38] [Z-02] [E-02] an order that changes hands in the middle of the work: the former one keeps what they typed and reads nothing more, the new one has it at once", {
  tag: "@only-desk",
}, async ({ page, browser }) => {
  test.slow();
  const cast = await withPapers();
  const { client, suresh, orderId } = cast;
  const kavita = await makeStaff("tax_executive", "Kavita Rao");
  await does(client, "sendMessage", {
    ...{ about: { order_id: orderId }, text: "Is all of it readable?", attachments: [] },
    request_id: "m".repeat(20),
  });
  await signIn(page, suresh, deskOf(orderId));
  await expect(page.getByText("Is all of it readable?")).toBeVisible();
  await expect(drawn(page, PAN)).toBeVisible();
  await page.getByRole("textbox", { name: "Write a message" }).fill("Yes, the bank proof is");
  const kavitas = await (await browser.newContext()).newPage();
  await signIn(kavitas, kavita, "/tax-executive/processing");
  await expect(kavitas.getByText("No order is assigned to you yet.")).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await signIn(office, await makeStaff("admin", "Anita Deshmukh"), `/admin/orders/${orderId}`);
  await office.getByRole("button", { name: "Reassign…" }).click();
  const giving = dialogOf(office, "Who should work on Import export code (IEC) for Asha Rao?");
  await expect(giving.getByRole("button", { name: "Assign the order" })).toBeDisabled();
  await giving.getByLabel("Assign to").selectOption(kavita.uid);
  await giving.getByRole("textbox").fill("Knows the DGFT");
  await giving.getByRole("button", { name: "Assign the order" }).click();
  await expect(giving).toBeHidden();

  // Within seconds, without a reload, and with what was typed still there.
  const gone = page.getByRole("alert").filter({ hasText: "This order has been reassigned." });
  await expect(gone).toContainText("You had written: Yes, the bank proof is");
  await expect(page.getByText("Still missing")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Write a message" })).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Accept", exact: true })).toHaveCount(0);
  await page.goto("/tax-executive/processing");
  await expect(page.getByText("No order is assigned to you yet.")).toBeVisible();
  await page.goto(deskOf(orderId));
  await expect(page.getByText("This order isn't assigned to you")).toBeVisible();

  // The new one has documents, thread and what is unread.
  await kavitas.goto("/tax-executive/processing");
  await expect(kavitas.getByText("1 unread message")).toBeAttached();
  await kavitas.getByRole("link", { name: "Asha Rao" }).click();
  await expect(drawn(kavitas, PAN)).toBeVisible();
  await expect(kavitas.getByText("Is all of it readable?")).toBeVisible();
  await expect(kavitas.getByText("Suresh")).toHaveCount(0);
  const order = await orderNow(orderId);
  expect(order).toMatchObject({ assigned_to: kavita.uid, had_by: [suresh.uid] });
  expect(order.timeline.filter(({ event }) => event === "Handed over")).toHaveLength(1);
  for (const one of [kavitas, office]) await one.context().close();
});

test(
  "[E-02] what is new is taken up at once, by keys and ticks",
  { tag: "@desk" },
  async ({ page }, { project }) => {
    const { suresh, orderId } = await paidOrder();
    const { id: second } = await makeOrderInHand(await makeKnownClient(), suresh);
    await signIn(page, suresh, "/tax-executive/processing");
    await expect(page.getByRole("link", { name: "Asha Rao" })).toHaveCount(2);
    if (project.name === "phone") await page.getByRole("button", { name: "Select", exact: true }).click();
    for (const tick of await page.getByRole("checkbox", { name: /^Select Asha Rao/ }).all())
      await tick.check();
    await page.getByRole("button", { name: "Start work", exact: true }).click();
    await expect(page.getByText("Work started on 2 orders. The clients will be told")).toBeVisible();
    for (const id of [orderId, second]) {
      const { timeline } = await orderNow(id);
      expect(timeline.filter(({ event }) => event === "Work has begun")).toHaveLength(1);
    }
  },
);

test("[E-02] two people at one document: whoever decides second is told, and what they typed stays", {
  tag: "@only-desk",
}, async ({ page }) => {
  const { suresh, orderId } = await withPapers();
  await signIn(page, suresh, deskOf(orderId));
  await expect(drawn(page, PAN)).toBeVisible();
  await page.getByRole("button", { name: "Ask again…" }).click();
  const asking = dialogOf(page, `Ask for “${PAN}” again?`);
  await asking.getByRole("radio", { name: /^1\. Blurred/ }).check();
  await asking.getByLabel(/^In your own words/).fill("The number can't be read");
  const admin = await makeStaff("admin", "Anita Deshmukh");
  const pan = await paperOf(orderId, "pan");
  await does(admin, "reviewDocument", { document_id: pan?.id ?? "", verdict: { kind: "accept" } });
  await asking.getByRole("button", { name: "Ask again", exact: true }).click();
  await expect(asking.getByText(/changed in the meantime/)).toBeVisible();
  await expect(asking.getByLabel(/^In your own words/)).toHaveValue("The number can't be read");
  expect(await paperOf(orderId, "pan")).toMatchObject({ status: "accepted" });
});

test("[E-02] what comes in while something is filled in takes nothing of it away; an answer that comes late takes nobody from where they are by then", {
  tag: "@only-desk",
}, async ({ page }) => {
  const { client, suresh, orderId } = await withPapers();
  await signIn(page, suresh, deskOf(orderId));
  await expect(drawn(page, PAN)).toBeVisible();
  const lateAnswer = async () => {
    const held = Promise.withResolvers<void>();
    await page.route(
      /\/reviewDocument$/,
      async (route) => {
        const response = await route.fetch();
        await held.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    return async () => {
      const came = page.waitForResponse(/\/reviewDocument$/);
      held.resolve();
      await (await came).finished();
    };
  };

  // The next one is shown as soon as the record says so; whoever went on from there stays where they went.
  let answers = await lateAnswer();
  await page.keyboard.press("a");
  await expect(drawn(page, BANK)).toBeVisible();
  await page.getByRole("button", { name: ADDRESS, exact: true }).click();
  await expect(drawn(page, ADDRESS)).toBeVisible();
  await answers();
  await expect(drawn(page, ADDRESS)).toBeVisible();
  await expect(page).toHaveURL(/document=/);
  const address = page.url();
  await page.keyboard.press("m");
  await expect(page.getByRole("textbox", { name: "Write a message" })).toBeFocused();
  expect(page.url()).toBe(address);

  // Nor is anybody called back to an order that they left.
  answers = await lateAnswer();
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect.poll(async () => (await paperOf(orderId, "address-proof"))?.status).toBe("accepted");
  await page.getByRole("link", { name: "Queue", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Queue" })).toBeVisible();
  await answers();
  await page.getByRole("link", { name: "Asha Rao" }).click();
  await expect(page).toHaveURL(deskOf(orderId));
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(answer(page, "Send the draft: Application prepared")).toBeVisible();

  await page.keyboard.press("s");
  const sending = dialogOf(page, "Send version 1");
  await sending.getByLabel("Message to the client").fill("Please look at your address");
  await sends(client, orderId, { slot: "other", name: "pan, a better scan.pdf" });
  await expect(
    page.getByRole("heading", { level: 2, name: "Check 1 document", includeHidden: true }),
  ).toHaveCount(1);
  await expect(sending.getByLabel("Message to the client")).toHaveValue("Please look at your address");
});

test("[E-01] [FRM-13] New Return mails a client one link however often it is pressed; the dashboard's figures lead to their rows", async ({
  page,
}) => {
  const { suresh, orderId } = await paidOrder();
  await database()
    .doc(`${COLLECTIONS.orders}/${orderId}`)
    .update({ rise: "assignee" } satisfies Partial<Order>);
  await signIn(page, suresh, "/tax-executive/dashboard");
  await expect(page.getByRole("link", { name: "Pending Returns: 1" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Completed Today: 0" })).toBeVisible();
  await page.getByRole("tab", { name: "Upcoming Deadlines" }).click();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Compliance Issues: 1" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compliance" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Compliance Issues" }).getByText("Asha Rao")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/tax-executive/dashboard");
  await page.getByRole("link", { name: "New Return" }).click();
  const calls = countCalls(page, "prepareReturn");
  const email = newEmail();
  await page.getByLabel("Name", { exact: true }).fill("Rohan Kulkarni");
  await page.getByLabel("Email", { exact: true }).fill(email);
  // A service with one plan leaves nothing to choose, and its plan is none of another service.
  await page.getByLabel("Service").selectOption("tax-planning");
  await expect(page.getByLabel("Plan")).toHaveValue("annual-plan");
  await page.getByLabel("Service").selectOption("itr-filing");
  await expect(page.getByLabel("Plan")).toHaveValue("");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByLabel("Plan")).toHaveAccessibleDescription("Choose a plan");
  expect(calls()).toBe(0);
  await page.getByLabel("Plan").selectOption("salary");
  await page.getByLabel(/^A word to the client/).fill("For the year 2025-26.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send the link" }).dblclick();
  await expect(page.getByText("A link is on its way to Rohan Kulkarni.")).toBeVisible();
  expect(calls()).toBe(1);
  const [mail] = await mailsTo(email, 1);
  expect(mail?.text).toContain("/services/itr-filing?plan=salary&by=");
  expect(mail?.text).toContain("For the year 2025-26.");
});

test("[E-02] [FRM-12] kinds of work, how much of it, and days away are one's own to set; what is left blank is no limit", async ({
  page,
}) => {
  const { suresh } = await paidOrder();
  await signIn(page, suresh, "/tax-executive/profile");
  const capacity = page.getByLabel(/^Most open orders at a time/);
  await capacity.fill("e");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Enter a whole number from 1 to 500")).toBeVisible();
  await capacity.fill("1");
  await page.getByLabel("Only these").check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Choose at least one kind of work")).toBeVisible();
  await page.getByLabel("All kinds my role does").check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. It counts from now on.")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/tax-executive/processing");
  await expect(page.getByText("You have 1 of 1 orders. New ones go to others.")).toBeVisible();
  await page.goto("/tax-executive/profile");
  await capacity.fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(async () => (await database().doc(`profiles/${suresh.uid}`).get()).get("availability"))
    .toEqual({ services: null, capacity: null, away: null });
});

test("[K-01] [K-02] [N-37] a CA reads threads, documents and clients of the own orders; unread is exact and goes with reading, in the other tab too", async ({
  page,
  context,
}) => {
  const { client, suresh: kavita, orderId } = await paidOrder("ca");
  const { suresh: stranger, client: others } = await paidOrder("ca");
  expect(stranger.uid).not.toBe(kavita.uid);
  for (const [place, text] of ["First", "Second", "Third"].entries()) {
    await does(client, "sendMessage", {
      ...{ about: { order_id: orderId }, text, attachments: [] },
      request_id: `${place}`.repeat(20),
    });
  }
  await sends(client, orderId, { slot: "pan", name: "pan.pdf" });
  await signIn(page, kavita, "/crm/messages");
  await expect(page.getByText("3 unread")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/crm/messages?show=unread");
  await expect(other.getByText("3 unread")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /Asha Rao/ }).click();
  await expect(page.getByText("Third", { exact: true })).toBeVisible();
  await expect(other.getByText("3 unread")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Write a message" }).fill("I've read all three");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("I've read all three")).toBeVisible();
  // One's own are not unread.
  const reader = await database().doc(`thread_readers/${orderId}_${kavita.uid}`).get();
  await expect.poll(async () => (await reader.ref.get()).get("unread")).toBe(0);

  await page.goto("/crm/documents");
  await expect(drawn(page, PAN)).toBeVisible();
  await page.goto("/ca/clients");
  await expect(page.getByRole("link", { name: client.email })).toBeVisible();
  await expect(page.getByText(others.email)).toHaveCount(0);
  await expectAccessible(page);
});

test("[Z-02] an administrator answers a complaint that whoever has the order cannot read, and sets the steps of a service for what is paid later", {
  tag: "@only-desk",
}, async ({ page, browser }) => {
  const { client, suresh, orderId } = await paidOrder();
  // Complaints of all tests stand on one page.
  const complaint = `It was promised for last week, and ${orderId} pays a late fee`;
  await does(client, "complain", {
    ...{ order_id: orderId, reason: "slow", words: complaint, language: "en" },
    request_id: "c".repeat(20),
  });
  await signIn(page, suresh, deskOf(orderId));
  await expect(page.getByRole("heading", { level: 1, name: /Asha Rao/ })).toBeVisible();
  await expect(page.getByText(complaint)).toHaveCount(0);

  const admin = await makeStaff("admin", "Anita Deshmukh");
  const office = await (await browser.newContext()).newPage();
  await signIn(office, admin, "/admin/complaints");
  const row = office.getByRole("listitem").filter({ hasText: complaint });
  await expect(row).toBeVisible();
  await expectAccessible(office);
  await row.getByRole("button", { name: "Answer…" }).click();
  const answering = dialogOf(office, /^Answer about Import export code/);
  await answering.getByLabel("Your answer").fill("Short");
  await answering.getByRole("button", { name: "Send the answer" }).click();
  await expect(answering.locator("[aria-invalid=true]")).toBeVisible();
  await answering
    .getByLabel("Your answer")
    .fill("You're right. It was filed this morning, and we pay the fee.");
  await answering.getByRole("button", { name: "Send the answer" }).click();
  await expect(office.getByRole("list", { name: "Answered complaints" }).getByText(complaint)).toBeVisible();

  // A try before this one may have left its own.
  await database().doc("step_plans/llp").delete();
  await office.goto("/admin/steps/llp");
  const days = office.getByLabel("Usual working days").first();
  await expect(days).toBeVisible();
  await days.fill("e");
  await expect(office.getByText("Use 1 to 120 for days and 0 to 100 for weights.")).toBeVisible();
  await expect(office.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await days.fill("9");
  // Typed and not saved: a reload loses nothing.
  await office.reload();
  await expect(days).toHaveValue("9");
  await expectAccessible(office);
  await office.getByRole("button", { name: "Save", exact: true }).click();
  await expect(office.getByText("Saved. It applies to orders paid from now on.")).toBeVisible();
  await office.getByRole("button", { name: "Restore the default steps…" }).click();
  await dialogOf(office, /^Restore the default steps/)
    .getByRole("button", { name: "Restore the default steps" })
    .click();
  await expect(days).not.toHaveValue("9");
  expect((await database().doc("step_plans/llp").get()).exists).toBe(false);
  await office.context().close();
});

test(
  "[Z-02] whoever has how much is seen by person, and leads to their orders, which go to somebody else at once; what somebody is given is set there",
  {
    tag: "@desk",
  },
  async ({ page }, { project }) => {
    const { suresh, orderId } = await withPapers();
    const kavita = await makeStaff("tax_executive", "Kavita Rao");
    const { id: second } = await makeOrderInHand(await makeKnownClient(), suresh);
    const name = `Suresh ${suresh.uid.slice(0, 6)}`;
    await database().doc(`profiles/${suresh.uid}`).update({ name });
    await signIn(page, await makeStaff("admin", "Anita Deshmukh"), "/admin/orders/people");
    const row = page.getByRole("listitem").filter({ hasText: name });
    await expect(row).toContainText("Open2");
    await expect(row).toContainText("Their turn1");
    await expectAccessible(page);
    await row.getByRole("button", { name: `Change what ${name} can be assigned` }).click();
    const changing = dialogOf(page, `Change what ${name} can be assigned`);
    await changing.getByLabel(/^Most open orders at a time/).fill("12");
    await changing.getByRole("button", { name: "Save", exact: true }).click();
    await expect(row).toContainText("Limit 12");
    await row.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/orders\\?with=${suresh.uid}`));
    await expect(page.getByRole("link", { name: "Asha Rao" })).toHaveCount(2);
    await expectAccessible(page);

    if (project.name === "phone") {
      await page.getByRole("button", { name: "Select", exact: true }).click();
      for (const tick of await page.getByRole("checkbox", { name: /^Select Asha Rao/ }).all())
        await tick.check();
    } else await page.getByRole("checkbox", { name: "Select all rows shown" }).check();
    await expect(page.getByText("2 selected")).toBeVisible();
    await page.getByRole("button", { name: "Assign…" }).click();
    const giving = dialogOf(page, "Who should work on these 2 orders?");
    await giving.getByLabel("Assign them to").selectOption(kavita.uid);
    await giving.getByRole("textbox").fill("Suresh is on leave");
    await giving.getByRole("button", { name: "Reassign them" }).click();
    await expect(page.getByText("Kavita Rao now has 2 more orders")).toBeVisible();
    for (const id of [orderId, second]) {
      expect(await orderNow(id)).toMatchObject({ assigned_to: kavita.uid, had_by: [suresh.uid] });
    }
  },
);

test("[FRM-15] markup in a client's name, in an asked document and in a message is text wherever staff read it", async ({
  page,
}) => {
  const { client, suresh, orderId } = await paidOrder();
  const evil = "<img src=x onerror=document.title='owned'>";
  await database().doc(`${COLLECTIONS.orders}/${orderId}`).update({ "customer_info.name": evil });
  await sends(client, orderId, { slot: "pan", name: "pan.pdf" });
  for (const address of [
    "/tax-executive/processing",
    "/tax-executive/processing?as=board",
    deskOf(orderId),
    "/tax-executive/documents",
    "/tax-executive/compliance",
  ]) {
    if (address === "/tax-executive/processing") await signIn(page, suresh, address);
    else await page.goto(address);
    await expect(page.getByText(evil).first()).toBeVisible();
    await expect(page.locator("img[src=x]")).toHaveCount(0);
    await expect(page).not.toHaveTitle("owned");
  }
});

test("[E-02] [FS-08] without a network the desk stays readable, and what must reach us says so and keeps what was typed", async ({
  page,
  context,
}) => {
  const cast = await withPapers();
  await acceptAll(cast);
  await signIn(page, cast.suresh, deskOf(cast.orderId));
  await expect(answer(page, "Send the draft: Application prepared")).toBeVisible();
  await page.getByRole("button", { name: "Change the date…" }).click();
  const moving = dialogOf(page, "Change the promised date");
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await moving.getByLabel("New date", { exact: true }).fill(day);
  await moving.getByLabel(/^Why/).fill("The portal is down");
  await context.setOffline(true);
  await moving.getByRole("button", { name: "Change the date" }).click();
  await expect(moving.getByText(/offline/i).first()).toBeVisible();
  await expect(moving.getByLabel(/^Why/)).toHaveValue("The portal is down");
  await expect(answer(page, "Send the draft: Application prepared")).toBeVisible();
  await context.setOffline(false);
  await moving.getByRole("button", { name: "Change the date" }).click();
  await expect(moving).toBeHidden();
  expect((await orderNow(cast.orderId)).timeline.filter(({ event }) => event === "New date")).toHaveLength(1);
  // What we sent is not among what is to be looked at.
  await sendsOurs(cast.suresh, cast.orderId, "Application.pdf");
  await page.goto("/tax-executive/documents");
  await expect(page.getByText("No document waits to be checked.")).toBeVisible();
});

test("[P-13] [E-01] [E-02] an executive's pages are in Hindi, an order with its steps and history too", async ({
  page,
}) => {
  const { suresh, orderId } = await withPapers();
  await signIn(page, suresh, "/tax-executive/dashboard");
  // What people and records wrote stays as they wrote it.
  const own = [
    suresh.email,
    "Suresh Nair",
    "Asha Rao",
    orderId,
    "pan.pdf",
    "bank-proof.pdf",
    "address-proof.pdf",
  ];
  for (const one of ["dashboard", "processing", "documents", "compliance", "new-return", "profile"]) {
    await page.goto(`/hi/tax-executive/${one}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-loader]")).toHaveCount(0);
    expect(await englishWords(page, own), one).toEqual([]);
  }
  await page.goto(`/hi${deskOf(orderId)}`);
  await expect(page.getByRole("heading", { level: 2, name: "3 दस्तावेज़ जाँचें" })).toBeVisible();
  await expectAccessible(page);
});
