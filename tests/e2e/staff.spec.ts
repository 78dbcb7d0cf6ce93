import { expectAccessible } from "./support/accessible.ts";
import { makeClient, newEmail, signIn } from "./support/client.ts";
import { linkTo } from "./support/codes.ts";
import { makeConsultationAhead, makePartner, newSurname } from "./support/directory.ts";
import { database } from "./support/records.ts";
import { accounts, makeLead, makeStaff } from "./support/staff.ts";
import { expect, type Page, test } from "./support/test.ts";
import { collectTroubles } from "./support/watch.ts";

test("[Z-02] [AUTH-15] [R-04] staff are invited, set their own password, change role and are suspended, while the list says how things stand", async ({
  page,
  browser,
}) => {
  const troubles = collectTroubles(page);
  const admin = await makeStaff("admin", "Anita the Admin");
  const client = await makeClient();
  const email = newEmail();
  await signIn(page, admin, "/admin/staff");

  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a member of staff" });
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog.getByText("Please enter your name")).toBeVisible();
  await expect(dialog.getByText("Please choose a role")).toBeVisible();
  await dialog.getByLabel("Name").fill("Nikhil New");
  await dialog.getByLabel("Email").fill(client.email);
  await dialog.getByRole("combobox", { name: "Role" }).selectOption("telecaller");
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog.getByText("This address belongs to a client's account.")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole("searchbox").fill(email);
  await expect(rowOf(page, email)).toContainText("Invited");
  await expect(rowsWithChanges(page)).toHaveCount(1);
  await choose(page, "Nikhil New", "Resend invitation");
  const again = page.getByRole("dialog", { name: "Resend the invitation to Nikhil New?" });
  await again.getByRole("button", { name: "Resend invitation" }).click();
  await expect(again.getByRole("button", { name: /Resend invitation in/ })).toBeDisabled();
  await expect(
    again.getByText(/^(We sent an invitation .* ago, so we didn't|The invitation .* is on its way)/),
  ).toBeVisible();
  await again.getByRole("button", { name: "Close" }).first().click();

  const invitee = await (await browser.newContext()).newPage();
  await invitee.goto(await linkTo(email));
  await invitee.getByLabel("New password").fill("own-password-7");
  await invitee.getByLabel("Confirm password").fill("own-password-7");
  await invitee.getByRole("button", { name: "Set password and sign in" }).click();
  await expect(invitee).toHaveURL("/telecaller/dashboard");
  await expect(invitee.getByText(/^No calls yet today/)).toBeVisible();
  await expect(rowOf(page, email)).toContainText("Active");
  await page.getByRole("searchbox").fill("Anita the Admin");
  await expect(page.getByText(admin.email).filter({ visible: true }).first()).toBeVisible();
  await page.getByRole("searchbox").fill(email);

  await makeLead("Asha Rao", (await accounts().getUserByEmail(email)).uid);
  await choose(page, "Nikhil New", "Change role");
  const role = page.getByRole("dialog", { name: "Change the role of Nikhil New" });
  await role.getByRole("combobox", { name: "Role" }).selectOption("ca");
  await expect(role.getByText("1 open lead will go back to the pool for others to take.")).toBeVisible();
  await role.getByRole("button", { name: "Change role" }).click();
  await expect(rowOf(page, email)).toContainText("CA");
  await expect(invitee).toHaveURL("/ca/dashboard");
  await expect(invitee.getByText("Your access has changed. Redirecting to your CA dashboard.")).toBeVisible();

  await choose(page, "Nikhil New", "Suspend");
  const suspend = page.getByRole("dialog", { name: "Suspend Nikhil New?" });
  await expect(suspend.getByText(/signed out everywhere and can't sign in/)).toBeVisible();
  await suspend.getByRole("button", { name: "Suspend" }).click();
  await expect(suspend.getByText("Please choose a reason")).toBeVisible();
  await suspend.getByRole("radio", { name: "On long leave" }).check();
  await suspend.getByRole("button", { name: "Suspend" }).click();
  await expect(rowOf(page, email)).toContainText("Suspended");
  await expect(invitee.getByText("This account is closed or suspended.")).toBeVisible();
  await page.getByRole("button", { name: /^Active/ }).click();
  await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
  await page.getByRole("button", { name: /^Suspended/ }).click();
  await expectAccessible(page);
  await choose(page, "Nikhil New", "Restore access");
  await page.getByRole("dialog").getByRole("button", { name: "Restore access" }).click();
  await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
  const { uid } = await accounts().getUserByEmail(email);
  expect((await accounts().getUser(uid)).disabled).toBe(false);
  await expect(page).toHaveURL(/\/admin\/staff\?/);
  expect(troubles).toEqual([]);
  await invitee.context().close();
});

test("[AX-09] before a CA is suspended the booked consultations are shown, and what was booked meanwhile too; all are called off", async ({
  page,
}) => {
  const [admin, partner, client] = [
    await makeStaff("admin"),
    await makePartner(`CA ${newSurname()}`),
    await makeClient(),
  ];
  const first = await makeConsultationAhead(client, partner, 26);
  await signIn(page, admin, "/admin/staff");
  await page.getByRole("searchbox").fill(partner.account.email);
  await choose(page, partner.name, "Suspend");
  const dialog = page.getByRole("dialog", { name: `Suspend ${partner.name}?` });
  await expect(
    dialog.getByText("One booked consultation will be cancelled and the client notified:"),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Something is being looked into" }).check();
  await dialog.getByRole("textbox", { name: "In your own words" }).fill("A client's complaint of 27 Nov");
  const second = await makeConsultationAhead(client, partner, 50);
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(dialog.getByText("More consultations were booked while this was open.")).toBeVisible();
  await expect(
    dialog.getByText("2 booked consultations will be cancelled and the clients notified:"),
  ).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveValue("A client's complaint of 27 Nov");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  // The row says so while the bookings are still being called off; the dialog waits for all of it.
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, partner.account.email)).toContainText("Suspended");
  for (const id of [first, second]) {
    const called = await database().doc(`consultations/${id}`).get();
    expect(called.data()).toMatchObject({ status: "cancelled", cancelled_by: "office" });
  }
  const noted = await database()
    .collection("audit_log")
    .where("subject", "==", `profiles/${partner.account.uid}`)
    .where("action", "==", "staff.suspended")
    .get();
  expect(noted.docs.map((entry) => entry.get("reason"))).toEqual([
    { kind: "inquiry", words: "A client's complaint of 27 Nov" },
  ]);
});

/** A member's row of the table, or card. */
function rowOf(page: Page, email: string) {
  return page
    .getByRole("row")
    .or(page.getByRole("listitem"))
    .filter({ hasText: email })
    .filter({ visible: true });
}

function rowsWithChanges(page: Page) {
  return page.getByRole("button", { name: /^Change / });
}

async function choose(page: Page, name: string, change: string): Promise<void> {
  await page.getByRole("button", { name: `Change ${name}` }).click();
  await page.getByRole("button", { name: change, exact: true }).click();
}
