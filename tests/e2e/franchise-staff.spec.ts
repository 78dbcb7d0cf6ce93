import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { expectAccessible } from "./support/accessible.ts";
import { newEmail, signIn } from "./support/client.ts";
import {
  makeApplication,
  makeCommission,
  makePartner,
  makeStatement,
  newPins,
} from "./support/franchise-records.ts";
import { database } from "./support/records.ts";
import { englishWords } from "./support/spoken.ts";
import { makeLead, makeStaff } from "./support/staff.ts";
import { expect, type Page, test } from "./support/test.ts";
import { collectTroubles } from "./support/watch.ts";

async function stored(path: string): Promise<Record<string, unknown> | undefined> {
  return (await database().doc(path).get()).data();
}

/** On a phone what a confirmation asks lies in a sheet, on a desk in a dialog: the same to a reader. */
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

test("[F-08] a rejection is previewed by its reason and undone within ten seconds; nobody is told", async ({
  page,
}) => {
  const admin = await makeStaff("admin", "Anita the Admin");
  const { id, email } = await makeApplication({ status: "under_review" });
  await signIn(page, admin, `/admin/franchises/${id}`);
  await expect(page).toHaveURL(`/admin/franchises/applications/${id}`);
  await page.getByRole("button", { name: "Reject…" }).click();
  const dialog = dialogOf(page, /^Reject the application of/);
  await dialog.getByRole("radio", { name: "Too little experience in this field" }).check();
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText(/^Rejected on/)).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("button", { name: "Reject…" })).toBeVisible();
  const mails = await database().collection(COLLECTIONS.mail).where("to", "==", email).get();
  expect(mails.docs.filter((mail) => mail.get("template") === "application-rejected")).toEqual([]);
});

test("[F-08] [Z-01] a partner is put on hold and goes on, PIN codes are set, and what the partner reads follows", async ({
  page,
  browser,
}) => {
  const admin = await makeStaff("admin", "Anita the Admin");
  const member = await makeStaff("franchise", "Lakshmi Menon");
  const franchise = await makePartner(member.uid);
  const other = await browser.newContext();
  const partners = await other.newPage();
  await signIn(partners, member, "/franchise/dashboard");
  await expect(partners.getByText(franchise.territory_code)).toBeVisible();

  await signIn(page, admin, `/admin/franchises/${franchise.id}`);
  await page.getByRole("button", { name: "Put on hold" }).click();
  const dialog = dialogOf(page, "Put Lakshmi Menon on hold?");
  await dialog.getByRole("textbox").fill("The agreement is not signed");
  await dialog.getByRole("button", { name: "Put on hold" }).click();
  await expect(page.getByText("Suspended", { exact: true })).toBeVisible();
  await expect(partners.getByText(/on hold: The agreement is not signed/)).toBeVisible();

  await page.getByRole("button", { name: "Resume partnership" }).click();
  const going = dialogOf(page, "Resume Lakshmi Menon's partnership?");
  await going.getByRole("textbox").fill("Signed");
  await going.getByRole("button", { name: "Resume partnership" }).click();
  await expect(partners.getByText(/on hold:/)).toBeHidden();

  await page.getByRole("link", { name: "Edit" }).click();
  const pins = newPins();
  await page.getByRole("textbox", { name: "PIN codes" }).fill(`${pins}, ${pins + 4}-${pins}`);
  await page.getByRole("button", { name: "Save PIN codes" }).click();
  await expect(page.getByText(/ranges that begin with the same three digits/)).toBeVisible();
  await page.getByRole("textbox", { name: "PIN codes" }).fill(`${pins}\n${pins + 2}-${pins + 4}`);
  await page.getByRole("button", { name: "Save PIN codes" }).click();
  await expect
    .poll(async () => (await stored(`${COLLECTIONS.franchises}/${franchise.id}`))?.pincodes)
    .toEqual([String(pins), `${pins + 2}-${pins + 4}`]);
  await partners.goto("/franchise/territory");
  await partners.getByLabel("Is a PIN code yours?").fill(String(pins + 3));
  await expect(partners.getByText(`${pins + 3} lies in your territory.`)).toBeVisible();
  await other.close();
});

