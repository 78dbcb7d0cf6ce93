/** Work on orders: a document of 5 MB against the bare SDK, and a move until somebody else sees it. */
import { createHash, randomUUID } from "node:crypto";
import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { isOpenOrder, ORDER_STATUSES } from "@niyamdesk/domain/orders/order";
import { chromium, type Page, type Request } from "playwright";
import { SYSTEM_BROWSER } from "../../tools/screens/browser.ts";
import { makeKnownClient, type TestClient } from "../e2e/support/client.ts";
import { endLeftReads } from "../e2e/support/left-reads.ts";
import { does, makeOrderInHand } from "../e2e/support/order-work.ts";
import { database } from "../e2e/support/records.ts";
import { fillSignIn, makeStaff, type TestMember } from "../e2e/support/staff.ts";
import { pdf } from "../support/made-files.ts";
import { addresses } from "../support/stack.ts";
import { inPairs, median } from "./measure.ts";
import { atMost, type Row, report, reportSoFar } from "./row.ts";
import { serveBareLeads } from "./support/bare-leads.ts";
import { barePage, inPage, ownPage } from "./support/watched-page.ts";

const LIMITS = { upload: 1.2, spread: 1.4 };
const MB = 1_000_000;
const SENT = 5 * MB;
const UPLOADS = 5;
const SPREADS = 40;
const WAIT_MS = 60_000;
const PHONE = { width: 390, height: 844 };
/** Two slots of an Import Export Code: one for each of both ways, so that neither replaces the other's. */
const [SLOT, OTHER_SLOT] = ["pan", "bank-proof"] as const;
const SLOT_LABEL = "PAN of the business (it becomes your IEC number)";

const sites = await Promise.all([serveBareLeads(), serveBareLeads("bare-upload.ts")]);
const [bareList, bareUpload] = sites;
const browser = await chromium.launch(SYSTEM_BROWSER);
try {
  const [client, suresh] = [await makeKnownClient(), await makeStaff("tax_executive", "Suresh Nair")];
  const order = await makeOrderInHand(client, suresh);
  const rows = [await upload(client, order.id)];
  reportSoFar(rows);
  report([...rows, await spread(suresh, order.id)]);
} finally {
  await browser.close();
  for (const site of sites) site.close();
}

async function phone(): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, locale: "en-IN", serviceWorkers: "block" });
  endLeftReads(context);
  context.setDefaultTimeout(WAIT_MS);
  return context.newPage();
}

/**
 * ms from the first request to Storage to the last answer, while something is sent; looking whether it arrived is none of it. A page
 * knows of its last answer before we are told: unless that is waited for, the largest piece is missing from whichever page is quicker
 * to say that it is done.
 */
async function onTheWay(page: Page, send: () => Promise<unknown>): Promise<number> {
  let [first, last] = [Number.NaN, Number.NaN];
  const pieces = new Set<Request>();
  const isPiece = (request: Request) =>
    request.url().startsWith(addresses.storage) && request.method() === "POST";
  const begun = (request: Request) => {
    if (!isPiece(request)) return;
    pieces.add(request);
    if (Number.isNaN(first)) first = performance.now();
  };
  const ended = (request: Request) => {
    if (pieces.delete(request)) last = performance.now();
  };
  page.on("request", begun);
  page.on("requestfinished", ended);
  await send();
  while (pieces.size > 0) await page.waitForEvent("requestfinished", isPiece);
  page.off("request", begun);
  page.off("requestfinished", ended);
  return last - first;
}

