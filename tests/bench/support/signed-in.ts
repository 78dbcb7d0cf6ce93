import { DOORS, dashboardOf } from "@niyamdesk/domain/base/addresses";
import type { Page } from "playwright";
import { makeKnownClient, type TestClient } from "../../e2e/support/client.ts";
import { makeInboxItem, makePurchase } from "../../e2e/support/client-records.ts";
import { makeCommission, makePartner } from "../../e2e/support/franchise-records.ts";
import { fillSignIn, makeLead, makeStaff } from "../../e2e/support/staff.ts";

const RECORDS = 3;

/** Whose first page is measured. */
interface Account {
  role: "client_user" | "tax_executive" | "telecaller" | "franchise" | "admin";
  dashboard: string;
  /** A new account with some records to show. */
  make(): Promise<TestClient>;
}

export const SIGNED_IN: readonly Account[] = [
  { role: "client_user", dashboard: dashboardOf("client_user"), make: makeClientWithOrders },
  { role: "tax_executive", dashboard: dashboardOf("tax_executive"), make: makeExecutiveWithOrders },
  { role: "telecaller", dashboard: dashboardOf("telecaller"), make: makeTelecallerWithLeads },
  { role: "franchise", dashboard: dashboardOf("franchise"), make: makePartnerWithEarnings },
  { role: "admin", dashboard: dashboardOf("admin"), make: () => makeStaff("admin") },
];

/** Signs a new account in through its door and waits until it has its dashboard. */
export async function signInAs(account: Account, page: Page, site: string): Promise<void> {
  const person = await account.make();
  await page.goto(new URL(DOORS[account.role][0] ?? "", site).href);
  await fillSignIn(page, person);
  await page.waitForURL(`**${account.dashboard}`);
  await page.locator("h1").first().waitFor();
  await page.close();
}

async function makeClientWithOrders(): Promise<TestClient> {
  const client = await makeKnownClient();
  for (let made = 0; made < RECORDS; made += 1) {
    await makePurchase(client, { order: { status: "awaiting_documents" } });
    await makeInboxItem(client);
  }
  return client;
}

async function makeExecutiveWithOrders(): Promise<TestClient> {
  const [executive, client] = [await makeStaff("tax_executive"), await makeKnownClient()];
  for (let made = 0; made < RECORDS; made += 1) {
    await makePurchase(client, { order: { status: "processing", assigned_to: executive.uid } });
  }
  return executive;
}

async function makeTelecallerWithLeads(): Promise<TestClient> {
  const telecaller = await makeStaff("telecaller");
  for (let made = 0; made < RECORDS; made += 1) await makeLead(`Lead ${made}`, telecaller.uid);
  return telecaller;
}

async function makePartnerWithEarnings(): Promise<TestClient> {
  const partner = await makeStaff("franchise");
  const franchise = await makePartner(partner.uid);
  for (let made = 0; made < RECORDS; made += 1) {
    await makeCommission(franchise, { paise: 75_000, percent: 15, basePaise: 500_000 });
  }
  return partner;
}
