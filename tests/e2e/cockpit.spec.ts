import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { expectAccessible } from "./support/accessible.ts";
import {
  callsOf,
  isOnCall,
  makeCalls,
  makeCurrentCall,
  makeLaterLeads,
  makeOwnLead,
  setHours,
} from "./support/calls.ts";
import { signIn } from "./support/client.ts";
import { database } from "./support/records.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, type Page, test } from "./support/test.ts";
import { collectTroubles, countCalls } from "./support/watch.ts";

const HISTORY = "/telecaller/calls?period=all";
const MINUTE = 60_000;

const cockpit = (page: Page) => page.getByRole("complementary", { name: "Call" });
const sheet = (page: Page) => page.getByRole("dialog");
const leadNow = async (id: string) => (await database().doc(`${COLLECTIONS.leads}/${id}`).get()).data();

/** A telecaller with an own lead whom they called before, so that the history offers to call again. */
async function withCalled(name: string, changes: Record<string, unknown> = {}) {
  const caller = await makeStaff("telecaller");
  const lead = await makeOwnLead(name, caller.uid, changes);
  const phone = (await leadNow(lead))?.phone_e164 as string;
  await makeCalls(caller.uid, [
    { name, lead_id: lead, phone, at: Date.now() - 3 * 86_400_000, status: "no_answer" },
  ]);
  return { caller, lead, phone };
}

/** Until the cockpit stands there and hears keys. */
async function callAgain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Call Again" }).click();
  await expect(cockpit(page)).toContainText("Dialing");
  await expect(cockpit(page).getByRole("heading", { level: 2 })).toBeFocused();
}

test.beforeAll(() => setHours());

test("[T-03] a call on a desk: a reload in the middle, a second tab, and two presses for who does not answer", {
  tag: "@only-desk",
}, async ({ page, context }) => {
  const troubles = collectTroubles(page);
  const { caller, lead } = await withCalled("Asha Pillai");
  const next = await makeOwnLead("Nisha Agarwal", caller.uid);
  await signIn(page, caller, HISTORY);
  await callAgain(page);
  await expect(cockpit(page).getByRole("heading", { name: "Asha Pillai" })).toBeFocused();
  await expect(cockpit(page)).toContainText("Dialing");
  await expect(cockpit(page)).toContainText("Wants GST registration");
  await cockpit(page).getByRole("button", { name: "QR code" }).click();
  await expect(cockpit(page).getByRole("img", { name: "Scan to call from your phone" })).toBeVisible();
  await expect.poll(() => isOnCall(caller.uid)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press("1");
  await expect(cockpit(page)).toContainText("On the call");
  await cockpit(page).getByLabel("Note").fill("Sends PAN tonight");

  // Loaded anew, at another page, which has room beside the cockpit.
  await page.goto(`/telecaller/leads/${lead}`);
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline).toBeVisible();
  expect((await timeline.boundingBox())?.width).toBeGreaterThan(400);
  await expect(cockpit(page).getByLabel("Note")).toHaveValue("Sends PAN tonight");
  await cockpit(page).getByRole("button", { name: "Still talking" }).click();
  await expect(cockpit(page)).toContainText("On the call");

  const other = await context.newPage();
  await other.goto("/telecaller/dashboard");
  await expect(other.getByText("You're on a call with Asha Pillai in another tab.")).toBeVisible();
  await other.getByRole("button", { name: "Go on here" }).click();
  await expect(cockpit(other).getByLabel("Note")).toHaveValue("Sends PAN tonight");
  await expect(page.getByText("You're on a call with Asha Pillai in another tab.")).toBeVisible();
  await other.keyboard.press("Escape");
  await other.getByRole("button", { name: "Open" }).click();
  // Without a result nothing is saved.
  await other.keyboard.press("Control+Enter");
  await expect(cockpit(other).getByRole("alert")).toHaveText("Choose a result.");
  await other.keyboard.press("i");
  await expectAccessible(other);
  await other.keyboard.press("Control+Enter");

  // The next one is called by the same press.
  await expect(cockpit(other).getByRole("heading", { name: "Nisha Agarwal" })).toBeFocused();
  await expect.poll(async () => (await leadNow(next))?.calling?.uid).toBe(caller.uid);
  const saved = (await callsOf(caller.uid)).filter(({ lead_id }) => lead_id === lead)[1];
  expect(saved).toMatchObject({
    ...{ call_status: "connected", call_disposition: "interested", notes: "Sends PAN tonight" },
    call_type: "outbound",
  });
  expect(saved?.call_duration).toBeGreaterThan(0);
  await expect(page.getByText("in another tab")).toContainText("Nisha Agarwal");

  await other.keyboard.press("2");
  await expect(cockpit(other).getByRole("radio", { name: "In 2 hours" })).toBeChecked();
  await other.keyboard.press("Control+Enter");
  await expect(cockpit(other)).toBeHidden();
  await expect.poll(async () => (await leadNow(next))?.last_call?.status).toBe("no_answer");
  expect((await leadNow(next))?.next_follow_up.toMillis()).toBeGreaterThan(Date.now() + 100 * MINUTE);
  expect(await callsOf(caller.uid)).toHaveLength(3);
  expect(await isOnCall(caller.uid)).toBe(false);
  await expect(cockpit(page)).toBeHidden();
  expect(troubles).toEqual([]);
});

