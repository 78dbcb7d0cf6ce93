import { readFileSync } from "node:fs";
import { HEIC, pdf, png, pngThatClaims } from "../support/made-files.ts";
import { expectAccessible } from "./support/accessible.ts";
import { makeKnownClient, signIn, type TestClient } from "./support/client.ts";
import { makePurchase } from "./support/client-records.ts";
import { database } from "./support/records.ts";
import { stack } from "./support/stack.ts";
import { expect, type Locator, type Page, test } from "./support/test.ts";

const PAN = "PAN of the business or owner";
const PHOTO = "Photograph of the owner or signatory";

async function openOrder(page: Page): Promise<{ client: TestClient; orderId: string }> {
  const client = await makeKnownClient();
  const { order } = await makePurchase(client, { order: { status: "awaiting_documents" } });
  await signIn(page, client, `/user/order/${order.id}`);
  return { client, orderId: order.id };
}

const listOf = (page: Page) => page.getByRole("list", { name: "Documents for this order" });
const rowOf = (page: Page, label: string) => listOf(page).getByRole("listitem").filter({ hasText: label });

/** Opens a slot's sheet. */
async function openSlot(page: Page, label: string): Promise<Locator> {
  await rowOf(page, label).getByRole("button").click();
  return page.getByRole("dialog", { name: label });
}

interface Picked {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function pick(sheet: Locator, file: Picked): Promise<void> {
  await sheet.locator("input[type=file]").last().setInputFiles(file);
}

const closeSheet = (sheet: Locator) => sheet.getByRole("button", { name: "Close" }).first().click();
const asPdf = (buffer: Buffer, name = "PAN card.pdf"): Picked => ({
  name,
  mimeType: "application/pdf",
  buffer,
});

/** A drawing as the browser stores photos: larger than a screen, as cameras make it. */
async function photo(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement("canvas");
      canvas.width = across;
      canvas.height = down;
      const pen = canvas.getContext("2d");
      if (pen === null) return "";
      pen.fillStyle = "#b33";
      pen.fillRect(0, 0, across, down / 2);
      return canvas.toDataURL("image/jpeg", 0.9);
    },
    [width, height] as const,
  );
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}

const sentFor = async (orderId: string) => {
  const found = await database().collection("documents").where("order_id", "==", orderId).get();
  return found.docs.map((entry) => entry.data());
};

