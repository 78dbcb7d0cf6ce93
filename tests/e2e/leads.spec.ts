import { randomUUID } from "node:crypto";
import type { CallingHours } from "@niyamdesk/domain/calls/calling-hours";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import { Timestamp } from "firebase-admin/firestore";
import { expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/client.ts";
import { database } from "./support/records.ts";
import { makeLead, makeStaff, type TestMember } from "./support/staff.ts";
import { type Browser, expect, type Page, test } from "./support/test.ts";
import { collectTroubles } from "./support/watch.ts";

/** Open at every minute, so that tests do not ask what time it is. */
const AT_ANY_TIME: CallingHours = {
  ...{ days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 1440, holidays: [] },
  at_most: { from: 0, to: 1440 },
};

const setHours = (hours: CallingHours) => database().doc("settings/calling").set(hours);
test.beforeEach(() => setHours(AT_ANY_TIME));

const surname = () => `Zeb${randomUUID().replaceAll("-", "").slice(0, 7)}`;
const leadNow = async (id: string) => (await database().doc(`crm_leads/${id}`).get()).data() as Lead;
const update = (id: string, change: object) =>
  database()
    .doc(`crm_leads/${id}`)
    .update({ ...change, updated_at: Timestamp.now() });
const row = (page: Page, name: string) => page.locator("[data-row]").filter({ hasText: name });

/** Another person, at a browser of their own. */
async function another(browser: Browser, member: TestMember, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, member, path);
  return page;
}

test("[T-02] [T-07] [FS-06] two take one lead: one has it, the other reads who was faster and the row leaves", async ({
  page,
  browser,
}) => {
  const family = surname();
  const id = await makeLead(`Asha ${family}`, null);
  const [imran, pooja] = [
    await makeStaff("telecaller", "Imran Sheikh"),
    await makeStaff("telecaller", "Pooja Rao"),
  ];
  const there = `/telecaller/leads?of=unassigned&q=${family}`;
  await signIn(page, imran, there);
  const other = await another(browser, pooja, there);
  const pages = [page, other];
  for (const each of pages) await expect(row(each, family)).toBeVisible();
  await Promise.all(pages.map((each) => each.getByRole("button", { name: `Take Asha ${family}` }).click()));
  // Both are said for three seconds, so that they are looked for at once.
  const outcome = /This lead is yours now\.|(Imran|Pooja) took this lead a moment ago\./;
  const said = await Promise.all(pages.map((each) => row(each, family).getByText(outcome).textContent()));
  const isImrans = (await leadNow(id)).assigned_to === imran.uid;
  const [winner, loser, name] = isImrans ? [page, other, "Imran"] : [other, page, "Pooja"];
  const words = ["This lead is yours now.", `${name} took this lead a moment ago.`];
  expect(said).toEqual(isImrans ? words : words.toReversed());
  await expect(loser.getByRole("heading", { name: "No lead matches" })).toBeVisible();
  await winner.goto(`/telecaller/leads?q=${family}`);
  await expect(row(winner, family).getByRole("button", { name: /^Call Asha/ })).toBeVisible();
  await other.context().close();
});

