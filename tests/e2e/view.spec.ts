import { PATHS } from "@niyamdesk/domain/base/addresses";
import { expectAccessible } from "./support/accessible.ts";
import { makeKnownClient, signIn } from "./support/client.ts";
import { database } from "./support/records.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

test("[Z-24] an administrator sees a client's area as the client does, changes nothing there, and leaves; the client sees that they looked", {
  tag: "@only-desk",
}, async ({ page, context }) => {
  const [client, admin] = await Promise.all([makeKnownClient(), makeStaff("admin", "Anita Deshmukh")]);
  await signIn(page, admin, PATHS.client(client.uid));
  await page.getByRole("button", { name: "View as them" }).click();
  const dialog = page.getByRole("dialog", { name: "View as Asha Rao?" });
  await dialog.getByLabel("They asked for help").check();
  await expectAccessible(page);
  const opened = context.waitForEvent("page");
  await dialog.getByRole("button", { name: "View as them" }).click();
  const seen = await opened;
  const band = seen.getByRole("region", { name: "Viewing as someone else" });
  await expect(band).toContainText("You're viewing as Asha Rao. You can't change anything.");
  await expect(seen).toHaveURL(/\/user\/dashboard$/);
  await expect(seen.getByText("No orders yet")).toBeVisible();
  await expectAccessible(seen);

  await seen.goto("/user/profile");
  const name = seen
    .getByLabel("Full name")
    .or(seen.getByLabel("Name", { exact: true }))
    .first();
  await expect(name).toHaveValue("Asha Rao");
  await name.fill("Somebody Else");
  await seen
    .getByRole("button", { name: "Save changes" })
    .or(seen.getByRole("button", { name: "Save" }))
    .first()
    .click();
  await expect(seen.getByRole("alert").filter({ hasText: "You can't change anything." })).toBeVisible();
  await seen.goto("/user/calendar");
  await seen.getByLabel("Salaried, no business").check();
  await seen.getByRole("button", { name: "Show my dates" }).click();
  await expect(seen.getByRole("alert").filter({ hasText: "You can't change anything." })).toBeVisible();
  expect((await database().doc(`profiles/${client.uid}`).get()).get("name")).toBe("Asha Rao");
  // The administrator's own tab is theirs.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Asha Rao" })).toBeVisible();
  const closed = seen.waitForEvent("close");
  await band.getByRole("button", { name: "Stop viewing" }).click();
  await closed;
  expect((await database().doc(`admin_views/${admin.uid}`).get()).get("ended_at")).not.toBeNull();
  const looked = await database().collection("access_log").where("user_id", "==", client.uid).get();
  expect(looked.docs.map((entry) => entry.get("kind")).sort()).toEqual(["record", "workspace"]);
});
