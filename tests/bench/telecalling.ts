/** Telecalling's screens and functions on many leads, against bare ones on the same data. */
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { claim } from "../../functions/src/leads/claim.ts";
import { SYSTEM_BROWSER } from "../../tools/screens/browser.ts";
import { makeCalls, setHours } from "../e2e/support/calls.ts";
import { database } from "../e2e/support/records.ts";
import { makeStaff, type TestMember } from "../e2e/support/staff.ts";
import { addresses } from "../support/stack.ts";
import { inPairs, median, timed } from "./measure.ts";
import { atMost, type Row, report, reportSoFar } from "./row.ts";
import { serveBareLeads } from "./support/bare-leads.ts";
import { storeLeads } from "./support/many-leads.ts";
import { barePage, type Documents, inPage, openBare, ownPage } from "./support/watched-page.ts";
import { withoutTriggers } from "./support/without-triggers.ts";

const SIZES = [100, 10_000, 50_000];
const ROUNDS = 5;
const FIRST_PAGE = 50;
const SPREADS = 40;
const OPENED = 200;
const CALLS = 60;
const LIMITS = { list: 1.2, documents: 53, page: 260, spread: 1.4, claim: 1, day: 1_500, heap: 1.25 };
/** What a page no longer shows is listened to for a while, so that coming straight back finds it. */
const LINGER_MS = 6_000;
const MB = 1_000_000;

const bareSite = await serveBareLeads();
const browser = await chromium.launch(SYSTEM_BROWSER);
try {
  await withoutTriggers();
  await setHours();
  const rows: Row[] = [];
  // The emulator looks through a whole collection for each query: what is not about size comes before there are many.
  for (const size of SIZES) {
    const book = await bookOf(size);
    const [own, bare] = [await ownPage(browser, book.me), await barePage(browser, bareSite.url, book.me)];
    rows.push(...(await firstList(own, bare, book)), await search(own, bare, book));
    if (size === SIZES[0]) {
      rows.push(await spread(own, bare, book), await claims(bare, book), ...(await opened(own)));
    }
    // Nobody listens while the next are stored: each would be told of each write.
    for (const page of [own, bare]) await page.context().close();
    if (size === SIZES[0]) rows.push(...(await day(browser)));
    reportSoFar(rows);
  }
  report(rows);
} finally {
  await browser.close();
  bareSite.close();
}

/** Somebody who calls, with so many open leads. */
interface Book {
  me: TestMember;
  size: number;
  /** Number of the newest. */
  from: number;
}

async function bookOf(size: number): Promise<Book> {
  const me = await makeStaff("telecaller", "Asha Menon");
  // Tens of thousands apart, so that no number is in two.
  const from = size * 10;
  await storeLeads(from, from + size, me.uid);
  console.log(`${size} leads stored`);
  return { me, size, from };
}

async function firstList(own: Page, bare: Page, { me, size }: Book): Promise<Row[]> {
  const documents: Documents[] = [];
  const pairs = await inPairs(
    ROUNDS,
    async () => {
      await own.goto(`${addresses.site}/telecaller/leads`);
      const ms = await inPage<number>(own, "watched.drawnAfter()");
      documents.push(await inPage<Documents>(own, "watched.documents"));
      return ms;
    },
    async () => {
      await openBare(bare, bareSite.url, me);
      await inPage(bare, `watched.begin(""); bare.show(${JSON.stringify(me.uid)}, null)`);
      return inPage<number>(bare, "watched.drawnAfter()");
    },
  );
  const all = Math.max(...documents.map((read) => read.all));
  return [
    listRow(`first list of ${size} leads`, pairs, Math.max(...documents.map((read) => read.list))),
    {
      name: `documents read until then, with the queue, of ${size} leads`,
      value: all,
      unit: "",
      baseline: null,
      ratio: null,
      aim: { words: `≤ ${LIMITS.page}`, met: all <= LIMITS.page },
      notes: [`most of ${ROUNDS + 1} visits`],
    },
  ];
}

