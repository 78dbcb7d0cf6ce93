import {
  type CallingHours,
  DEFAULT_CALLING_HOURS,
  nextCallable,
} from "@niyamdesk/domain/calls/calling-hours";
import { istDay, startOfIstDay } from "@niyamdesk/domain/time/time";
import { expectAccessible } from "./support/accessible.ts";
import { changeLead, makeCalls, makeTask } from "./support/calling-records.ts";
import { setHours } from "./support/calls.ts";
import { database } from "./support/records.ts";
import { englishWords } from "./support/spoken.ts";
import { fillSignIn, makeLead, makeStaff, type TestMember } from "./support/staff.ts";
import { expect, type Page, test } from "./support/test.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

async function signIn(page: Page, member: TestMember, address = "/telecaller/dashboard"): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, member);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const figure = (page: Page, term: string) =>
  page.getByRole("main").locator(".figure-cell").filter({ hasText: term });

/** Some minutes before now, but on this day. */
const earlierToday = (minutes: number) =>
  Math.max(Date.now() - minutes * MINUTE, startOfIstDay(Date.now()) + 1000);

test("[T-01] [T-07] the day's figures stand beside yesterday's at the same time, and grow as calls are saved", {
  tag: "@desk",
}, async ({ page }) => {
  const me = await makeStaff("telecaller", "Imran Sheikh");
  const now = Date.now();
  await makeCalls(me.uid, [
    { at: earlierToday(3), lead: "a", disposition: "interested" },
    { at: earlierToday(2), lead: "b", disposition: "converted" },
    { at: earlierToday(1), lead: "b", status: "no_answer" },
    { at: startOfIstDay(now) - DAY + 1000, lead: "c" },
    // Later than now, of yesterday: not yet.
    { at: startOfIstDay(now) - 1000, lead: "d" },
  ]);
  const due = await makeLead("Vikram Reddy", me.uid);
  await changeLead(due, { followUp: now - DAY });
  await signIn(page, me);
  await expect(figure(page, "Today's Calls")).toContainText("3+2");
  await expect(figure(page, "Leads Generated")).toContainText("1+1");
  await expect(figure(page, "Conversion Rate")).toContainText("50%+50 pts");
  await expect(figure(page, "Follow-ups Due")).toContainText("1 overdue");
  await expect(page.getByRole("button", { name: "Start Calling Session 1 due" })).toBeVisible();
  await expect(page.getByText("3 of 60 calls")).toBeVisible();
  await expectAccessible(page);

  await makeCalls(
    me.uid,
    [1, 2, 3, 4].map((count) => ({ at: earlierToday(count), lead: `more ${count}` })),
  );
  await expect(figure(page, "Today's Calls")).toContainText("4");
  await expect(page.getByText("4 of 60 calls")).toBeVisible();
});

test("[T-01] on a first day nothing is compared with nothing, and the hours are said", async ({ page }) => {
  const me = await makeStaff("telecaller");
  await signIn(page, me);
  await expect(figure(page, "Today's Calls")).toContainText("0");
  await expect(figure(page, "Conversion Rate")).toContainText("0%");
  await expect(page.getByText(/No calls yet today/)).toBeVisible();
  await expect(page.getByText("Infinity")).toHaveCount(0);
  await expect(page.getByText("Nothing is overdue, and nothing else is due today.")).toBeVisible();
  // Nobody of one's own is left, and the pool is one press away.
  await page.getByRole("button", { name: "Start Calling Session" }).click();
  await page.getByRole("link", { name: "See unassigned leads" }).click();
  await expect(page).toHaveURL(/\/telecaller\/leads\?of=unassigned/);
  await expect(page.getByRole("heading", { name: "Nobody is left to call right now" })).toHaveCount(0);
});

