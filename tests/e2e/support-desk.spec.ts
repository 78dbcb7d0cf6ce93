import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { expectAccessible } from "./support/accessible.ts";
import { makeKnownClient, proveAddress, signIn } from "./support/client.ts";
import { mailsTo } from "./support/inbox.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

test("[SUP-04] [SUP-02] [SUP-01] a client asks on a phone through a lost network, an administrator answers, the client reads and asks again", {
  tag: "@phone",
}, async ({ page, browser }) => {
  const [client, admin] = await Promise.all([makeKnownClient(), makeStaff("admin", "Anita Deshmukh")]);
  await proveAddress(client);
  const subject = `Firm name ${client.uid.slice(0, 6)}`;
  await signIn(page, client, PATHS.user.help);
  await expect(page.getByText("You haven't asked us anything yet.")).toBeVisible();
  await page.getByRole("button", { name: "Ask a question" }).click();
  const form = page.getByRole("form", { name: "Ask a question" });
  await expect(form.getByLabel("What is it about?")).toBeFocused();
  await form.getByLabel("What is it about?").fill(subject);
  await form.getByLabel("Your question").fill("Can the invoice carry my firm's name?");
  await expectAccessible(page);
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Send question" }).click();
  await expect(form.getByRole("alert")).toContainText(/offline|connection/i);
  await page.context().setOffline(false);
  await page.reload();
  await page.getByRole("button", { name: "Ask a question" }).click();
  await expect(form.getByLabel("Your question")).toHaveValue("Can the invoice carry my firm's name?");
  await form.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  await expect(page.getByText(/^We'll answer by /)).toBeVisible();

  const office = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await signIn(office, admin, WORKSPACES.admin.pages.support);
  await office.getByRole("link", { name: subject }).click();
  await expect(office.getByText("Can the invoice carry my firm's name?")).toBeVisible();
  await office.getByLabel("With").selectOption("Anita Deshmukh");
  await office.getByLabel("Your answer").fill("Yes, under Payment History.");
  await office.getByLabel("Close the question").check();
  await expectAccessible(office);
  await office.getByRole("button", { name: "Send answer" }).click();
  await expect(office.getByRole("log").getByText("Yes, under Payment History.")).toBeVisible();
  await expect(office.getByLabel("Your answer")).toHaveValue("");

  await expect(page.getByText("Yes, under Payment History.")).toBeVisible();
  await expect(page.getByText("Closed", { exact: true })).toBeVisible();
  await page
    .getByRole("textbox", { name: "Something still open? Write to us again" })
    .fill("The GSTIN is refused.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("log").getByText("The GSTIN is refused.")).toBeVisible();
  await expect(page.getByText("Waiting for our answer")).toBeVisible();
  await expectAccessible(page);
  await expect(office.getByText("The GSTIN is refused.")).toBeVisible();
  expect((await mailsTo(client.email, 1)).map((mail) => mail.subject)).toEqual([`Our answer: ${subject}`]);
});