test("[F-09] [F-10] a partner reads what they earned line by line, keeps a bank account, and is paid by a payout whose reference stands in the statement", async ({
  page,
  browser,
}) => {
  const troubles = collectTroubles(page);
  const member = await makeStaff("franchise", "Lakshmi Menon");
  const franchise = await makePartner(member.uid);
  const { service } = await makeCommission(franchise, { paise: 22_485, percent: 15, basePaise: 149_900 });
  const statement = await makeStatement(franchise, { paise: 269_955 });
  await signIn(page, member, "/franchise/dashboard");
  await expect(page.getByText(service)).toBeVisible();
  await expect(page.getByText("₹224.85").first()).toBeVisible();
  const funnel = page.getByRole("region", { name: "From lead to order" });
  // It is counted once somebody comes near it.
  await funnel.scrollIntoViewIfNeeded();
  await expect(funnel.getByText("1 more paid order came from your territory")).toBeVisible();
  await funnel.getByRole("button", { name: "Show as a table" }).click();
  await expect(funnel.getByRole("row", { name: "Reached checkout 0" })).toBeVisible();
  await expectAccessible(page);
  await funnel.getByRole("button", { name: "Last month" }).click();
  await expect(funnel.getByText("1 more paid order")).toBeHidden();

  await page.getByRole("link", { name: "Add bank account" }).click();
  await page.getByRole("button", { name: "Add bank account" }).click();
  await page.getByLabel(/^Account holder/).fill("Lakshmi Menon");
  await page.getByLabel("Account number").fill("5010 0345 6788 12");
  await page.getByLabel("IFSC").fill("HDFC123");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/IFSC/).filter({ hasText: "HDFC0001234" })).toBeVisible();
  await page.getByLabel("IFSC").fill("hdfc0000123");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("····8812")).toBeVisible();

  // Elsewhere an administrator pays what waits.
  const office = await browser.newContext();
  const desk = await office.newPage();
  await signIn(desk, await makeStaff("admin", "Anita the Admin"), "/admin/commission/payouts");
  await desk.getByRole("button", { name: "Make a payout" }).click();
  await desk.getByRole("button", { name: "Make the payout" }).click();
  const download = desk.waitForEvent("download");
  await desk.getByRole("button", { name: "Bank file" }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^payout.*\.csv$/);
  await desk.getByRole("button", { name: "Confirm", exact: true }).first().click();
  await desk.getByLabel("The bank's reference").fill("HDFCR52026121000012345");
  await desk.getByRole("button", { name: "It's paid" }).click();
  await expect
    .poll(async () => stored(`${COLLECTIONS.commissionStatements}/${statement}`))
    .toMatchObject({ status: "paid", reference: "HDFCR52026121000012345", account_end: "8812" });

  await page.goto("/franchise/commissions");
  await page.getByRole("list", { name: "Monthly statements" }).getByRole("link").first().click();
  const table = page.getByRole("table");
  await expect(table.getByRole("row", { name: /Taken back: GST Registration/ })).toContainText("−₹2,699.55");
  await expect(table.getByRole("row", { name: /To your account/ })).toContainText("₹2,699.55");
  await expect(page.getByText(/reference HDFCR52026121000012345/)).toBeVisible();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  expect((await file).suggestedFilename()).toContain(franchise.territory_code);
  const paper = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF" }).click();
  expect((await paper).suggestedFilename()).toMatch(/^commission-.*\.pdf$/);

  // What looks wrong goes to the office with the line that is meant, and the answer comes back.
  await page.getByRole("button", { name: "This looks wrong: Taken back: GST Registration" }).click();
  const asking = dialogOf(page, "What looks wrong?");
  await asking.getByRole("textbox", { name: "What did you expect?" }).fill("The client paid again.");
  await asking.getByRole("button", { name: "Send" }).click();
  const asked = page.getByRole("list", { name: "Your questions" });
  await expect(asked.getByText("We're looking into it")).toBeVisible();
  await desk.goto(`/admin/commission/statements/${statement}`);
  const question = desk.getByRole("list", { name: "What the partner asked" });
  await expect(question.getByText("The client paid again.")).toBeVisible();
  await question.getByRole("button", { name: "Answer" }).click();
  const answering = dialogOf(desk, "Answer this question?");
  await answering.getByRole("textbox", { name: "Your answer" }).fill("It stands in December.");
  await answering.getByRole("button", { name: "Answer and close" }).click();
  await expect(asked.getByText("It stands in December.")).toBeVisible();
  await office.close();
  await expectAccessible(page);
  expect(troubles).toEqual([]);
});