test("[T-01] quick actions lead to what they name, each tab has its address", { tag: "@desk" }, async ({
  page,
}) => {
  const me = await makeStaff("telecaller");
  const [old, dated] = [await makeLead("Oldest One", me.uid), await makeLead("Dated One", me.uid)];
  await changeLead(dated, { followUp: Date.now() + DAY });
  await makeCalls(me.uid, [
    { at: earlierToday(2), lead: "Noted Person", notes: "Sends PAN tonight." },
    { at: earlierToday(1), lead: "Bare Person" },
  ]);
  await signIn(page, me);
  const actions = page.getByRole("navigation", { name: "Quick actions" });
  await actions.getByRole("link", { name: "Review Leads" }).click();
  await expect(page).toHaveURL("/telecaller/dashboard?tab=leads&show=oldest");
  await expect(page.getByRole("list", { name: "Your leads, oldest first" }).getByRole("listitem")).toHaveText(
    [/Oldest One/, /Dated One/],
  );

  await actions.getByRole("link", { name: "Schedule Follow-ups" }).click();
  const undated = page.getByRole("list", { name: "Leads without a follow-up" });
  await expect(undated.getByRole("listitem")).toHaveText([/Oldest One/]);
  await undated.getByRole("button", { name: "Set a follow-up for Oldest One" }).click();
  await page.getByRole("button", { name: /^Tomorrow, 10/ }).click();
  await page.getByRole("button", { name: "Save follow-up" }).click();
  await expect(page.getByText("Every one of your open leads has a follow-up.")).toBeVisible();
  const stored = await database().doc(`crm_leads/${old}`).get();
  // At that time, or when people are called next.
  const set = (await database().doc("settings/calling").get()).data();
  const hours: CallingHours = { ...DEFAULT_CALLING_HOURS, ...set };
  const tomorrow = startOfIstDay(Date.now()) + DAY + 10 * 60 * MINUTE;
  expect(stored.get("next_follow_up").toMillis()).toBe(nextCallable(tomorrow, hours));

  await actions.getByRole("link", { name: "Update Call Notes" }).click();
  const bare = page.getByRole("list", { name: "Calls of today without a note" });
  await expect(bare.getByRole("listitem")).toHaveText([/Bare Person/]);
  await bare.getByRole("button", { name: "Add a note" }).click();
  await page.getByRole("textbox", { name: "Note" }).fill("Wants the monthly plan.");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Every call of today has a note.")).toBeVisible();

  await page.goBack();
  await expect(page.getByRole("tab", { name: "Leads" })).toHaveAttribute("aria-selected", "true");
  await page.goto("/telecaller/dashboard?tab=performance");
  await expect(page.getByRole("heading", { name: "This week" })).toBeVisible();
});

test("[T-01] a follow-up that somebody else set meanwhile stays theirs, and whoever saves another is told", async ({
  page,
}) => {
  const me = await makeStaff("telecaller");
  const lead = await makeLead("Oldest One", me.uid);
  await signIn(page, me, "/telecaller/dashboard?tab=leads&show=undated");
  await page.getByRole("button", { name: "Set a follow-up for Oldest One" }).click();
  await page.getByRole("button", { name: /^Tomorrow, 10/ }).click();
  const theirs = Date.now() + 3 * DAY;
  await changeLead(lead, { followUp: theirs });
  await page.getByRole("button", { name: "Save follow-up" }).click();
  await expect(page.getByText(/^The follow-up with Oldest One was changed elsewhere/)).toBeVisible();
  expect((await database().doc(`crm_leads/${lead}`).get()).get("next_follow_up").toMillis()).toBe(theirs);
});

