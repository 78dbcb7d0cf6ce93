import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { MAIL_WORDING_VERSIONS, MAIL_WORDINGS } from "@niyamdesk/domain/mail/queries";
import { expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/client.ts";
import { does } from "./support/order-work.ts";
import { database } from "./support/records.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

test("[Z-01] [SUP-14] an administrator words a mail otherwise, sees it as it will look, meets another who does the same, and goes back", async ({
  page,
}) => {
  // Another browser's run may have worded it before.
  const before = await database().collection(MAIL_WORDING_VERSIONS).get();
  const worded = before.docs.map(({ ref }) => ref);
  for (const ref of [...worded, database().doc(`${MAIL_WORDINGS}/consultation-held`)]) await ref.delete();
  const [admin, other] = [await makeStaff("admin", "Anita Deshmukh"), await makeStaff("admin", "Vikram Rao")];
  await signIn(page, admin, WORKSPACES.admin.pages.mailTemplates);
  await expect(page.getByRole("heading", { level: 1, name: "Email wording" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Review request" }).click();

  const form = page.getByRole("form", { name: "Wording" });
  const button = form.getByLabel("Button", { exact: true });
  await expect(button).toHaveValue("Write a review");
  await button.fill("See https://evil.example");
  await expect(form.getByText("Don't add links or addresses")).toBeVisible();
  await button.fill("Review your CA");
  await expect(form.getByText("Original: Write a review")).toBeVisible();
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("link", { name: "Review your CA" })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(button).toHaveValue("Review your CA");
  await expect(form.getByText("1 change not saved")).toBeVisible();

  // Meanwhile another administrator saves the same sentence, and another one.
  await does(other, "saveMailWording", {
    template: "consultation-held",
    words: [
      { original: "Write a review", words: "Tell others" },
      { original: "We ask only this once.", words: "We won't ask again." },
    ],
    seen_version: null,
  });
  await expect(form.getByText("Vikram Rao changed this email while you were writing.")).toBeVisible();
  await expect(form.getByText("Their wording: Tell others")).toBeVisible();
  await expect(button).toHaveValue("Review your CA");
  await expect(form.getByLabel("Small print", { exact: true })).toHaveValue("We won't ask again.");
  await form.getByRole("button", { name: "Save wording" }).click();
  await expect(page.getByText("Saved. New emails use this wording")).toBeVisible();

  const versions = page.getByRole("list", { name: "Versions of this email" });
  const newest = versions.getByRole("listitem").filter({ hasText: "Version 2" });
  await expect(newest.getByText("In use")).toBeVisible();
  await expect(newest.getByText("Anita Deshmukh")).toBeVisible();
  await versions.getByRole("listitem").filter({ hasText: "Original" }).getByRole("button").click();
  await expect(button).toHaveValue("Write a review");
  await form.getByRole("button", { name: "Save wording" }).click();
  await expect(versions.getByText("Version 3")).toBeVisible();

  // One that is written in both languages shows each in its own.
  await page.goto(PATHS.mailTemplate("contact-received"));
  await page.getByRole("button", { name: "Hindi", exact: true }).click();
  await expect(page.getByLabel("Subject", { exact: true })).toHaveValue("आपका संदेश मिल गया");
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "आपका संदेश मिल गया" })).toBeVisible();
});