async function upload(client: TestClient, orderId: string): Promise<Row> {
  const [own, bare] = [await phone(), await phone()];
  const address = `${PATHS.userOrder(orderId)}?document=${SLOT}`;
  await own.goto(`${addresses.site}${address}`);
  await fillSignIn(own, client);
  await bare.goto(bareUpload.url);
  const { email, password } = client;
  await bare.evaluate(`bareUpload.signIn(${JSON.stringify(email)}, ${JSON.stringify(password)})`);
  const sheet = own.getByRole("dialog", { name: SLOT_LABEL });
  const pairs = await inPairs(
    UPLOADS,
    async () => {
      const name = `${randomUUID()}.pdf`;
      return onTheWay(own, async () => {
        await sheet
          .locator("input[type=file]")
          .last()
          .setInputFiles({ ...file(), name });
        await sheet.getByText(name).waitFor();
        await sheet.getByText(/^Received /).waitFor();
      });
    },
    async () => {
      const { buffer } = file();
      const { document_id, path } = await does(client, "announceDocument", {
        ...{ order_id: orderId, slot: OTHER_SLOT, name: "bare.pdf", content_type: "application/pdf" },
        ...{ size: buffer.length, sha256: createHash("sha256").update(buffer).digest("hex") },
        request_id: randomUUID(),
      });
      await bare.evaluate(`bareUpload.take(${JSON.stringify(buffer.toString("base64"))})`);
      const took = await onTheWay(bare, () => bare.evaluate(`bareUpload.send(${JSON.stringify(path)})`));
      await checked(document_id);
      return took;
    },
  );
  for (const page of [own, bare]) await page.context().close();
  return {
    ...{ name: "a document of 5 MB, on its way", value: pairs.value, unit: "ms" },
    baseline: { value: pairs.baseline, what: "uploadBytesResumable of the bare SDK" },
    ratio: pairs.ratio,
    aim: atMost(pairs.ratio, LIMITS.upload),
    notes: [`medians of ${UPLOADS} rounds, without announcing and checking it`],
  };
}

/** Both rounds end with this, so that neither is measured while what the other one sent is still looked at. */
function checked(documentId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = database()
      .doc(`${COLLECTIONS.documents}/${documentId}`)
      .onSnapshot((document) => {
        if (document.get("status") !== "received") return;
        leave();
        resolve();
      }, reject);
  });
}

/** Another one each time: what was sent before is found again. */
function file() {
  const content = Buffer.alloc(SENT - MB / 100, randomUUID());
  return { mimeType: "application/pdf", buffer: pdf({ streams: [{ dictionary: "", content }] }) };
}

/** From an order's move to its being drawn in the list of whoever has it. */
async function spread(member: TestMember, orderId: string): Promise<Row> {
  const own = await ownPage(browser, member);
  await own.goto(`${addresses.site}${WORKSPACES.tax_executive.pages.processing}`);
  await own.locator("[data-row]").first().waitFor();
  const bare = await barePage(browser, bareList.url, member);
  const asked = {
    where: [
      ["assigned_to", "==", member.uid],
      ["status", "in", ORDER_STATUSES.filter(isOpenOrder)],
    ],
    order: ["due_date", "asc"],
  };
  await inPage(bare, `bare.list("${COLLECTIONS.orders}", ${JSON.stringify(asked)})`);
  await bare.locator("[data-row]").first().waitFor();
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let n = 0; n < SPREADS; n += 1) {
    const moved = `Move ${n} done`;
    for (const page of [own, bare]) await inPage(page, `watched.begin("${moved}")`);
    const sent = Date.now();
    await database().doc(`${COLLECTIONS.orders}/${orderId}`).update({ service_name: moved });
    ours.push((await inPage<number>(own, "watched.drawnAt()")) - sent);
    theirs.push((await inPage<number>(bare, "watched.drawnAt()")) - sent);
  }
  for (const page of [own, bare]) await page.context().close();
  const [value, baseline] = [p95(ours), p95(theirs)];
  return {
    ...{ name: "an order's move, until drawn by another (p95)", value, unit: "ms" },
    baseline: { value: baseline, what: "a bare listener" },
    ratio: value / baseline,
    aim: atMost(value / baseline, LIMITS.spread),
    notes: [`${SPREADS} moves; medians ${median(ours).toFixed(0)} and ${median(theirs).toFixed(0)} ms`],
  };
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
}
