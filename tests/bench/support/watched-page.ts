/** Pages of a browser whose reads and rows are watched: of the product, and the bare one that it is held against. */
import { dashboardOf } from "@niyamdesk/domain/base/addresses";
import type { Browser, BrowserContext, Page } from "playwright";
import { endLeftReads } from "../../e2e/support/left-reads.ts";
import type { TestMember } from "../../e2e/support/staff.ts";
import { addresses } from "../../support/stack.ts";
import { bundled } from "./bare-leads.ts";

/** Documents that a page has read. */
export interface Documents {
  /** For a list of leads alone. */
  list: number;
  all: number;
  /** By collection. */
  of: Record<string, number>;
}

const WAIT_MS = 240_000;
const watch = await bundled("watch-rows.ts");

async function watched(visitor: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await visitor.newContext({
    ...{ viewport: { width: 1280, height: 800 }, timezoneId: "Asia/Kolkata", locale: "en-IN" },
    serviceWorkers: "block",
  });
  endLeftReads(context);
  await context.addInitScript({ content: watch });
  context.setDefaultTimeout(WAIT_MS);
  return { context, page: await context.newPage() };
}

/** A page of the product in which somebody has signed in. */
export async function ownPage(visitor: Browser, member: TestMember): Promise<Page> {
  const { page } = await watched(visitor);
  const dashboard = dashboardOf(member.role);
  await page.goto(`${addresses.site}${dashboard}`);
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password").fill(member.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  // The form has a heading of its own.
  await page.waitForURL(({ pathname }) => pathname === dashboard);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/** @param url of `serveBareLeads` */
export async function barePage(visitor: Browser, url: string, member: TestMember): Promise<Page> {
  const { page } = await watched(visitor);
  await openBare(page, url, member);
  return page;
}

export async function openBare(page: Page, url: string, { email, password }: TestMember): Promise<void> {
  await page.goto(url);
  await inPage(page, `bare.signIn(${JSON.stringify(email)}, ${JSON.stringify(password)})`);
}

/** What an expression in the page comes to. */
export async function inPage<T>(page: Page, expression: string): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${page.url()} never came to ${expression}`)), WAIT_MS).unref();
  });
  return Promise.race([page.evaluate<T>(expression), late]);
}