test("[T-02] [T-03] [T-07] [FS-08] [Z-22] three at work: one takes a lead and calls it without a network, two see what came of it as it happens", async ({
  page,
  browser,
}) => {
  const family = surname();
  const id = await makeLead(`Asha ${family}`, null);
  const [imran, pooja, anita] = [
    await makeStaff("telecaller", "Imran Sheikh"),
    await makeStaff("telecaller", "Pooja Rao"),
    await makeStaff("admin", "Anita Deshmukh"),
  ];
  const pool = `/telecaller/leads?of=unassigned&q=${family}`;
  await signIn(page, imran, pool);
  const second = await another(browser, pooja, pool);
  const third = await another(browser, anita, `/admin/leads?q=${family}`);
  await expect(row(second, family)).toBeVisible();
  await expect(row(third, family)).toContainText("Unassigned");

  await page.getByRole("button", { name: `Take Asha ${family}` }).click();
  await expect(second.getByRole("heading", { name: "No lead matches" })).toBeVisible();
  await expect(row(third, family)).toContainText("Imran");

  await page.getByRole("button", { name: /^Mine/ }).click();
  await expect(row(page, family)).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: `Call next: Asha ${family}` }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("link", { name: /^Call / }).click();
  await sheet.getByRole("button", { name: "Yes, we talked" }).click();
  await sheet.getByRole("radio", { name: "Interested", exact: true }).check();
  await sheet.getByRole("button", { name: "Save call" }).click();
  await expect(page.getByText("1 call is saved here and will be sent")).toBeVisible();
  expect((await leadNow(id)).last_call).toBeNull();

  await page.context().setOffline(false);
  await expect(row(third, family)).toContainText("Contacted");
  expect((await leadNow(id)).last_call).toMatchObject({ status: "connected", disposition: "interested" });
  await third.getByRole("link", { name: `Asha ${family}` }).click();
  await expect(third.getByRole("heading", { level: 1 })).toContainText(`Asha ${family}`);
  await expect(third.getByText("Imran", { exact: true })).toBeVisible();
  await expect(third.getByRole("button", { name: "Take" })).toHaveCount(0);
  await second.context().close();
  await third.context().close();
});