test("[O-05] [N-15] a PDF is picked, the network goes in the middle, the upload goes on, is checked and is seen", async ({
  page,
  context,
}) => {
  const { orderId } = await openOrder(page);
  await expect(rowOf(page, PAN).getByText("Needed")).toBeVisible();
  await expectAccessible(page);
  // Several pieces long; the first goes through, the second never leaves.
  const file = pdf({
    pages: [["Permanent Account Number"], ["ABCPK1234F"]],
    streams: [{ dictionary: "", content: Buffer.alloc(3_000_000, 7) }],
  });
  let pieces = 0;
  await page.route(`${stack.addresses.storage}/**`, async (route) => {
    const command = route.request().headers()["x-goog-upload-command"] ?? "";
    if (!command.includes("upload")) return route.continue();
    pieces += 1;
    if (pieces !== 2) return route.continue();
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  const sheet = await openSlot(page, PAN);
  await pick(sheet, asPdf(file, "पैन कार्ड (2).pdf"));
  await expect(sheet.getByText("No internet. It will continue by itself.")).toBeVisible();
  const bar = sheet.getByRole("progressbar");
  const before = Number(await bar.getAttribute("value"));
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(100);
  await expectAccessible(page);
  // The sheet is not what sends it.
  await closeSheet(sheet);
  await expect(rowOf(page, PAN).getByText("Waiting for internet", { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(rowOf(page, PAN).getByText("Received", { exact: true })).toBeVisible();
  const [stored, ...others] = await sentFor(orderId);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ status: "received", size: file.length, check: { pages: 2 }, slot: "pan" });

  await (await openSlot(page, PAN)).getByRole("link", { name: "View" }).click();
  await expect(page).toHaveURL(/\/user\/documents\/viewer\?document=doc_/);
  const drawn = page.getByRole("img", { name: "पैन कार्ड (2).pdf, page 1 of 2" });
  await expect(drawn).toHaveAttribute("data-drawn", "1/0");
  expect(await inkOf(drawn)).toBeGreaterThan(0);
  await page.keyboard.press("PageDown");
  await expect(page.getByText("2 of 2", { exact: true })).toBeVisible();
  await page.keyboard.press("]");
  await expect(page.getByRole("img")).toHaveAttribute("data-drawn", "2/90");
  await page.keyboard.press("+");
  await expect(page.getByRole("button", { name: "125%, Fit to width" })).toBeVisible();
  await page.keyboard.press("0");
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("पैन कार्ड (2).pdf");
  expect(readFileSync(await saved.path()).equals(file)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(new RegExp(`/user/order/${orderId}$`));
});

test("[O-05] a photo is made smaller, received and shown; another takes its place", async ({ page }) => {
  const { orderId } = await openOrder(page);
  const sheet = await openSlot(page, PHOTO);
  await expect(sheet.getByRole("button", { name: "Take a photo" })).toBeVisible();
  const large = await photo(page, 4032, 3024);
  await pick(sheet, { name: "IMG_2041.JPG", mimeType: "", buffer: large });
  await expect(sheet.getByText(/^Received /)).toBeVisible();
  const [first] = await sentFor(orderId);
  expect(first).toMatchObject({ content_type: "image/jpeg", name: "IMG_2041.JPG" });
  await pick(sheet, { name: "second.png", mimeType: "image/png", buffer: png(300, 200) });
  await expect(sheet.getByText("second.png")).toBeVisible();
  await expect(sheet.getByText("It replaced one sent before.")).toBeVisible();
  expect((await sentFor(orderId)).map(({ status }) => status).sort()).toEqual(["received", "replaced"]);
  await sheet.getByRole("link", { name: "View" }).click();
  await expect(page.getByRole("img", { name: "second.png, page 1 of 1" })).toHaveAttribute(
    "data-drawn",
    "1/0",
  );
});

test("[STO-02] an iPhone's photo is sent as a JPEG that everybody can open", async ({ page }) => {
  const { orderId } = await openOrder(page);
  const sheet = await openSlot(page, PHOTO);
  await pick(sheet, { name: "IMG_2042.HEIC", mimeType: "", buffer: HEIC });
  await expect(sheet.getByText(/^Received /)).toBeVisible();
  expect(await sentFor(orderId)).toMatchObject([{ content_type: "image/jpeg", name: "IMG_2042.jpg" }]);
  await sheet.getByRole("link", { name: "View" }).click();
  const drawn = page.getByRole("img", { name: "IMG_2042.jpg, page 1 of 1" });
  await expect(drawn).toHaveAttribute("data-drawn", "1/0");
});

test("[STO-01] [STO-02] [N-16] [N-17] what cannot be taken is refused with words before anything is sent", async ({
  page,
}) => {
  const { orderId } = await openOrder(page);
  const sheet = await openSlot(page, PAN);
  const refused: readonly [Picked, string | RegExp][] = [
    [asPdf(Buffer.alloc(0)), "This file is empty. Choose another."],
    [asPdf(Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)])), /^File size must be less than 10MB\./],
    [asPdf(Buffer.from("PK\x03\x04 a letter")), /This looks like a Word, Excel or ZIP file/],
    [asPdf(Buffer.from("<html><script>alert(1)</script>")), /This is a web page/],
    [asPdf(pdf({ password: "ABCD1234" })), /^This PDF has a password, which we never ask for\./],
    [{ name: "a.png", mimeType: "image/png", buffer: pngThatClaims(30_000, 30_000) }, /\(30,000 × 30,000\)/],
    [
      { name: "IMG_1.HEIC", mimeType: "", buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic") },
      /We couldn't convert this iPhone photo/,
    ],
  ];
  for (const [file, words] of refused) {
    await pick(sheet, file);
    await expect(sheet.getByRole("alert")).toHaveText(words);
  }
  expect(await sentFor(orderId)).toEqual([]);
  await expectAccessible(page);
  // An owner's lock bars printing, not reading.
  await pick(sheet, asPdf(pdf({ ownerLocked: true })));
  await expect(sheet.getByText(/^Received /)).toBeVisible();
});

test("[N-15] a file that the phone cannot read is refused in words, and the next one is taken", async ({
  page,
}) => {
  await openOrder(page);
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    let times = 0;
    Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
      times += 1;
      return times === 1 ? Promise.reject(new DOMException("gone", "NotReadableError")) : read.call(this);
    };
  });
  const sheet = await openSlot(page, PAN);
  await pick(sheet, asPdf(pdf()));
  await expect(sheet.getByRole("alert")).toHaveText(/Save it on the phone first/);
  await pick(sheet, asPdf(pdf()));
  await expect(sheet.getByText(/^Received /)).toBeVisible();
});

test("[O-05] a document with an Aadhaar number is held back, with the way to the masked one", async ({
  page,
}) => {
  await openOrder(page);
  const sheet = await openSlot(page, "Masked Aadhaar of the authorised signatory");
  await pick(sheet, asPdf(pdf({ pages: [["Asha Rao", "2345 6789 0124"]] }), "aadhaar.pdf"));
  await expect(sheet.getByRole("alert")).toHaveText(/^Your full Aadhaar number is visible/);
  await sheet.getByRole("button", { name: "How to get a masked Aadhaar" }).click();
  await expect(sheet.getByText(/myaadhaar\.uidai\.gov\.in/)).toBeVisible();
  await closeSheet(sheet);
  await expect(rowOf(page, "Masked Aadhaar").getByText("Send again", { exact: true })).toBeVisible();
});