test("[T-03] [FS-08] without a network the call is made and kept, and sent exactly once when it is back, by another tab too", {
  tag: "@only-desk",
}, async ({ page, context }) => {
  const { caller, lead } = await withCalled("Vikram Reddy");
  await signIn(page, caller, HISTORY);
  await expect(page.getByRole("button", { name: "Call Again" })).toBeVisible();
  const blank = await context.newPage();
  await blank.goto("/favicon.svg");
  await context.setOffline(true);
  await callAgain(page);
  await expect(page.getByText("You're offline. Keep calling")).toHaveCount(1);
  await page.keyboard.press("1");
  await page.keyboard.press("b");
  await page.keyboard.press("m");
  await cockpit(page).getByRole("button", { name: "Save call" }).click();
  await expect(
    page.getByText("You're offline. 1 call is saved here and will be sent when you're back."),
  ).toBeVisible();
  expect(await callsOf(caller.uid)).toHaveLength(1);
  // The tab goes, and with it all that was in memory.
  await page.close();
  await context.setOffline(false);
  const sent = countCalls(blank, "logCall");
  await blank.goto("/telecaller/dashboard");
  await expect(blank.getByText("You're back online. 1 call was sent.")).toBeVisible();
  await expect.poll(async () => (await callsOf(caller.uid)).length).toBe(2);
  await expect.poll(async () => (await leadNow(lead))?.status).toBe("contacted");
  expect((await callsOf(caller.uid))[1]).toMatchObject({
    ...{ call_status: "connected", call_disposition: "callback", follow_up_required: true },
  });
  await blank.reload();
  await expect(blank.getByRole("heading", { name: "Telecaller Dashboard" })).toBeVisible();
  expect(sent()).toBe(1);
  await expect(blank.getByText("saved here")).toHaveCount(0);
});

test("[T-03] [FS-08] of two tabs one goes on with the call when the other is closed, and says so when the other has saved it, offline too", {
  tag: "@only-desk",
}, async ({ page, context }) => {
  const { caller } = await withCalled("Asha Pillai");
  await signIn(page, caller, HISTORY);
  await callAgain(page);
  await page.keyboard.press("1");
  await cockpit(page).getByLabel("Note").fill("Sends PAN tonight");
  // What they want stands beside what is asked, while they talk.
  await expect(cockpit(page).getByText("Wants GST registration")).toBeInViewport();
  await expect.poll(() => isOnCall(caller.uid)).toBe(true);

  const second = await context.newPage();
  await second.goto("/telecaller/dashboard");
  const elsewhere = "You're on a call with Asha Pillai in another tab.";
  await expect(second.getByText(elsewhere)).toBeVisible();
  await page.close();
  await expect(cockpit(second).getByLabel("Note")).toHaveValue("Sends PAN tonight");
  await cockpit(second).getByRole("button", { name: "Still talking" }).click();

  const third = await context.newPage();
  await third.goto("/telecaller/dashboard");
  await expect(third.getByText(elsewhere)).toBeVisible();
  await third.getByRole("button", { name: /^Start Calling Session/ }).click();
  await expect(third.getByText("Save it there, or go on with it here.")).toBeVisible();
  await expect(third.getByRole("button", { name: "Go on here" })).toBeFocused();

  await context.setOffline(true);
  await cockpit(second).getByRole("radio", { name: "Interested", exact: true }).check();
  await cockpit(second).getByRole("button", { name: "Save call" }).click();
  await expect(third.getByText("Your call with Asha Pillai was saved in another tab.")).toBeVisible();
  await expect(third.getByText("1 call is saved here")).toBeVisible();
  await expect(cockpit(third)).toHaveCount(0);
  await context.setOffline(false);
  await expect.poll(async () => (await callsOf(caller.uid)).length).toBe(2);
  await expect(cockpit(third)).toHaveCount(0);
});