test("[T-02] [T-07] what others do shows without a reload: who calls, whose it is, what changed", async ({
  page,
}) => {
  const family = surname();
  const me = await makeStaff("telecaller", "Imran Sheikh");
  const id = await makeLead(`Asha ${family}`, null);
  await signIn(page, me, `/telecaller/leads?of=unassigned&q=${family}`);
  await expect(row(page, family).getByRole("button", { name: /^Take/ })).toBeVisible();
  await update(id, { calling: { uid: "pooja", name: "Pooja", since: Timestamp.now() } });
  await expect(row(page, family).getByText("Pooja is calling")).toBeVisible();
  await expect(row(page, family).getByRole("button", { name: /^Take/ })).toHaveCount(0);

  await update(id, { calling: null, assigned_to: me.uid, status: "qualified" });
  await page.goto(`/telecaller/leads/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: `Asha ${family}` })).toContainText("Qualified");
  await update(id, { notes: "Sends PAN tonight" });
  await expect(page.getByRole("textbox", { name: /^Note/ })).toHaveValue("Sends PAN tonight");
  await update(id, { assigned_to: "pooja", assigned_name: "Pooja", had_by: [me.uid] });
  await expect(page.getByRole("heading", { name: "This lead is Pooja's now" })).toBeVisible();
  await expect(page).toHaveURL(/\/telecaller\/leads(\?|$)/);

  // Another's lead, and one that never was, are the same.
  for (const path of [id, "nobody"]) {
    await page.goto(`/telecaller/leads/${path}`);
    await expect(page.getByRole("heading", { name: "Lead not found" })).toBeVisible();
  }
});

test("[T-02] [T-07] two tabs write one note: nothing is overwritten unseen, both are shown and a person chooses", async ({
  page,
  context,
}) => {
  const family = surname();
  const me = await makeStaff("telecaller");
  const id = await makeLead(`Asha ${family}`, me.uid);
  await signIn(page, me, `/telecaller/leads/${id}`);
  const second = await context.newPage();
  await second.goto(`/telecaller/leads/${id}`);
  await second.getByRole("textbox", { name: /^Note/ }).fill("Written second");
  await page.getByRole("textbox", { name: /^Note/ }).fill("Written first");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(async () => (await leadNow(id)).notes).toBe("Written first");
  // What somebody is writing stays, whatever comes in.
  await expect(second.getByRole("textbox", { name: /^Note/ })).toHaveValue("Written second");
  // So it does when they leave the page and are back.
  await second.reload();
  await expect(second.getByRole("textbox", { name: /^Note/ })).toHaveValue("Written second");
  await second.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = second.getByRole("dialog", { name: `Asha ${family} was changed while you were writing` });
  await expect(dialog.getByText("Written first")).toBeVisible();
  await expect(dialog.getByText("Written second")).toBeVisible();
  expect((await leadNow(id)).notes).toBe("Written first");
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(async () => (await leadNow(id)).notes).toBe("Written second");
  await expect(page.getByRole("textbox", { name: /^Note/ })).toHaveValue("Written second");
});

test(
  "[T-02] a lead is moved, its conversion confirmed and taken back with a reason; the list is searched, narrowed and shown as a board",
  { tag: "@desk" },
  async ({ page }, { project }) => {
    const troubles = collectTroubles(page);
    const isDesk = project.name === "desktop";
    const family = surname();
    const me = await makeStaff("telecaller");
    const phone_e164 = `+9198${String(Date.now()).slice(-8)}`;
    const id = await makeLead(`Asha ${family}`, me.uid, { phone_e164, company: "Reddy Agro" });
    await makeLead(`Vikram ${family}`, me.uid, {
      ...{ status: "contacted", priority: "low", service_interest: "Trademark registration" },
      next_follow_up: Timestamp.fromMillis(Date.now() - 2 * 86_400_000),
    });
    await signIn(page, me, "/telecaller/leads");
    await expect(page.locator("[data-row]")).toHaveCount(2);
    await expect(page).toHaveTitle(/^Lead Management \(2\)/);
    await expect(page.getByRole("button", { name: "Overdue 1" })).toBeVisible();
    await expectAccessible(page);

    // Any figures of the number, and any word of name or company.
    const search = page.getByRole("searchbox");
    for (const typed of [phone_e164.slice(6, 11), "agro", `asha ${family}`]) {
      await search.fill(typed);
      await expect(row(page, `Asha ${family}`)).toBeVisible();
      await expect(page.locator("[data-row]")).toHaveCount(1);
    }
    await search.fill("");
    // What was typed is looked for in the pause after it: the tab that is pressed before keeps its days.
    await page.getByRole("button", { name: "Overdue 1" }).click();
    await expect(page).toHaveURL(/leads\?until=now$/);
    await expect(page.locator("[data-row]")).toHaveCount(1);
    await expect(row(page, `Vikram ${family}`)).toContainText("Was due");
    await page.getByRole("button", { name: /^Mine/ }).click();
    await expect(page.locator("[data-row]")).toHaveCount(2);
    if (!isDesk) await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("combobox", { name: "Service" }).selectOption("Trademark registration");
    await expect(page.locator("[data-row]")).toHaveCount(1);
    await page.getByRole("combobox", { name: "Priority" }).selectOption("high");
    await page.getByRole("button", { name: "Clear filters" }).click();

    if (isDesk) {
      await row(page, `Asha ${family}`).focus();
      await page.keyboard.press("s");
      await page.keyboard.press("3");
    } else {
      await page.getByRole("button", { name: `More for Asha ${family}` }).click();
      // All of it lies above the bars, where a thumb reaches it.
      await expect(page.getByRole("button", { name: "Do not call again" })).toBeInViewport({ ratio: 1 });
      await page.getByRole("button", { name: "Change status" }).click();
      await page.getByRole("button", { name: "Qualified" }).click();
    }
    const undo = page.getByRole("button", { name: /^Undo/ });
    // Pointed at, its time stands still.
    await undo.hover();
    await expect.poll(async () => (await leadNow(id)).status).toBe("qualified");
    await undo.click();
    await expect.poll(async () => (await leadNow(id)).status).toBe("new");

    // A message stands still under the mouse, above what lies there.
    await page.mouse.move(5, 5);
    await page.getByRole("button", { name: "Board", exact: true }).filter({ visible: true }).click();
    const column = page.getByRole("region", { name: "New", exact: true });
    await expect(column.getByText(`Asha ${family}`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: `More for Asha ${family}` }).click();
    await page.getByRole("button", { name: "Change status" }).click();
    await page.getByRole("button", { name: "Converted" }).click();
    await expect(page.getByText(/Taken back only within 24 hours/)).toBeVisible();
    expect((await leadNow(id)).status).toBe("new");
    await page.getByRole("button", { name: "Mark as converted" }).click();
    await expect.poll(async () => (await leadNow(id)).status).toBe("converted");

    await page.goto(`/telecaller/leads?status=converted`);
    await page.getByRole("button", { name: `More for Asha ${family}` }).click();
    await page.getByRole("button", { name: "Take back conversion" }).click();
    await page.getByRole("button", { name: "Take back", exact: true }).click();
    await expect(page.locator("[aria-invalid=true]")).toBeVisible();
    await page.getByLabel("Reason").fill("Pressed by mistake");
    await page.getByRole("button", { name: "Take back", exact: true }).click();
    await expect.poll(async () => (await leadNow(id)).status).toBe("qualified");
    expect(troubles).toEqual([]);
  },
);

test("[T-02] [FS-08] without a network a follow-up waits and goes once, and nobody is taken", async ({
  page,
  context,
}) => {
  const family = surname();
  const me = await makeStaff("telecaller");
  const id = await makeLead(`Asha ${family}`, me.uid);
  await makeLead(`Free ${family}`, null);
  await signIn(page, me, "/telecaller/leads");
  await expect(row(page, `Asha ${family}`)).toBeVisible();
  await page.getByRole("button", { name: /^Unassigned/ }).click();
  await page.getByRole("searchbox").fill(family);
  await expect(row(page, `Free ${family}`)).toBeVisible();
  await context.setOffline(true);
  const take = row(page, `Free ${family}`).getByRole("button", { name: /^Take/ });
  await expect(take).toHaveAttribute("aria-disabled", "true");
  await expect(take).toHaveAttribute("title", "Needs internet, so that two people never call one person.");
  await page.getByRole("button", { name: /^Mine/ }).click();
  await page.getByRole("button", { name: `More for Asha ${family}` }).click();
  await page.getByRole("button", { name: "Set follow-up" }).click();
  await page.getByRole("button", { name: /^Tomorrow/ }).click();
  await page.getByRole("button", { name: "Save follow-up" }).click();
  await expect(row(page, `Asha ${family}`)).toContainText("tomorrow");
  await expect(page.getByText("1 change not sent yet.")).toBeVisible();
  expect((await leadNow(id)).next_follow_up).toBeNull();
  await context.setOffline(false);
  await expect
    .poll(async () => (await leadNow(id)).next_follow_up?.toMillis() ?? 0)
    .toBeGreaterThan(Date.now());
  await expect(page.getByText("1 change not sent yet.")).toHaveCount(0);
});

test("[T-02] [FS-08] [FS-09] who signs out while a change waits is told, and it is sent when they are back, or deleted as they say", async ({
  page,
  context,
}) => {
  const family = surname();
  const me = await makeStaff("telecaller");
  const colleague = await makeStaff("telecaller");
  const id = await makeLead(`Asha ${family}`, me.uid);
  const out = page.getByRole("button", { name: "Sign out", exact: true }).filter({ visible: true });
  const signOut = async () => {
    const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
    if (!(await out.isVisible()) && (await menu.isVisible())) await menu.click();
    await out.click();
  };
  const told = page.getByRole("dialog", { name: "Not everything has been sent yet" });
  const arrived = async () => (await leadNow(id)).next_follow_up?.toMillis() ?? 0;
  const left = async () => {
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText("Logged out successfully")).toBeVisible();
  };
  const putOff = async () => {
    await page.getByRole("button", { name: `More for Asha ${family}` }).click();
    await page.getByRole("button", { name: "Set follow-up" }).click();
    await page.getByRole("button", { name: /^Tomorrow/ }).click();
    await page.getByRole("button", { name: "Save follow-up" }).click();
    await expect(row(page, `Asha ${family}`)).toContainText("tomorrow");
  };
  await signIn(page, me, "/telecaller/leads");
  await expect(row(page, `Asha ${family}`)).toBeVisible();
  // Somebody is there: what is asked comes while there is a network.
  await page.keyboard.press("Shift");
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("/unsent-question-")),
      ),
    )
    .toBe(true);
  await context.setOffline(true);
  await putOff();
  await signOut();
  await expect(told).toContainText("Changes to 1 lead");
  await expect(told).toContainText("You're offline. Stay signed in, and it's sent as soon as you're back.");
  await expectAccessible(page);
  await told.getByRole("button", { name: "Stay signed in" }).click();
  await expect(row(page, `Asha ${family}`)).toContainText("tomorrow");

  // There is a network, and nothing gets through.
  await page.route(/\/editLead$/, (route) => route.abort());
  await context.setOffline(false);
  await signOut();
  await told.getByRole("button", { name: "Sign out, send it later" }).click();
  await left();
  await page.unroute(/\/editLead$/);
  await signIn(page, colleague, "/telecaller/leads");
  await expect(page.getByText("No leads assigned to you yet")).toBeVisible();
  expect(await arrived()).toBe(0);
  await signOut();
  await left();
  await signIn(page, me, "/telecaller/dashboard");
  // Somebody is there.
  await page.keyboard.press("Tab");
  await expect.poll(arrived).toBeGreaterThan(Date.now());

  await update(id, { next_follow_up: null });
  await page.goto("/telecaller/leads");
  await expect(row(page, `Asha ${family}`)).not.toContainText("tomorrow");
  await page.route(/\/editLead$/, (route) => route.abort());
  await putOff();
  await signOut();
  await told.getByRole("button", { name: "Sign out and delete it" }).click();
  await left();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("unsent"))),
  ).toEqual([]);
  expect(await arrived()).toBe(0);
});

test("[T-02] [T-08] nobody to call yet; a number that is known says so; outside of the hours nobody is called", async ({
  page,
}) => {
  const family = surname();
  const me = await makeStaff("telecaller");
  await signIn(page, me, "/telecaller/leads");
  await expect(page.getByRole("heading", { name: "No leads assigned to you yet" })).toBeVisible();
  await page.getByRole("button", { name: "See unassigned leads" }).click();
  await expect(page).toHaveURL(/of=unassigned/);
  await page.getByRole("button", { name: /^Mine/ }).click();

  const phone = `98${String(Date.now()).slice(-8)}`;
  const add = async () => {
    await page.getByRole("button", { name: "Lead", exact: true }).click();
    await page.getByLabel("Name", { exact: true }).fill(`Asha ${family}`);
    await page.getByLabel("Phone").fill(phone);
    await page.getByRole("button", { name: "Add lead" }).click();
  };
  await add();
  await expect(row(page, `Asha ${family}`)).toBeVisible();
  await add();
  await expect(page.getByRole("heading", { name: "This number is already in our leads" })).toBeVisible();
  await expect(page.getByText("It belongs to one of your leads, so we did not add another.")).toBeVisible();
  await page.getByRole("link", { name: "Open the lead" }).click();
  await expect(page.getByText("Nothing yet. The first call shows here.")).toBeVisible();
  await expectAccessible(page);

  await setHours({ ...AT_ANY_TIME, days: [] });
  await expect(page.getByText("There are no calling hours at the moment.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Call \+91/ })).toHaveAttribute("aria-disabled", "true");
});

test("[K-02] [T-07] a CA has the leads that were given, and no pool", async ({ page }) => {
  const family = surname();
  const me = await makeStaff("ca", "Kavita Shah");
  const id = await makeLead(`Asha ${family}`, me.uid);
  await signIn(page, me, "/crm/leads");
  await expect(row(page, `Asha ${family}`)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Unassigned/ })).toHaveCount(0);
  await makeLead(`Meera ${family}`, me.uid);
  await page.getByRole("button", { name: "1 new" }).click();
  await expect(row(page, `Meera ${family}`)).toBeVisible();
  await page.getByRole("link", { name: `Asha ${family}` }).click();
  await expect(page).toHaveURL(`/crm/leads/${id}`);
  await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
});

test("[T-02] [T-03] a call that somebody made by themselves is logged from above the list, found by name", {
  tag: "@desk",
}, async ({ page }) => {
  const me = await makeStaff("telecaller");
  const family = surname();
  await makeLead(`Asha ${family}`, me.uid);
  await makeLead(`Vikram ${family}`, me.uid);
  await signIn(page, me, "/telecaller/leads");
  await page.getByRole("button", { name: "Log a call", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Log a call", exact: true });
  await dialog.getByRole("searchbox").fill(`asha ${family}`);
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: `Asha ${family}` }).click();
  await expect(page.getByRole("heading", { name: `Log a call with Asha ${family}` })).toBeVisible();
});
