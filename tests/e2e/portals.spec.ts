import type { Role } from "@niyamdesk/domain/base/roles";
import { Timestamp } from "firebase-admin/firestore";
import { expectAccessible } from "./support/accessible.ts";
import { changeLead } from "./support/calling-records.ts";
import { makeClient } from "./support/client.ts";
import { makePurchase } from "./support/client-records.ts";
import { makeCommission, makePartner } from "./support/franchise-records.ts";
import { stack } from "./support/stack.ts";
import { fillSignIn, makeLead, makeStaff, type TestMember } from "./support/staff.ts";
import { expect, type Page, test } from "./support/test.ts";
import { collectTroubles } from "./support/watch.ts";

interface PortalUnderTest {
  role: Role;
  label: string;
  login: string;
  dashboard: string;
  title: string;
  /** Makes a record that this person's home shows; the answer is how it reads there. */
  give(member: TestMember): Promise<string | RegExp>;
  /** Somewhere the role has no business, and a collection that is read there. */
  elsewhere: readonly [address: string, collection: string];
}

async function assignedOrder({ uid }: TestMember): Promise<string> {
  const service = `Return of ${uid.slice(0, 6)}`;
  const due_date = Timestamp.fromMillis(Date.now() - 2 * 86_400_000);
  await makePurchase(await makeClient(), {
    order: { service_name: service, assigned_to: uid, status: "processing", due_date },
  });
  return service;
}

/** What a partner earned, in a territory of theirs. */
async function commission({ uid }: TestMember): Promise<string> {
  const partner = await makePartner(uid);
  const { service } = await makeCommission(partner, { paise: 75_000, percent: 15, basePaise: 500_000 });
  return service;
}

/** Newest of all: administrators see whatever was bought. */
async function newestOrder({ uid }: TestMember): Promise<string> {
  const service = `Order of ${uid.slice(0, 6)}`;
  await makePurchase(await makeClient(), {
    order: { service_name: service, date: Timestamp.now() },
  });
  return service;
}

const PORTALS: readonly PortalUnderTest[] = [
  {
    ...{ role: "telecaller", label: "Telecaller", login: "/staff-portal/telecaller-login" },
    ...{ dashboard: "/telecaller/dashboard", title: "Telecaller Dashboard" },
    give: async ({ uid }) => {
      const lead = await makeLead(`Lead of ${uid.slice(0, 6)}`, uid);
      await changeLead(lead, { followUp: Date.now() - 60_000 });
      return `Lead of ${uid.slice(0, 6)}`;
    },
    elsewhere: ["/admin/staff", "profiles"],
  },
  {
    ...{ role: "tax_executive", label: "Tax Executive", login: "/staff-portal/tax-executive-login" },
    ...{ dashboard: "/tax-executive/dashboard", title: "Tax Executive Dashboard" },
    give: assignedOrder,
    elsewhere: ["/telecaller/dashboard", "crm_leads"],
  },
  {
    ...{ role: "ca", label: "CA", login: "/staff-portal/ca-login" },
    ...{ dashboard: "/ca/dashboard", title: "CA Dashboard" },
    give: assignedOrder,
    elsewhere: ["/tax-executive/dashboard", "tasks"],
  },
  {
    ...{ role: "franchise", label: "Franchise Partner", login: "/staff-portal/franchise-login" },
    ...{ dashboard: "/franchise/dashboard", title: "Franchise Dashboard" },
    give: commission,
    // Leads are read at home as well: those of their own.
    elsewhere: ["/telecaller/dashboard", "telecaller_calls"],
  },
  {
    ...{ role: "admin", label: "Administrator", login: "/admin-portal/login" },
    ...{ dashboard: "/admin/dashboard", title: "Admin Dashboard" },
    give: newestOrder,
    elsewhere: ["/franchise/dashboard", "commissions"],
  },
];

for (const portal of PORTALS) {
  test(`[R-01] [R-02] [P-05] [A-12] ${portal.label}: signs in at the portal, sees its home, is refused elsewhere before any read`, {
    tag: "@desk",
  }, async ({ page }) => {
    const troubles = collectTroubles(page);
    const member = await makeStaff(portal.role);
    const record = await portal.give(member);

    await page.goto(portal.dashboard);
    await expect(page).toHaveURL(`${portal.login}?next=${encodeURIComponent(portal.dashboard)}`);
    await fillSignIn(page, member);
    await expect(page).toHaveURL(portal.dashboard);
    await expect(page.getByRole("heading", { level: 1, name: portal.title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${portal.title}`));
    await expect(page.getByText(record).first()).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "FAQ" })).toHaveCount(0);
    await expectFits(page);
    await expectAccessible(page);

    const prefix = portal.dashboard.replace("/dashboard", "");
    await page.goto(`${prefix}/no-such-page`);
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await expect(page).toHaveURL(portal.dashboard);
    const profile = page.getByRole("link", { name: "Profile" }).filter({ visible: true });
    // A telecaller's bar on a phone is for calling.
    if ((await profile.count()) === 0) await page.getByRole("button", { name: "Menu" }).click();
    await profile.click();
    await expect(page.getByText(member.email).filter({ visible: true }).first()).toBeVisible();

    const [address, collection] = portal.elsewhere;
    const reads = readsOf(page, collection);
    await page.goto(address);
    await expect(
      page.getByText(`Access restricted. Redirecting to your ${portal.label} dashboard.`),
    ).toBeVisible();
    await expect(page).toHaveURL(portal.dashboard);
    await expect(page.getByText(record).first()).toBeVisible();
    expect(reads()).toEqual([]);
    expect(troubles).toEqual([]);
  });
}

test("[AUTH-14] [R-01] reloading a workspace on a slow network waits at its address, without a flash of the sign-in", async ({
  page,
}) => {
  const admin = await makeStaff("admin", "Slow Admin");
  await page.goto(`/admin/staff?q=${admin.email}&role=admin#list`);
  await fillSignIn(page, admin);
  const here = new RegExp(`/admin/staff\\?q=${admin.email.replace("@", "(@|%40)")}&role=admin#list$`);
  await expect(page).toHaveURL(here);
  await expect(page.getByText("Slow Admin").filter({ visible: true }).first()).toBeVisible();

  let answer = () => {};
  const asked = new Promise<void>((held) => {
    void page.route(`${stack.addresses.auth}/**/accounts:lookup*`, async (route) => {
      held();
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.continue();
    });
  });
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (/Sign in|Administrator Login/.test(document.body?.textContent ?? ""))
        localStorage.setItem("flashed", "1");
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await asked;
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  await expect(page).toHaveURL(here);
  answer();
  await expect(page.getByRole("searchbox")).toHaveValue(admin.email);
  await expect(page.getByText("Slow Admin").filter({ visible: true }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("flashed"))).toBeNull();
});

/** Reads of a collection that the page asks the server for, but for the person's own profile. */
function readsOf(page: Page, collection: string): () => string[] {
  const reads: string[] = [];
  page.on("request", (request) => {
    const sent = decodeURIComponent(request.postData() ?? "");
    if (sent.includes(`"collectionId":"${collection}"`)) reads.push(sent);
  });
  return () => reads;
}

async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