test("[T-01] a task is added, moved, done and opened again; a follow-up stands beside it without a record of its own", async ({
  page,
}) => {
  const me = await makeStaff("telecaller");
  const lead = await makeLead("Nisha Agarwal", me.uid);
  await changeLead(lead, { followUp: Date.now() - 2 * MINUTE });
  await signIn(page, me, "/telecaller/dashboard?tab=tasks");
  const list = page.getByRole("list", { name: "Tasks and follow-ups" });
  await expect(list.getByRole("listitem")).toHaveText([/Nisha Agarwal/]);

  await page.getByRole("button", { name: "Add a task" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a task" });
  await dialog.getByRole("button", { name: "Save task" }).click();
  await expect(dialog.getByText("Please write what needs to be done")).toBeVisible();
  await dialog.getByLabel("What needs to be done?").fill("Ask which documents an LLP needs");
  await dialog.getByRole("button", { name: /^Tomorrow, 10/ }).click();
  await dialog.getByText("High", { exact: true }).click();
  await dialog.getByRole("button", { name: "Save task" }).click();
  const task = list.getByRole("listitem").filter({ hasText: "LLP" });
  await expect(task).toContainText(/due 10:00\sam tomorrow/);

  await task.getByRole("button", { name: /^More for/ }).click();
  await task.getByRole("button", { name: /^Next Monday/ }).click();
  await expect(task).not.toContainText("tomorrow");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(task).toContainText("tomorrow");

  await task.getByRole("button", { name: /^Done:/ }).click();
  await expect(task).toHaveCount(0);
  const done = page.getByRole("list", { name: "Done today" });
  await expect(done).toContainText("Ask which documents an LLP needs");
  await done.getByRole("button", { name: "Open again" }).click();
  await expect(task).toBeVisible();

  await list.getByRole("button", { name: "Done: Nisha Agarwal" }).click();
  await expect(list.getByRole("listitem")).toHaveText([/LLP/]);
  // It shows before it is stored.
  await expect
    .poll(async () => (await database().doc(`crm_leads/${lead}`).get()).get("next_follow_up"))
    .toBeNull();
  const tasks = await database().collection("tasks").where("owner_id", "==", me.uid).get();
  expect(tasks.size).toBe(1);
  await expectAccessible(page);
});

test("[T-01] of a task that two tabs edit nothing is lost: other fields stand, the same one is asked about", async ({
  page,
  context,
}) => {
  const me = await makeStaff("telecaller");
  const id = await makeTask(me.uid, "Call the bank");
  await signIn(page, me, "/telecaller/dashboard?tab=tasks");
  const other = await context.newPage();
  await other.goto("/telecaller/dashboard?tab=tasks");
  const edit = async (tab: Page) => {
    await tab.getByRole("button", { name: /^More for/ }).click();
    await tab.getByRole("button", { name: "Edit" }).click();
  };
  await edit(page);
  await edit(other);
  await page.getByText("High", { exact: true }).last().click();
  await page.getByRole("button", { name: "Save task" }).click();
  await other.getByLabel("What needs to be done?").fill("Call the bank again");
  await other.getByRole("button", { name: "Save task" }).click();
  const stored = () => database().doc(`tasks/${id}`).get();
  await expect.poll(async () => (await stored()).get("title")).toBe("Call the bank again");
  expect((await stored()).get("priority")).toBe("high");

  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(tab.getByText("Call the bank again", { exact: true })).toBeVisible();
  }
  await edit(page);
  await edit(other);
  await page.getByLabel("What needs to be done?").fill("Mine");
  await page.getByRole("button", { name: "Save task" }).click();
  await expect.poll(async () => (await stored()).get("title")).toBe("Mine");
  await other.getByLabel("What needs to be done?").fill("Theirs");
  await other.getByRole("button", { name: "Save task" }).click();
  await expect(other.getByText(/Changed elsewhere while you were editing/)).toBeVisible();
  expect((await stored()).get("title")).toBe("Mine");
  await other.getByRole("button", { name: "Save task" }).click();
  await expect.poll(async () => (await stored()).get("title")).toBe("Theirs");
});

test("[T-01] [N-34] what comes due is told once in all tabs, and not again after a reload", async ({
  page,
  context,
}) => {
  const me = await makeStaff("telecaller");
  await signIn(page, me);
  const other = await context.newPage();
  await other.goto("/telecaller/reports");
  await expect(other.getByRole("heading", { level: 1, name: "Performance Reports" })).toBeVisible();
  await makeTask(me.uid, "Ring the bell", { due: Date.now() - 1000 });
  const told = (tab: Page) => tab.getByText("Due now: Ring the bell");
  await expect
    .poll(async () => (await told(page).count()) + (await told(other).count()), { intervals: [250] })
    .toBe(1);
  await page.reload();
  await expect(page.getByRole("list", { name: "Urgent" })).toContainText("Ring the bell");
  await expect(told(page)).toHaveCount(0);
});

test("[T-01] [N-34] who is to be called now is called from the reminder with one press", {
  tag: "@desk",
}, async ({ page }) => {
  await setHours();
  const me = await makeStaff("telecaller");
  const lead = await makeLead("Vikram Reddy", me.uid);
  await signIn(page, me, "/telecaller/reports");
  await changeLead(lead, { followUp: Date.now() - 1000 });
  const told = page.getByRole("status").filter({ hasText: "Time to call Vikram Reddy" });
  await told.getByRole("button", { name: "Call Vikram Reddy" }).click();
  // A desk shows the number to dial; a phone dials it with the next tap.
  const dials = page.getByRole("dialog", { name: "Vikram Reddy" }).getByRole("link", { name: /^Call / });
  const desk = page.getByRole("complementary").getByRole("heading", { name: "Vikram Reddy" });
  await expect(dials.or(desk)).toBeVisible();
  if (await dials.isVisible()) await dials.click();
  await expect(told).toHaveCount(0);
  await expect
    .poll(async () => (await database().doc(`crm_leads/${lead}`).get()).get("calling.uid"))
    .toBe(me.uid);
});

test("[T-01] what comes due together is one message that counts, over no heading and no first row", async ({
  page,
}) => {
  const me = await makeStaff("telecaller");
  const [asha, vikram] = [await makeLead("Asha Pillai", me.uid), await makeLead("Vikram Reddy", me.uid)];
  await signIn(page, me, "/telecaller/leads");
  await expect(page.locator("[data-row]")).toHaveCount(2);
  await changeLead(asha, { followUp: Date.now() - 3 * MINUTE });
  const first = page.getByRole("status").filter({ hasText: "Time to call Asha Pillai" });
  await expect(first).toBeVisible();
  // It stands while it is pointed at: a slow machine has all the time it takes.
  await first.hover();
  await changeLead(vikram, { followUp: Date.now() - 2 * MINUTE });
  const both = page.getByRole("status").filter({ hasText: "2 reminders are due" });
  await expect(both).toBeVisible();
  await both.hover();
  await expect(first).toHaveCount(0);
  const box = await both.boundingBox();
  const above = [
    page.getByRole("heading", { level: 1 }),
    page.getByRole("searchbox"),
    page.locator("[data-row]").first(),
  ];
  for (const part of above) {
    const covered = await part.boundingBox();
    expect((covered?.y ?? 0) + (covered?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  }
  await both.getByRole("button", { name: "See tasks" }).click();
  await expect(page).toHaveURL(/tab=tasks/);
  await expect(page.getByRole("list", { name: "Tasks and follow-ups" })).toContainText("Vikram Reddy");
});

test("[T-01] [FS-08] what is put off without a network shows at once, and is sent once it is back", {
  tag: "@desk",
}, async ({ page, context }) => {
  const me = await makeStaff("telecaller");
  const lead = await makeLead("Nisha Agarwal", me.uid);
  await changeLead(lead, { followUp: Date.now() - 2 * MINUTE });
  await signIn(page, me, "/telecaller/dashboard?tab=tasks");
  const nisha = page
    .getByRole("list", { name: "Tasks and follow-ups" })
    .getByRole("listitem")
    .filter({ hasText: "Nisha Agarwal" });
  await expect(nisha).toContainText("was due");
  const stored = async () =>
    (await database().doc(`crm_leads/${lead}`).get()).get("next_follow_up").toMillis() as number;
  await context.setOffline(true);
  await nisha.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("button", { name: /^Tomorrow, 10/ }).click();
  await expect(nisha).toContainText("tomorrow");
  expect(await stored()).toBeLessThan(Date.now());
  await context.setOffline(false);
  await expect.poll(stored).toBeGreaterThan(Date.now());
  await expect(nisha).toContainText("tomorrow");
});

test("[N-34] [FRM-05] the day changes within a minute of waking, though nothing told the page", async ({
  page,
}) => {
  const me = await makeStaff("telecaller");
  await makeCalls(me.uid, [{ at: earlierToday(1), lead: "a" }]);
  await page.clock.install({ time: Date.now() });
  await signIn(page, me);
  await expect(figure(page, "Today's Calls")).toContainText("1");
  const midnight = startOfIstDay(Date.now()) + DAY;
  // The laptop sleeps until ten past midnight in India: its timers did not run.
  await page.clock.setSystemTime(midnight + 10 * MINUTE);
  await page.clock.runFor(MINUTE);
  await expect(figure(page, "Today's Calls")).toContainText("0");
  const [year, , day] = istDay(midnight).split("-");
  await expect(page.getByText(new RegExp(`^${Number(day)} \\w+ ${year}$`))).toBeVisible();
});

test.describe("in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("[CRM-03] [T-01] a follow-up at 6:45 pm in India is shown and stored as that, on India's day", async ({
    page,
  }) => {
    const me = await makeStaff("telecaller");
    const at = startOfIstDay(Date.now()) + (18 * 60 + 45) * MINUTE;
    const lead = await makeLead("Vikram Reddy", me.uid);
    await changeLead(lead, { followUp: at });
    await signIn(page, me);
    await expect(page.getByRole("list", { name: "Urgent" })).toContainText(/6:45\spm today/);
    await page.getByRole("button", { name: "More for Vikram Reddy" }).click();
    await page.getByRole("button", { name: "Choose another time" }).click();
    const tomorrow = istDay(at + DAY);
    await page.getByLabel("Day", { exact: true }).fill(tomorrow);
    await page.getByLabel(/^Time/).fill("18:45");
    await page.getByRole("button", { name: "Save follow-up" }).click();
    await expect
      .poll(async () => {
        const stored = await database().doc(`crm_leads/${lead}`).get();
        return stored.get("next_follow_up").toMillis();
      })
      .toBe(at + DAY);
  });
});

