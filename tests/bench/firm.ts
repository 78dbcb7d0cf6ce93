/** An administrator's screens on two years of a firm: documents read until the first rows, and their time against the bare query. */
import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { chromium, type Page } from "playwright";
import { checkNeeds } from "../../functions/src/needs/keep-needs.ts";
import { SYSTEM_BROWSER } from "../../tools/screens/browser.ts";
import { makeStaff, type TestMember } from "../e2e/support/staff.ts";
import { addresses } from "../support/stack.ts";
import { inPairs } from "./measure.ts";
import { type Row, report } from "./row.ts";
import { serveBareLeads } from "./support/bare-leads.ts";
import { countedReads } from "./support/counted-reads.ts";
import { storeFirm } from "./support/firm-book.ts";
import { barePage, type Documents, inPage, openBare, ownPage } from "./support/watched-page.ts";
import { withoutTriggers } from "./support/without-triggers.ts";

const { pages } = WORKSPACES.admin;
/** What the issue asks for: of a list, of one search, of the dashboard; and of the look of functions that a dashboard asks for. */
const MOST = { list: 53, search: 30, dashboard: 20, look: 200 };
const ROUNDS = 3;
/** Nothing more comes, once nothing has come for so long. */
const REST_MS = 4_000;

/** Rows of `ListScreen`; of other pages what stands in their main part. */
const LIST = "[data-row]";
const WORK = "main .work-row, main ul[aria-label] > li, main tbody tr";

const OPENED: readonly (readonly [name: string, address: string, rows: string])[] = [
  ["clients", pages.clients, LIST],
  ["orders", pages.orders, LIST],
  ["people at work", pages.orderPeople, WORK],
  ["payments", pages.allPayments, LIST],
  ["what the books found", pages.payments, WORK],
  ["invoices of a month", pages.books, LIST],
  ["leads", pages.leads, LIST],
  ["applications", pages.franchises, LIST],
  ["partners", pages.franchisePartners, LIST],
  ["commission", pages.commission, LIST],
  ["statements", pages.commissionStatements, LIST],
  ["coupons", pages.coupons, LIST],
  ["uses of coupons", pages.couponUses, LIST],
  ["fees", pages.fees, LIST],
  ["fees agreed", pages.feesAgreed, "main p.figures"],
  ["fees to pay", pages.feesToPay, WORK],
  ["tickets", pages.support, LIST],
  ["ready answers", pages.supportAnswers, WORK],
  ["mails", pages.mails, LIST],
  ["announcements", pages.communications, LIST],
  ["mailings", pages.mailings, LIST],
  ["audit log", pages.audit, LIST],
  ["incidents", pages.incidents, WORK],
  ["retention", pages.privacy, "main ul[aria-label] > li"],
  ["complaints", pages.complaints, WORK],
  ["staff", pages.staff, LIST],
  ["telecalling", pages.telecalling, WORK],
  ["services", pages.services, WORK],
  ["steps", pages.steps, WORK],
  ["calendar", pages.calendar, WORK],
];

type Asked = { where?: [string, string, unknown][]; order: [string, "asc" | "desc"] };

/** The longest lists, with what each asks for first. */
const TIMED: readonly (readonly [name: string, address: string, from: string, asked: Asked])[] = [
  [
    ...(["clients", pages.clients, "profiles"] as const),
    { where: [["role", "==", "client_user"]], order: ["created_at", "desc"] },
  ],
  ["orders", pages.orders, "orders", { order: ["date", "desc"] }],
  ["payments", pages.allPayments, "payments", { order: ["date", "desc"] }],
  ["leads", pages.leads, "crm_leads", { order: ["created_at", "desc"] }],
  ["the audit log", pages.audit, "audit_log", { order: ["at", "desc"] }],
];

/** A first name, a number of a phone, of an order, of an invoice, the beginning of a mail, and nothing that there is. */
const SEARCHES = ["Asha", "Vikram Iyer", "2000", "ORD-", "000123", "pay_0000", "client12", "zzzzzz"];

const bareSite = await serveBareLeads();
const browser = await chromium.launch(SYSTEM_BROWSER);
try {
  await withoutTriggers();
  const begun = performance.now();
  const stored = await storeFirm();
  const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
  console.log(`${stored} documents stored in ${seconds} s`);
  const me = await makeStaff("admin", "Anita Desai");
  const look = await countedReads(checkNeeds);
  const own = await ownPage(browser, me);
  const rows = [await dashboard(own), lookRow(look)];
  for (const opened of OPENED) {
    const row = await firstRows(own, ...opened);
    console.log(JSON.stringify(row));
    rows.push(row);
  }
  rows.push(await search(own));
  const bare = await barePage(browser, bareSite.url, me);
  for (const list of TIMED) rows.push(await againstBare(own, bare, me, ...list));
  report(rows);
} finally {
  await browser.close();
  bareSite.close();
}