async function search(own: Page, bare: Page, { me, size, from }: Book): Promise<Row> {
  let asked = 0;
  const documents: number[] = [];
  const next = () => {
    asked += 1;
    // Beyond the first page, which both have read already.
    const n = from + FIRST_PAGE + Math.floor(((size - FIRST_PAGE) * asked) / (4 * ROUNDS));
    return { figures: String(100_000_000 + n), name: ` ${n}` };
  };
  const pairs = await inPairs(
    ROUNDS,
    async () => {
      const { figures, name } = next();
      const before = await inPage<Documents>(own, "watched.documents");
      await inPage(own, `watched.begin("${name}", true)`);
      await own.getByRole("searchbox").fill(figures);
      const ms = await inPage<number>(own, "watched.drawnAfter()");
      documents.push((await inPage<Documents>(own, "watched.documents")).list - before.list);
      return ms;
    },
    async () => {
      const { figures, name } = next();
      await inPage(
        bare,
        `watched.begin("${name}", true); bare.show(${JSON.stringify(me.uid)}, "${figures}")`,
      );
      return inPage<number>(bare, "watched.drawnAfter()");
    },
  );
  return listRow(`search in ${size} leads`, pairs, Math.max(...documents));
}

function listRow(
  name: string,
  pairs: { value: number; baseline: number; ratio: number },
  documents: number,
): Row {
  return {
    name,
    value: pairs.value,
    unit: "ms from query to row",
    baseline: { value: pairs.baseline, what: "the bare query, drawn by a bare page" },
    ratio: pairs.ratio,
    aim: {
      words: `ratio ≤ ${LIMITS.list}, ≤ ${LIMITS.documents} documents`,
      met: pairs.ratio <= LIMITS.list && documents <= LIMITS.documents,
    },
    notes: [`${documents} documents read at most`, `medians of ${ROUNDS} rounds`],
  };
}

/** The list as it is without a search: it comes back as it was left. */
async function openWholeList(own: Page): Promise<void> {
  await own.goto(`${addresses.site}/telecaller/leads`);
  await own.getByRole("searchbox").fill("");
  await own
    .locator("[data-row]")
    .nth(FIRST_PAGE - 1)
    .waitFor();
}

/** From a write to its being drawn in another browser. */
async function spread(own: Page, bare: Page, { me, from }: Book): Promise<Row> {
  await openWholeList(own);
  await openBare(bare, bareSite.url, me);
  await inPage(bare, `watched.begin(""); bare.show(${JSON.stringify(me.uid)}, null)`);
  await inPage(bare, "watched.drawnAt()");
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let n = 0; n < SPREADS; n += 1) {
    const name = `Tick ${n} done`;
    for (const page of [own, bare]) await inPage(page, `watched.begin("${name}")`);
    const sent = Date.now();
    await database().doc(`crm_leads/bench-${from}`).update({ name });
    ours.push((await inPage<number>(own, "watched.drawnAt()")) - sent);
    theirs.push((await inPage<number>(bare, "watched.drawnAt()")) - sent);
  }
  const [value, baseline] = [p95(ours), p95(theirs)];
  return {
    name: "a colleague's write, until drawn (p95)",
    value,
    unit: "ms",
    baseline: { value: baseline, what: "a bare listener" },
    ratio: value / baseline,
    aim: atMost(value / baseline, LIMITS.spread),
    notes: [`${SPREADS} writes; medians ${median(ours).toFixed(0)} and ${median(theirs).toFixed(0)} ms`],
  };
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
}

/** Taking a lead of the pool. */
async function claims(bare: Page, { me }: Book): Promise<Row> {
  let next = 5_000_000;
  const free = async () => {
    await storeLeads(next, next + 1, null);
    next += 1;
    return `bench-${next - 1}`;
  };
  const caller = {
    uid: me.uid,
    role: "telecaller",
    session: "s",
    secondStep: false,
    signedInAt: Date.now(),
  } as const;
  const pairs = await inPairs(
    20,
    async () => {
      const lead = await free();
      return timed(() => claim(lead, caller));
    },
    async () => {
      const lead = await free();
      return timed(() => inPage(bare, `bare.claim(${JSON.stringify(me.uid)}, "${lead}")`));
    },
  );
  return {
    name: "take a lead",
    value: pairs.value,
    unit: "ms",
    baseline: { value: pairs.baseline, what: "a bare transaction of the web SDK" },
    ratio: pairs.ratio,
    aim: atMost(pairs.ratio, LIMITS.claim),
    notes: ["The function's own work, without its way over the network"],
  };
}