test("[T-05] reports: a period is gone through, each chart's table has its numbers, and the file has the days", {
  tag: "@desk",
}, async ({ page }) => {
  const me = await makeStaff("telecaller");
  const at = (text: string) => Date.parse(`${text}+05:30`);
  await makeCalls(me.uid, [
    { at: at("2026-11-15T00:00:30"), lead: "a", disposition: "interested", seconds: 90 },
    { at: at("2026-11-17T11:00:00"), lead: "b", disposition: "converted", seconds: 60 },
    { at: at("2026-11-21T23:59:30"), lead: "a", status: "no_answer" },
    { at: at("2026-11-22T00:00:30"), lead: "z" },
    { at: at("2026-11-14T23:59:30"), lead: "y" },
  ]);
  await signIn(page, me, "/telecaller/reports?by=week&day=2026-11-18");
  await expect(page.getByText("15 Nov 2026 to 21 Nov 2026")).toBeVisible();
  const calls = page.getByRole("region", { name: "Calls by day" });
  await expect(calls).toContainText("3of 300 (target)");
  await expect(calls).toContainText("Connection rate 67% · Talk time 2 min · Conversion rate 50%");
  await calls.getByRole("button", { name: "Show as a table" }).click();
  await expect(calls.getByRole("row")).toHaveText([
    /^Day/,
    "15 Nov 202611100%1",
    "16 Nov 2026000%0",
    "17 Nov 202611100%1",
    ...["18", "19", "20"].map((day) => `${day} Nov 2026000%0`),
    "21 Nov 2026100%0",
  ]);
  const funnel = page.getByRole("region", { name: "From call to client" });
  await funnel.getByRole("button", { name: "Show as a table" }).click();
  await expect(funnel.getByRole("row")).toHaveText([
    "StepPeopleShare",
    ...["Called2100%", "Spoke2100%", "Interested150%", "Qualified00%", "Converted150%"],
  ]);
  await expectAccessible(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await (await download).createReadStream();
  const text = (await file.toArray()).join("");
  const rows = text.trim().split("\r\n");
  expect(rows).toHaveLength(8);
  expect(rows[1]).toMatch(/^2026-11-15,1,1,/);
  expect(rows[7]).toMatch(/^2026-11-21,1,0,1,/);

  await page.getByRole("button", { name: "Week before" }).click();
  await expect(page).toHaveURL("/telecaller/reports?by=week&day=2026-11-08");
  await expect(calls).toContainText("1of 300 (target)");
  await page.getByRole("button", { name: "Month", exact: true }).click();
  await expect(page.getByText("1 Nov 2026 to 30 Nov 2026")).toBeVisible();
  await expect(calls.getByRole("row")).toHaveCount(31);
});

test("[T-06] what a telecaller sets is kept, what an administrator set is shown", { tag: "@desk" }, async ({
  page,
}) => {
  const me = await makeStaff("telecaller", "Imran Sheikh");
  await signIn(page, me, "/telecaller/profile");
  await expect(page.getByText("Calls per week")).toBeVisible();
  await expect(page.getByText("Set by an administrator.")).toBeVisible();
  await page.getByRole("button", { name: "Malayalam" }).click();
  await page.getByRole("switch", { name: "Single-key shortcuts" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Imran S. Sheikh");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Name saved")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Malayalam" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("switch", { name: "Single-key shortcuts" })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Remind me when something is due" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Imran S. Sheikh");
  await expectAccessible(page);
});

test("[P-13] a telecaller signs in and works in Hindi, and changes the language in place", async ({
  page,
}) => {
  const telecaller = await makeStaff("telecaller", "पूजा रावत");
  const lead = await makeLead("आशा पिल्लै", telecaller.uid);
  // Overdue since yesterday: nobody is reminded of it any more.
  await changeLead(lead, { followUp: Date.now() - DAY, service_interest: "GST" });
  await page.goto("/hi/telecaller/dashboard");
  await expect(page).toHaveURL(
    `/hi/staff-portal/telecaller-login?next=${encodeURIComponent("/telecaller/dashboard")}`,
  );
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await englishWords(page, [])).toEqual([]);
  await page.getByLabel("ईमेल").fill(telecaller.email);
  await page.getByLabel("पासवर्ड", { exact: true }).fill(telecaller.password);
  await page.getByRole("button", { name: "साइन इन करें" }).click();
  await expect(page).toHaveURL("/hi/telecaller/dashboard");
  const tabs = ["", "?tab=leads", "?tab=history", "?tab=performance", "?tab=tasks"];
  const pages = [...tabs.map((tab) => `dashboard${tab}`), "reports", "profile"];
  for (const one of pages) {
    await page.goto(`/hi/telecaller/${one}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-loader]")).toHaveCount(0);
    expect(await englishWords(page, [telecaller.email]), one).toEqual([]);
  }
  await expectAccessible(page);

  // A service is kept by its English name, whichever language it is chosen in.
  await page.goto("/hi/telecaller/leads");
  await page.getByRole("button", { name: "लीड", exact: true }).click();
  const service = page.getByRole("dialog").getByRole("combobox", { name: /^सेवा/ });
  await expect(service.locator('option[value="GST registration"]')).toHaveCount(1);
  await service.selectOption("GST registration");
  await page.goto("/hi/telecaller/profile");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const menu = page.getByRole("button", { name: "मेन्यू" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name: "English" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/telecaller/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
});