function most(name: string, value: number, limit: number, notes: string[]): Row {
  return {
    ...{ name, value, unit: "docs", baseline: null, ratio: null, notes },
    aim: { words: `≤ ${limit}`, met: value <= limit },
  };
}

/** Opens a page by its address, as a bookmark does. @returns what was read until its rows were drawn, and until nothing more came */
async function open(
  own: Page,
  address: string,
  selector: string,
): Promise<[first: Documents, all: Documents, string[]]> {
  const asked: string[] = [];
  const note = (request: { url(): string; method(): string }) => {
    const url = request.url();
    if (request.method() === "POST" && url.startsWith(addresses.functions))
      asked.push(url.split("/").at(-1) ?? "");
  };
  await inPage(own, `watched.rowsAre(${JSON.stringify(selector)})`);
  own.on("request", note);
  await own.goto(`${addresses.site}${address}`);
  const first = await inPage<Documents>(own, "watched.readUntilDrawn()");
  const all = await atRest(own);
  own.off("request", note);
  return [first, all, asked];
}

async function atRest(own: Page): Promise<Documents> {
  for (let before = -1; ; ) {
    const read = await inPage<Documents>(own, "watched.documents");
    if (read.all === before) return read;
    before = read.all;
    await own.waitForTimeout(REST_MS);
  }
}

function told({ of }: Documents): string {
  return Object.entries(of)
    .sort(([, one], [, other]) => other - one)
    .map(([from, count]) => `${count} ${from}`)
    .join(", ");
}

async function firstRows(own: Page, name: string, address: string, selector: string): Promise<Row> {
  const opened = await open(own, address, selector).catch((error: unknown) => String(error));
  // One page that shows nothing takes no figure of the others.
  if (typeof opened === "string") {
    return {
      ...most(`first rows of ${name}`, 0, MOST.list, [opened]),
      aim: { words: "to show rows", met: false },
    };
  }
  const [first, all, functions] = opened;
  return most(`first rows of ${name}`, first.all, MOST.list, [
    `until the first rows: ${told(first)}`,
    `until the page rests: ${all.all} (${told(all)})`,
    ...(functions.length > 0 ? [`functions asked: ${functions.join(", ")}`] : []),
  ]);
}

async function dashboard(own: Page): Promise<Row> {
  const [, all, functions] = await open(own, pages.dashboard, "main h2");
  return most("dashboard, until it rests", all.all, MOST.dashboard, [
    told(all),
    `functions asked: ${functions.join(", ")}`,
  ]);
}

function lookRow(read: number): Row {
  return most("… what needs a person, looked at by a function once a minute at most", read, MOST.look, [
    "Counts of up to 1,000 are one document each",
  ]);
}

async function search(own: Page): Promise<Row> {
  await own.goto(`${addresses.site}${pages.settings}`);
  await own.getByRole("heading", { level: 1 }).waitFor();
  await own
    .getByRole("button", { name: /^Search/ })
    .first()
    .click();
  const dialog = own.getByRole("dialog");
  const read: [typed: string, documents: number][] = [];
  for (const typed of SEARCHES) {
    const before = await atRest(own);
    await dialog.getByRole("combobox").fill(typed);
    await dialog.getByText("Searching…").waitFor({ state: "detached" });
    const after = await atRest(own);
    read.push([typed, after.all - before.all]);
  }
  const highest = Math.max(...read.map(([, documents]) => documents));
  return most("search over everything, an answer", highest, MOST.search, [
    read.map(([typed, documents]) => `'${typed}': ${documents}`).join(", "),
  ]);
}

async function againstBare(
  own: Page,
  bare: Page,
  me: TestMember,
  name: string,
  address: string,
  from: string,
  asked: Asked,
): Promise<Row> {
  await inPage(own, `watched.rowsAre("${LIST}")`);
  const pairs = await inPairs(
    ROUNDS,
    async () => {
      await own.goto(`${addresses.site}${address}`);
      return inPage<number>(own, `watched.drawnAfter("${from}")`);
    },
    async () => {
      await openBare(bare, bareSite.url, me);
      await inPage(bare, `watched.begin(""); bare.list("${from}", ${JSON.stringify(asked)})`);
      return inPage<number>(bare, `watched.drawnAfter("${from}")`);
    },
  );
  return {
    ...{ name: `first rows of ${name}`, value: pairs.value, unit: "ms from query to row" },
    baseline: { value: pairs.baseline, what: "the bare query, drawn by a bare page" },
    ratio: pairs.ratio,
    aim: { words: "ratio ≤ 1.2", met: pairs.ratio <= 1.2 },
    notes: [`medians of ${ROUNDS} rounds`],
  };
}