test("[O-05] a reload in the middle says what was not sent, and an upload that is called off leaves nothing", async ({
  page,
}) => {
  const { orderId } = await openOrder(page);
  let held = false;
  await page.route(`${stack.addresses.storage}/**`, (route) => {
    const isPiece = (route.request().headers()["x-goog-upload-command"] ?? "").includes("upload");
    if (!isPiece) return route.continue();
    held = true;
    return undefined;
  });
  const file = asPdf(pdf({ streams: [{ dictionary: "", content: Buffer.alloc(1_000_000, 7) }] }), "long.pdf");
  const sheet = await openSlot(page, PAN);
  await pick(sheet, file);
  await expect.poll(() => held).toBe(true);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(rowOf(page, PAN).getByText("Not sent yet", { exact: true })).toBeVisible();
  const again = await openSlot(page, PAN);
  await expect(again.getByText(/^The upload of long\.pdf was interrupted/)).toBeVisible();
  await again.getByRole("button", { name: "Remove" }).click();
  await expect(again.getByText("The upload of long.pdf")).toHaveCount(0);
  await expect.poll(() => sentFor(orderId)).toEqual([]);

  await pick(again, file);
  await again.getByRole("button", { name: "Cancel upload" }).click();
  await expect(again.getByRole("button", { name: "Choose a file" })).toBeVisible();
  await expect.poll(() => sentFor(orderId)).toEqual([]);
});

for (const lost of [2, 4]) {
  test(`[O-05] [N-15] an answer that is lost, of piece ${lost}, damages nothing and sends nothing twice`, async ({
    page,
  }) => {
    const { orderId } = await openOrder(page);
    const file = pdf({ streams: [{ dictionary: "", content: Buffer.alloc(3_000_000, 7) }] });
    let pieces = 0;
    await page.route(`${stack.addresses.storage}/**`, async (route) => {
      const command = route.request().headers()["x-goog-upload-command"] ?? "";
      if (!command.includes("upload")) return route.continue();
      pieces += 1;
      if (pieces !== lost) return route.continue();
      await route.fetch();
      await route.abort("connectionreset");
    });
    const sheet = await openSlot(page, PAN);
    await pick(sheet, asPdf(file));
    await expect(sheet.getByText(/^Received /)).toBeVisible({ timeout: 120_000 });
    const sent = (await sentFor(orderId)).filter(({ status }) => status !== "refused");
    expect(sent).toMatchObject([{ status: "received", size: file.length }]);
  });
}

test("[O-05] a file that was damaged on its way is sent once more from memory, without a word", async ({
  page,
}) => {
  const { orderId } = await openOrder(page);
  let times = 0;
  await page.route(`${stack.addresses.storage}/**`, async (route) => {
    const { "content-type": kind = "" } = route.request().headers();
    const body = route.request().postDataBuffer();
    if (!kind.startsWith("multipart/") || body === null) return route.continue();
    times += 1;
    if (times > 1) return route.continue();
    // As long as before, and another.
    const at = body.indexOf("A paper");
    body.write("A taper", at, "latin1");
    await route.continue({ postData: body });
  });
  const sheet = await openSlot(page, PAN);
  await pick(sheet, asPdf(pdf()));
  await expect(sheet.getByText(/^Received /)).toBeVisible();
  expect(times).toBe(2);
  expect((await sentFor(orderId)).map(({ status, refusal }) => [status, refusal]).sort()).toEqual([
    ["received", null],
    ["refused", "not_as_sent"],
  ]);
});

test("[STO-05] a document of another client's, or that is not there, is not shown", async ({ page }) => {
  await openOrder(page);
  await database()
    .doc("documents/doc_of_another")
    .set({ user_id: "another", status: "received", name: "x.pdf" });
  for (const id of ["doc_of_another", "doc_never"]) {
    await page.goto(`/user/documents/viewer?document=${id}`);
    await expect(page.getByRole("alert")).toHaveText(/You no longer have access to this document/);
  }
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/user\/orders$/);
});

/** How many dark dots a page has. */
function inkOf(canvas: Locator): Promise<number> {
  return canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const pen = (element as HTMLCanvasElement).getContext("2d");
    const dots = pen?.getImageData(0, 0, width, height).data ?? [];
    let dark = 0;
    for (let at = 0; at < dots.length; at += 4) if ((dots[at] ?? 255) < 128) dark += 1;
    return dark;
  });
}