test("[F-09] a partner shares a link with its code, prepares a purchase, and follows up whom they brought", async ({
  page,
}) => {
  const member = await makeStaff("franchise", "Lakshmi Menon");
  const { referral_code } = await makePartner(member.uid);
  await signIn(page, member, "/franchise/share");
  await expect(page.getByText(`?ref=${referral_code}`).first()).toBeVisible();
  await expect(
    page.getByRole("img", { name: `QR code of your link, ${referral_code}` }).first(),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goto("/franchise/leads");
  await page.getByRole("button", { name: "Add a lead" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Anil Kamath");
  await dialog.getByLabel(/^Phone/).fill(`98${String(Date.now()).slice(-8)}`);
  await dialog.getByRole("button", { name: "Add lead" }).click();
  await expect(page.getByText("Anil Kamath").first()).toBeVisible();
  const [lead] = (await database().collection(COLLECTIONS.leads).where("assigned_to", "==", member.uid).get())
    .docs;
  expect(lead?.data()).toMatchObject({ source: "franchise", worked_at: null });

  await page.getByRole("button", { name: "More for Anil Kamath" }).click();
  await page.getByRole("button", { name: "Prepare a purchase" }).click();
  await expect(page.getByLabel("Your client's first name")).toHaveValue("Anil");
  await page.getByLabel("Service").selectOption({ index: 1 });
  await page.getByLabel("Plan").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Prepare", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    /Anil ji.*\?plan=.*&by=[A-Za-z0-9_-]{12}/s,
  );
});

test("[F-09] [P-13] the partner's pages are in Hindi as well, and who works below is a tree with sums", async ({
  page,
}) => {
  const member = await makeStaff("franchise", "Lakshmi Menon");
  const district = await makePartner(member.uid);
  const town = await makeStaff("franchise", "Fatima Beg");
  const below = await makePartner(town.uid, {
    ...{ hierarchy_level: "individual", territory_code: `${district.territory_code}-001` },
    ...{ partner_name: "Fatima Beg", parent_id: district.id, ancestor_user_ids: [member.uid] },
  });
  await makeCommission(below, { paise: 14_990, percent: 10, basePaise: 149_900 });
  await signIn(page, member, "/franchise/hierarchy");
  await expect(page.getByText("1 order, ₹149.90")).toBeVisible();
  await expect(page.getByText("You earn 5 percent on their orders.")).toBeVisible();
  const names = [
    ...[member.email, "Lakshmi Menon", "Fatima Beg", "East Hills", "GeoNames, CC BY"],
    ...[
      district.territory_code,
      below.territory_code,
      district.referral_code,
      `?ref=${district.referral_code}`,
    ],
  ];
  for (const path of ["dashboard", "leads", "commissions", "territory", "hierarchy"]) {
    await page.goto(`/hi/franchise/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-loader]")).toHaveCount(0);
    const link = await page.locator(".select-all").allInnerTexts();
    expect(await englishWords(page, [...link, ...names]), path).toEqual([]);
  }
  for (const path of ["share", "prepare", "profile"]) {
    await page.goto(`/hi/franchise/${path}`);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", /^hi/);
  }
});

test("[F-09] a partner invites somebody, who follows up their leads and sees no money, until they are removed", async ({
  page,
  browser,
}) => {
  const lakshmi = await makeStaff("franchise", "Lakshmi Menon");
  const { id: franchise_id, referral_code } = await makePartner(lakshmi.uid);
  await signIn(page, lakshmi, "/franchise/profile");
  const team = page.getByRole("region", { name: "Your team" });
  await team.getByRole("button", { name: "Invite someone" }).click();
  const dialog = dialogOf(page, "Invite someone to your team");
  const email = newEmail();
  await dialog.getByLabel("Name").fill("Ravi Rao");
  await dialog.getByLabel("Email address").fill(lakshmi.email);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog.getByText(/already has an account with us/)).toBeVisible();
  await dialog.getByLabel("Email address").fill(email);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(team.getByText(email)).toBeVisible();
  await expect(team.getByText("Invited", { exact: true })).toBeVisible();
  await expectAccessible(page);

  // Somebody else has accepted before.
  const asha = await makeStaff("franchise", "Asha Rao");
  const invited = await database().collection("franchise_members").where("email", "==", email).get();
  await database()
    .doc(`franchise_members/${asha.uid}`)
    .set({
      ...invited.docs[0]?.data(),
      ...{ id: asha.uid, name: "Asha Rao", email: asha.email, franchise_id, accepted_at: new Date() },
    });
  await makeLead("Anil Kamath", lakshmi.uid, { source: "franchise" });
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, asha, "/franchise/dashboard");
  await expect(desk.getByText("You work for Lakshmi Menon")).toBeVisible();
  await expect(desk.getByText(`?ref=${referral_code}`)).toBeVisible();
  const menu = desk.getByRole("navigation", { name: "Workspace" });
  await expect(menu.getByRole("link")).toHaveText(["Dashboard", "Leads", "Share", "Profile"]);
  await expectAccessible(desk);
  await desk.goto("/franchise/leads");
  // From the first moment on, now that this device knows.
  await expect(menu.getByRole("link")).toHaveText(["Dashboard", "Leads", "Share", "Profile"]);
  await desk.getByRole("button", { name: "More for Anil Kamath" }).click();
  await desk.getByRole("button", { name: "Spoken with" }).click();
  await expect(desk.getByRole("list", { name: "Leads" }).getByText("Contacted")).toBeVisible();
  await desk.goto("/franchise/commissions");
  await expect(desk.getByText("Only the partner can see this")).toBeVisible();

  await team.getByRole("button", { name: "Remove Asha Rao" }).click();
  await dialogOf(page, "Remove Asha Rao?").getByRole("button", { name: "Remove" }).click();
  await expect(team.getByRole("button", { name: "Remove Asha Rao" })).toBeHidden();
  // Whoever is removed is sent to the door.
  await expect(desk).toHaveURL(/franchise-login/);

  await team.getByRole("button", { name: "Invite someone" }).click();
  await dialog.getByLabel("Name").fill("Asha Rao");
  await dialog.getByLabel("Email address").fill(asha.email);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(team.getByRole("button", { name: "Remove Asha Rao" })).toBeVisible();
  await expect(team.getByText("Invited", { exact: true })).toHaveCount(2);
});

test("[Z-01] [Z-02] [F-09] a territory is handed over to a partner, never to somebody's staff; each of both reads what is theirs, and neither is given another role", async ({
  page,
  browser,
}) => {
  const admin = await makeStaff("admin", "Anita the Admin");
  const [lakshmi, meera] = [
    await makeStaff("franchise", "Lakshmi Menon"),
    await makeStaff("franchise", "Meera Iyer"),
  ];
  const asha = await makeStaff("franchise", "Asha Rao");
  const franchise = await makePartner(lakshmi.uid, { pincodes: [String(newPins())] });
  const own = await makePartner(meera.uid, { territory_name: "West Hills" });
  await database()
    .doc(`franchise_members/${asha.uid}`)
    .set({ franchise_id: own.id, partner_uid: meera.uid, ended_at: null });
  await signIn(page, admin, `/admin/franchises/${franchise.id}/edit`);
  const to = page.getByRole("combobox", { name: "To which partner?" });
  await expect(to.getByRole("option", { name: meera.email })).toHaveCount(1);
  await expect(to.getByRole("option", { name: asha.email })).toHaveCount(0);
  await to.selectOption(meera.uid);
  await page.getByRole("textbox", { name: /^Why\?/ }).fill("Moved to Pune");
  await page.getByRole("button", { name: "Hand over…" }).click();
  const asked = dialogOf(page, `Hand ${franchise.territory_code} over to Meera Iyer?`);
  await asked.getByRole("button", { name: "Hand over" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Meera Iyer/ })).toBeVisible();
  await expect(page.getByText(franchise.territory_code).first()).toBeVisible();

  const other = await browser.newContext();
  const partners = await other.newPage();
  await signIn(partners, meera, "/franchise/profile");
  // Each has its own bank account: the newer one is shown first.
  const choice = partners.getByRole("group", { name: "Which territory" });
  await expect(choice.getByRole("button", { name: /East Hills/, pressed: true })).toBeVisible();
  await choice.getByRole("button", { name: /West Hills/ }).click();
  await partners.goto("/franchise/share");
  await expect(choice.getByRole("button", { name: /West Hills/, pressed: true })).toBeVisible();
  await expect(partners.getByText(`?ref=${own.referral_code}`).first()).toBeVisible();
  await expectAccessible(partners);
  await other.close();

  // Who holds a territory is asked to be a partner no more on its page.
  await page.goto("/admin/staff");
  await page.getByRole("searchbox").fill(meera.email);
  await page.getByRole("button", { name: "Change Meera Iyer" }).click();
  await page.getByRole("button", { name: "Change role", exact: true }).click();
  const role = page.getByRole("dialog", { name: "Change the role of Meera Iyer" });
  await role.getByRole("combobox", { name: "Role" }).selectOption("telecaller");
  await expect(role.getByText(/^Meera Iyer holds a territory as a franchise partner/)).toBeVisible();
  await expect(role.getByRole("button", { name: "Change role" })).toBeDisabled();
  await expectAccessible(page);
  await role.getByRole("link", { name: `West Hills (${own.territory_code})` }).click();
  await expect(page).toHaveURL(`/admin/franchises/${own.id}`);
});