test("[T-03] a session walks the queue lead by lead, calls nobody by itself, and ends", {
  tag: "@only-desk",
}, async ({ page }) => {
  const caller = await makeStaff("telecaller");
  const hour = 60 * MINUTE;
  const { Timestamp } = await import("firebase-admin/firestore");
  const first = await makeOwnLead("First Overdue", caller.uid, {
    next_follow_up: Timestamp.fromMillis(Date.now() - hour),
  });
  // Hundreds that came later and are to be called next month hide nobody.
  await makeLaterLeads(caller.uid, 200);
  await makeOwnLead("Second New", caller.uid);
  await signIn(page, caller, "/telecaller/calls");
  await page.getByRole("button", { name: "Start Calling Session" }).click();
  await expect(cockpit(page).getByRole("heading", { name: "First Overdue" })).toBeVisible();
  expect(await isOnCall(caller.uid)).toBe(false);
  await cockpit(page).getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await cockpit(page).getByRole("button", { name: "Skip" }).click();
  await expect(cockpit(page).getByRole("heading", { name: "Second New" })).toBeVisible();
  await expect(cockpit(page).getByRole("button", { name: /^Call \+91/ })).toBeEnabled();
  // In a field of the page beside it, the key is the page's.
  await page.getByRole("searchbox").press("Control+Enter");
  await page.getByRole("searchbox").blur();
  // And below a dialog nobody is called.
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(cockpit(page)).not.toContainText("Dialing");
  await page.keyboard.press("Control+Enter");
  await expect(cockpit(page)).toContainText("Dialing");
  await page.keyboard.press("3");
  await cockpit(page).getByRole("button", { name: "Save call" }).click();
  await expect(
    cockpit(page).getByRole("heading", { name: "Nobody is left to call right now" }),
  ).toBeVisible();
  await expect(cockpit(page)).toContainText("1 call so far");
  // Who was skipped is come back to; who went to somebody else meanwhile is not dialled, and who came in is offered.
  await cockpit(page).getByRole("button", { name: "Back to those you skipped" }).click();
  await expect(cockpit(page).getByRole("heading", { name: "First Overdue" })).toBeVisible();
  await makeOwnLead("Third Promised", caller.uid);
  await database().doc(`${COLLECTIONS.leads}/${first}`).update({ assigned_to: "somebody-else" });
  await expect(cockpit(page)).toContainText("This lead isn't yours any more.");
  await expect(cockpit(page).getByRole("button", { name: /^Call \+91/ })).toHaveCount(0);
  await cockpit(page).getByRole("button", { name: "Go on with Third Promised" }).click();
  await expect(cockpit(page).getByRole("heading", { name: "Third Promised" })).toBeVisible();
  await cockpit(page).getByRole("button", { name: "End session" }).click();
  await expect(cockpit(page)).toBeHidden();
  await expect
    .poll(async () => (await callsOf(caller.uid)).map(({ call_status }) => call_status))
    .toEqual(["busy"]);
});

test("[T-03] [N-34] a call that was forgotten asks whether it was really that long", {
  tag: "@only-desk",
}, async ({ page }) => {
  const caller = await makeStaff("telecaller");
  const id = await makeOwnLead("Asha Pillai", caller.uid);
  const began = 15 * 60 * MINUTE;
  await makeCurrentCall(caller.uid, { id, name: "Asha Pillai" }, began, {
    device: "desk",
    connected: began - 1000,
  });
  await signIn(page, caller, "/telecaller/dashboard");
  await expect(cockpit(page).getByText("Was this really 15 hours?")).toBeVisible();
  await cockpit(page)
    .getByRole("button", { name: /^It ended about/ })
    .click();
  await cockpit(page).getByRole("radio", { name: "Interested", exact: true }).check();
  await cockpit(page).getByRole("button", { name: "Save call" }).click();
  await expect.poll(async () => (await callsOf(caller.uid)).length).toBe(1);
  expect((await callsOf(caller.uid))[0]?.call_duration).toBeLessThan(60);
});