/** What a page still holds after many leads were opened and left. */
async function opened(own: Page): Promise<Row[]> {
  let listeners = 0;
  own.on("request", (request) => {
    const sent = decodeURIComponent(request.postData() ?? "");
    listeners += sent.split('"addTarget":').length - sent.split('"removeTarget":').length;
  });
  const memory = await own.context().newCDPSession(own);
  const held = async () => {
    await own.waitForTimeout(LINGER_MS);
    return { listeners, heap: await heapOf(memory) };
  };
  await openWholeList(own);
  await openLeads(own, OPENED / 10);
  const before = await held();
  await openLeads(own, OPENED);
  const after = await held();
  const [reads, heap] = [after.listeners / before.listeners, after.heap / before.heap];
  const what = `after ${OPENED / 10}`;
  return [
    {
      name: `live reads after ${OPENED} leads opened`,
      value: after.listeners,
      unit: "",
      baseline: { value: before.listeners, what },
      ratio: reads,
      aim: atMost(reads, 1),
      notes: [],
    },
    {
      name: `heap after ${OPENED} leads opened`,
      value: after.heap / MB,
      unit: "MB",
      baseline: { value: before.heap / MB, what },
      ratio: heap,
      aim: atMost(heap, LIMITS.heap),
      notes: [],
    },
  ];
}

/** Each is opened from the list, read, and left by going back. */
async function openLeads(own: Page, many: number): Promise<void> {
  const rows = own.locator("[data-row]");
  for (let n = 0; n < many; n += 1) {
    const link = rows
      .nth(n % (FIRST_PAGE / 2))
      .getByRole("link")
      .first();
    const name = (await link.textContent()) ?? "";
    await link.click();
    await own.getByRole("heading", { level: 1, name }).waitFor();
    await own.goBack();
    await rows.first().waitFor();
  }
}

/** A day at the desk: the session is begun, and each call leads to the next. */
async function day(visitor: Browser): Promise<Row[]> {
  const me = await makeStaff("telecaller", "Vikram Bose");
  await makeCalls(me.uid, [{ name: "Ravi Iyer", at: Date.now() - 86_400_000, status: "no_answer" }]);
  await storeLeads(6_000_000, 6_000_000 + CALLS, me.uid);
  const page = await ownPage(visitor, me);
  const memory = await page.context().newCDPSession(page);
  let before = Number.NaN;
  await page.getByRole("button", { name: /^Start Calling Session/ }).click();
  const cockpit = page.getByRole("complementary", { name: "Call" });
  // A session calls nobody by itself; from the first call on, saving calls the next.
  await cockpit.getByRole("button", { name: /^Call \+91/ }).click();
  for (let n = 0; n < CALLS; n += 1) {
    await cockpit.getByText("Dialing").waitFor();
    if (n % 10 === 0) await forgetRates();
    if (n === CALLS / 10) before = await heapOf(memory);
    await cockpit.getByRole("button", { name: /^Connected/ }).click();
    await cockpit.getByText("On the call").waitFor();
    await cockpit.getByRole("radio", { name: "Interested", exact: true }).check();
    await cockpit.getByLabel("Note").fill(`Call ${n}`);
    const lead = (await cockpit.getByRole("heading").first().textContent()) ?? "";
    await page.keyboard.press("Control+Enter");
    await cockpit.getByRole("heading", { name: lead }).waitFor({ state: "detached" });
  }
  const { all: documents } = await inPage<Documents>(page, "watched.documents");
  const after = await heapOf(memory);
  await page.context().close();
  return [
    {
      name: `documents read in a day of ${CALLS} calls`,
      value: documents,
      unit: "",
      baseline: null,
      ratio: null,
      aim: { words: `≤ ${LIMITS.day}`, met: documents <= LIMITS.day },
      notes: [],
    },
    {
      name: `heap after a day of ${CALLS} calls`,
      value: after / MB,
      unit: "MB",
      baseline: { value: before / MB, what: `after ${CALLS / 10}` },
      ratio: after / before,
      aim: atMost(after / before, LIMITS.heap),
      notes: [],
    },
  ];
}

/** What a day's calls would be counted over, a minute or two here would be refused. */
async function forgetRates(): Promise<void> {
  const counters = await database().collection(COLLECTIONS.ledger).get();
  const rates = counters.docs.filter(({ id }) => id.startsWith("rate_"));
  await Promise.all(rates.map(({ ref }) => ref.delete()));
}

type Memory = Awaited<ReturnType<BrowserContext["newCDPSession"]>>;

async function heapOf(memory: Memory): Promise<number> {
  await memory.send("HeapProfiler.collectGarbage");
  const { usedSize } = await memory.send("Runtime.getHeapUsage");
  return usedSize;
}
