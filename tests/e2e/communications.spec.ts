import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { expectAccessible } from "./support/accessible.ts";
import { announced } from "./support/announcements.ts";
import { makeClient, proveAddress, signIn } from "./support/client.ts";
import { mailsTo } from "./support/inbox.ts";
import { does } from "./support/order-work.ts";
import { database } from "./support/records.ts";
import { stack } from "./support/stack.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

const pages = WORKSPACES.admin.pages;

test("[Z-01] [SUP-11] [SUP-12] [SUP-13] [O-06] an administrator announces and mails; a client reads it and unsubscribes with one press", {
  tag: "@only-desk",
}, async ({ page, browser }) => {
  const [client, admin] = await Promise.all([makeClient(), makeStaff("admin", "Anita Deshmukh")]);
  await proveAddress(client);
  await database().doc(`profiles/${client.uid}`).update({ email_verified: true, state_code: "29" });
  await does(client, "setConsent", { purpose: "marketing_mail", given: true, language: "en" });

  await signIn(page, admin, pages.communications);
  const title = `GSTR-9 dates ${client.uid.slice(0, 6)}`;
  await page.getByRole("button", { name: "New announcement" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Type").selectOption("compliance");
  await dialog.getByLabel("Title").first().fill(title);
  await dialog.getByLabel("Text").first().fill("It is due on 31 December.");
  await dialog.getByLabel("Title").last().fill("GSTR-9 की तारीख़");
  await dialog.getByLabel("Text").last().fill("31 दिसंबर आख़िरी तारीख़ है।");
  await dialog.getByLabel("Clients").check();
  await dialog.locator("summary", { hasText: "States" }).click();
  await dialog.getByLabel("Karnataka").check();
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(title).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(pages.mailings);
  await page.getByRole("link", { name: "New mailing" }).click();
  const name = `Season ${client.uid.slice(0, 6)}`;
  const form = page.getByRole("form", { name: "Mailing" });
  await form.getByLabel("Name").fill(name);
  await form
    .getByLabel("Subject")
    .first()
    .fill(`Due soon ${client.uid.slice(0, 6)}`);
  await form.locator("summary", { hasText: "States" }).click();
  await form.getByLabel("Karnataka").check();
  await form.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText(/clients? will get this email/)).toBeVisible();
  await page.getByRole("button", { name: "Hindi", exact: true }).click();
  await expect(page.getByText("GSTR-9 की आख़िरी तारीख़ 31 दिसंबर है")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send mailing" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send mailing" }).click();
  await expect(page.getByText("Results", { exact: true })).toBeVisible();
  const [mail] = await mailsTo(client.email, 1);
  expect(mail?.subject).toBe(`Due soon ${client.uid.slice(0, 6)}`);
  const link = /https?:\/\/\S+\/end-mailings\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";

  // Clients read their mail on a phone.
  const viewport = { width: 390, height: 844 };
  const theirs = await (await browser.newContext({ baseURL: stack.addresses.site, viewport })).newPage();
  await theirs.goto(link);
  await theirs.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(theirs.getByRole("heading", { name: "You're unsubscribed" })).toBeVisible();
  await expectAccessible(theirs);
  const lines = await database().collection("consents").where("user_id", "==", client.uid).get();
  expect(lines.docs.map((line) => line.get("place") as string).sort()).toEqual([
    "privacy_centre",
    "unsubscribe_link",
  ]);

  await signIn(theirs, client, "/user/notifications");
  const announced = theirs.getByRole("region", { name: "Announcements" });
  await expect(announced.getByRole("heading", { name: title })).toBeVisible();
  await announced.getByRole("listitem").filter({ hasText: title }).getByRole("button").click();
  await expect(theirs.getByRole("heading", { name: title })).toBeHidden();
  await theirs.context().close();
});

test("[SUP-12] what was written of a mailing goes neither with another template nor with what a colleague saves meanwhile", {
  tag: "@only-desk",
}, async ({ page }) => {
  const [anita, ravi] = await Promise.all([makeStaff("admin"), makeStaff("admin", "Ravi Menon")]);
  await signIn(page, anita, `${pages.mailings}/new`);
  const form = page.getByRole("form", { name: "Mailing" });
  const subject = form.getByLabel("Subject").first();
  await page.getByRole("button", { name: "An offer", exact: true }).click();
  await subject.fill("Written by Anita");
  await page.getByRole("button", { name: "News about a rule", exact: true }).click();
  const asked = page.getByRole("dialog", { name: "Replace what you've written?" });
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Keep my words" }).click();
  await expect(subject).toHaveValue("Written by Anita");
  const name = `Kept ${anita.uid.slice(0, 6)}`;
  await form.getByLabel("Name").fill(name);
  await form.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const stored = (await database().doc(`mailings/${id}`).get()).data();
  if (stored === undefined) throw new Error("It was not stored");
  await subject.fill("Written again by Anita");
  const words = { ...stored.words, en: { ...stored.words.en, subject: "Written by Ravi" } };
  const { title, button, audience, version } = stored;
  const mailing = { title, words, button, audience };
  await does(ravi, "saveMailing", { mailing_id: id, mailing, seen_version: version });
  await expect(page.getByText("Someone else saved a change while you were typing")).toBeVisible();
  await expect(subject).toHaveValue("Written again by Anita");
  await form.getByRole("button", { name: "Save draft" }).click();
  await expect(form.getByRole("alert")).toContainText("This was changed in the meantime");
  await page.getByRole("button", { name: "Show their version" }).click();
  await expect(subject).toHaveValue("Written by Ravi");
});

test("[SUP-11] [T-01] on a phone what is announced to the staff takes one line above their work, and all of it at a press", async ({
  page,
}) => {
  const me = await makeStaff("telecaller", "Imran Sheikh");
  const title = `Advance tax instalment falls due on the 15th ${me.uid.slice(0, 6)}`;
  const content = "The third instalment is payable by 15 December. Interest runs from the day after.";
  await announced("telecaller", { title, content }, async () => {
    await signIn(page, me, "/telecaller/dashboard");
    const line = page.getByRole("button", { name: title }).first();
    await expect(line).toHaveAttribute("aria-expanded", "false");
    const height = async () => (await line.boundingBox())?.height ?? 0;
    expect(await height()).toBeLessThan(56);
    const folded = await height();
    const warning = `The office is closed on Friday ${me.uid.slice(0, 6)}`;
    // A second one takes no second line, and what warns is what is seen.
    await announced("telecaller", { title: warning, type: "alert" }, async () => {
      await expect(page.getByText(warning)).toBeVisible();
      await expect(line).toBeHidden();
      await page.getByRole("button", { name: warning }).first().click();
      await expect(line).toBeVisible();
      await page.getByRole("button", { name: `Close: ${warning}` }).click();
      await expect(page.getByText(warning)).toHaveCount(0);
    });
    await line.click();
    await expect(line).toHaveAttribute("aria-expanded", "true");
    expect(await height()).toBeGreaterThan(folded);
    await page.getByRole("button", { name: `Close: ${title}` }).click();
    await expect(line).toHaveCount(0);
  });
});