test("[T-03] on a phone one sheet asks on the return; the length is only made shorter", async ({ page }) => {
  const caller = await makeStaff("telecaller");
  const id = await makeOwnLead("Asha Pillai", caller.uid);
  const next = await makeOwnLead("Nisha Agarwal", caller.uid);
  const phone = (await leadNow(next))?.phone_e164;
  await makeCurrentCall(caller.uid, { id, name: "Asha Pillai" }, 5 * MINUTE, { device: "phone" });
  await signIn(page, caller, "/telecaller/dashboard");
  await expect(sheet(page).getByRole("heading", { name: "Did Asha Pillai answer?" })).toBeVisible();
  await expectAccessible(page);
  await sheet(page).getByRole("button", { name: "Yes, we talked" }).click();
  await expect(
    sheet(page)
      .getByRole("status")
      .filter({ hasText: /about 5 min/ }),
  ).toBeVisible();
  await expect(sheet(page).getByRole("button", { name: "One minute more" })).toBeDisabled();
  for (const _ of [1, 2]) await sheet(page).getByRole("button", { name: "One minute less" }).click();
  await sheet(page).getByRole("radio", { name: "Interested", exact: true }).check();
  await sheet(page).getByLabel("Note").fill("Bakery opens in January");
  await expectAccessible(page);
  const save = sheet(page).getByRole("link", { name: "Save and call Nisha Agarwal" });
  await expect(save).toHaveAttribute("href", `tel:${phone}`);
  await save.click();
  await expect(sheet(page).getByRole("heading", { name: "Did Nisha Agarwal answer?" })).toBeVisible();
  await expect
    .poll(async () => (await callsOf(caller.uid)).map(({ call_duration }) => call_duration))
    .toEqual([180]);
  await expect.poll(() => isOnCall(caller.uid)).toBe(true);
  await sheet(page).getByRole("button", { name: "No answer" }).click();
  await sheet(page).getByRole("button", { name: "Save call" }).click();
  await expect
    .poll(async () => (await callsOf(caller.uid)).map(({ call_status }) => call_status))
    .toEqual(["connected", "no_answer"]);
  expect(await isOnCall(caller.uid)).toBe(false);
});

test("[T-08] [CRM-02] nobody is called outside of the hours, against their wish, or without a number; it says why", async ({
  page,
}) => {
  const { caller, lead } = await withCalled("Asha Pillai");
  await signIn(page, caller, HISTORY);
  await page.getByRole("button", { name: "Call Again" }).click();
  await expect(sheet(page).getByRole("link", { name: /^Call / })).toBeVisible();
  try {
    await setHours({ days: [] });
    await expect(
      sheet(page).getByText("Their call times don't fall within our calling hours."),
    ).toBeVisible();
    await expect(sheet(page).getByRole("button", { name: /^Call / })).toBeDisabled();
  } finally {
    await setHours();
  }
  await database().doc(`${COLLECTIONS.leads}/${lead}`).update({ do_not_call: true });
  await expect(sheet(page).getByText("This person asked not to be called.")).toBeVisible();
  await expect(sheet(page).getByRole("button", { name: /^Call / })).toBeDisabled();
  await database().doc(`${COLLECTIONS.leads}/${lead}`).update({ do_not_call: false, phone_e164: null });
  await database()
    .doc(`${COLLECTIONS.telecallerCalls}/${(await callsOf(caller.uid))[0]?.id}`)
    .update({ lead_phone: "" });
  await page.reload();
  await page.getByRole("button", { name: "Call Again" }).click();
  await expect(sheet(page).getByText("No phone number available for this lead")).toBeVisible();
});

test("[T-03] [T-08] a call that came in is logged; who asks not to be called is asked about once more", async ({
  page,
}) => {
  const { caller, lead, phone } = await withCalled("Joseph D'Souza");
  await signIn(page, caller, HISTORY);
  await page.getByRole("button", { name: "Log a call with Joseph D'Souza" }).click();
  await expect(sheet(page).getByRole("radio", { name: "They called us" })).toBeChecked();
  // It was answered, so it had a length.
  await sheet(page).getByRole("button", { name: "Save call" }).click();
  await expect(sheet(page).getByText("Enter how many minutes you talked.")).toBeVisible();
  await sheet(page).getByLabel("Minutes talked").fill("3");
  await sheet(page).getByRole("radio", { name: "Do not call" }).check();
  await sheet(page).getByRole("button", { name: "Save call" }).click();
  await expect(sheet(page).getByText("Confirm that nobody should call again")).toBeVisible();
  await expect(sheet(page).getByText("Nobody here will call")).toContainText(phone.slice(3, 8));
  await sheet(page).getByRole("button", { name: "Never call again" }).click();
  await expectAccessible(page);
  await sheet(page).getByRole("button", { name: "Save call" }).click();
  await expect.poll(async () => (await leadNow(lead))?.do_not_call).toBe(true);
  expect((await callsOf(caller.uid))[1]).toMatchObject({
    ...{ call_type: "inbound", call_duration: 180, call_disposition: "do_not_call" },
  });
});
