import { readFile } from "node:fs/promises";
import { adminAuth } from "../support/admin.ts";
import { expectAccessible } from "./support/accessible.ts";
import { ageSignIn } from "./support/aged-sign-in.ts";
import { makeClient, newEmail, proveAddress, signIn } from "./support/client.ts";
import { mailsTo } from "./support/inbox.ts";
import { expect, test } from "./support/test.ts";

test("[A-10] [O-04] with a sign-in older than five minutes the password is asked for, and what was begun goes on: data, address, deletion", async ({
  page,
}) => {
  const client = await makeClient();
  await proveAddress(client);
  await signIn(page, client, "/user/profile");
  const signedIn = await ageSignIn(page, client.uid);
  const proof = page.getByRole("dialog", { name: "Confirm it's you" });

  await page.getByRole("button", { name: "Download my data" }).click();
  await expect(proof.getByText("We ask before we make a copy of your data.")).toBeVisible();
  await expectAccessible(page);
  await proof.getByLabel("Your password").fill("not-the-password");
  await proof.getByRole("button", { name: "Download my data" }).click();
  await expect(proof.getByText("This isn't your password")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await proof.getByLabel("Your password").fill(client.password);
  await proof.getByRole("button", { name: "Download my data" }).click();
  const data: unknown = JSON.parse(await readFile(await (await downloading).path(), "utf8"));
  expect(data).toMatchObject({ account: { email: client.email } });
  await expect(proof).toHaveCount(0);

  signedIn.again();
  const email = newEmail();
  await page.getByRole("button", { name: "Change email" }).click();
  const change = page.getByRole("dialog", { name: "Change your email address" });
  await change.getByRole("textbox", { name: "New email" }).fill(email);
  await change.getByRole("button", { name: "Send the link" }).click();
  await expect(proof.getByText(`We ask before we change your address to ${email}.`)).toBeVisible();
  await proof.getByLabel("Your password").fill(client.password);
  await proof.getByRole("button", { name: "Confirm" }).click();
  const sent = page.getByRole("dialog", { name: "Open the link we emailed you" });
  await expect(sent.getByText(`A link is on its way to ${email}.`)).toBeVisible();
  await expectAccessible(page);
  await mailsTo(email, 1);
  await sent.getByRole("button", { name: "Done" }).click();

  signedIn.again();
  await page.getByRole("button", { name: "Delete my account" }).click();
  const meaning = page.getByRole("dialog", { name: "Delete your account?" });
  await meaning.getByLabel(/Type DELETE/).fill("DELETE");
  await meaning.getByRole("button", { name: "Continue" }).click();
  await proof.getByLabel("Your password").fill(client.password);
  await proof.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText(/^Your account is deleted/)).toBeVisible();
  await expect(adminAuth().getUser(client.uid)).rejects.toThrow();
});
