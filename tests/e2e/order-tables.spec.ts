import { expectAccessible } from "./support/accessible.ts";
import { makeKnownClient, signIn } from "./support/client.ts";
import { documentsOf, does, makeOrderInHand, orderNow, sends } from "./support/order-work.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, type Page, test } from "./support/test.ts";

const SALES = "Sales register with HSN or SAC codes and buyers' GSTINs";
const ACCESS = "Add us as an authorised user for your GSTIN on the GST portal";
/** The same at the desk, where 'you' would be whoever works there. */
const DESK_ACCESS = "Add us as an authorised user for their GSTIN on the GST portal";
const MISSING = "Our user ID isn't on your list yet";
const GST_RETURN = { service_id: "gst-return", plan_id: "monthly" };
const CHECKED = { timeout: 60_000 };

const rowOf = (page: Page, label: string) =>
  page
    .getByRole("list", { name: "Documents for this order" })
    .getByRole("listitem")
    .filter({ hasText: label });
const cell = (page: Page, text: string) => page.getByRole("cell", { name: text, exact: true });

test("[O-05] [E-02] a register goes from a phone as CSV and is read as a table at the desk; what is done on a portal is confirmed, asked again, confirmed and accepted", async ({
  page,
  browser,
}) => {
  test.slow();
  const [client, suresh] = await Promise.all([makeKnownClient(), makeStaff("tax_executive", "Suresh Nair")]);
  const { id: orderId } = await makeOrderInHand(client, suresh, GST_RETURN);

  // The client's phone: a table that a spreadsheet program would run something of, and an act.
  await signIn(page, client, `/user/order/${orderId}`);
  await rowOf(page, SALES).getByRole("button").click();
  const sheet = page.getByRole("dialog", { name: SALES });
  await expect(sheet.getByText(/Excel \(\.xlsx\) or PDF up to 10 MB, CSV up to 5 MB/)).toBeVisible();
  const buffer = Buffer.from("Invoice,Buyer,Value\r\nS/101,Deccan Stores,-1200.50\r\nS/102,=1+1,900\r\n");
  await sheet
    .locator("input[type=file]")
    .last()
    .setInputFiles({ name: "sales.csv", mimeType: "text/csv", buffer });
  await expect(sheet.getByText(/^Received /)).toBeVisible(CHECKED);
  await sheet.getByRole("button", { name: "Done" }).click();
  await rowOf(page, ACCESS).getByRole("button").click();
  const act = page.getByRole("dialog", { name: ACCESS });
  await expect(act.getByText(/confirm it here/)).toBeVisible();
  await expect(act.getByText(/Engage \/ Disengage GST Practitioner/)).toBeVisible();
  await expect(act.getByText(/ask for it in the messages/)).toBeVisible();
  await expectAccessible(page);
  await act.getByRole("button", { name: "I have done this" }).click();
  await expect(act.getByText(/^You told us on /)).toBeVisible();
  await act.getByRole("button", { name: "Done" }).click();
  await expect(rowOf(page, ACCESS)).toContainText("You've confirmed");

  // The executive's desk: both wait there, the register first, though the order's clock waits for more documents.
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await signIn(desk, suresh, "/tax-executive/processing?turn=us");
  await expect(desk.getByRole("link", { name: "Asha Rao" })).toBeVisible();
  await desk.goto("/tax-executive/documents");
  await expect(desk.getByText(/^2 to check, the oldest waiting since /)).toBeVisible();
  await expect(cell(desk, "Deccan Stores")).toBeVisible();
  await expect(cell(desk, "=1+1")).toBeVisible();
  await expect(desk.getByText(/begin like formulas/)).toBeVisible();
  await expect(desk.getByRole("button", { name: /Done on a portal/ })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(desk.getByRole("heading", { level: 2, name: DESK_ACCESS })).toBeVisible();
  await expect(desk.getByText(/^1 to check, /)).toBeVisible();
  await expectAccessible(desk);
  await desk.keyboard.press("r");
  const asking = desk.getByRole("dialog", { name: `Ask for “${DESK_ACCESS}” again?` });
  await asking.getByRole("textbox").fill(MISSING);
  await asking.getByRole("button", { name: "Ask again" }).click();
  await expect(desk.getByText("No document waits to be checked.")).toBeVisible();

  // Back on the phone it stands with its reason, and is confirmed once more.
  await expect(rowOf(page, ACCESS)).toContainText("Not done yet");
  await rowOf(page, ACCESS).getByRole("button").click();
  await expect(act.getByText(MISSING)).toBeVisible();
  await act.getByRole("button", { name: "I have done this" }).click();
  await expect(act.getByText(/^You told us on /)).toBeVisible();
  await act.getByRole("button", { name: "Done" }).click();

  // The other documents come; on the order's own desk the act is the last that waits.
  for (const slot of ["purchases", "gstr-2b"]) {
    const document_id = await sends(client, orderId, { slot, name: `${slot}.pdf` });
    await does(suresh, "reviewDocument", { document_id, verdict: { kind: "accept" } });
  }
  await desk.goto(`/tax-executive/processing/${orderId}`);
  await expect(desk.getByRole("heading", { level: 2, name: "Check on the portal" })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: `${DESK_ACCESS}: it's done` }).click();
  await expect(desk.getByText("Noted as done")).toBeVisible();
  await expect(rowOf(page, ACCESS)).toContainText("Checked");
  const { work, waits_for } = await orderNow(orderId);
  expect(work?.asked.find(({ slot }) => slot === "gstin-access")?.act).toMatchObject({ state: "accepted" });
  expect([work?.clock?.step, waits_for]).toEqual(["figures", "us"]);
  const sales = (await documentsOf(orderId)).find(({ slot }) => slot === "sales");
  expect(sales).toMatchObject({ status: "accepted", content_type: "text/csv" });
  await desk.context().close();
});

test("[E-01] the queue is searched by a client's name and by the end of an order's number", {
  tag: "@only-desk",
}, async ({ page }) => {
  const suresh = await makeStaff("tax_executive", "Suresh Nair");
  const [asha, other] = [await makeKnownClient(), await makeKnownClient()];
  await makeOrderInHand(asha, suresh, { name: "Asha Rao" });
  const { id } = await makeOrderInHand(other, suresh, { name: "Vikram Bose" });
  await signIn(page, suresh, "/tax-executive/processing");
  const rows = page.locator("[data-row]");
  await expect(rows).toHaveCount(2);
  const search = page.getByRole("searchbox", { name: "Search your orders" });
  await search.fill("vikram");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Vikram Bose");
  await search.fill(id.slice(-6).toLowerCase());
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Vikram Bose");
  await search.fill("");
  await expect(rows).toHaveCount(2);
});
