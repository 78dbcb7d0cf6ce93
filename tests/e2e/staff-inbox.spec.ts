import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import type { InboxItem } from "@niyamdesk/domain/notifications/notification";
import { Timestamp } from "firebase-admin/firestore";
import { expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/client.ts";
import { database } from "./support/records.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

async function tell(uid: string, id: string, item: Pick<InboxItem, "title" | "content" | "link">) {
  const told = { id, ...item, type: "update", read_at: null, created_at: Timestamp.now() };
  await database().doc(`profiles/${uid}/inbox/${id}`).set(told);
}

test("[O-06] one of the staff is told by a bell on every page, live; what is pressed leads to its page and counts as read", async ({
  page,
}) => {
  const member = await makeStaff("tax_executive", "Ravi Kumar");
  await signIn(page, member, WORKSPACES.tax_executive.pages.processing);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // It comes with the first sign of somebody there.
  await page.keyboard.press("Shift");
  const bell = page.getByRole("button", { name: "Notifications" }).filter({ visible: true });
  await expect(bell).toHaveAccessibleName("Notifications");
  await tell(member.uid, "export_1", {
    ...{ title: "Your export is ready", content: "3,214 rows, orders.csv" },
    link: WORKSPACES.tax_executive.pages.documents,
  });
  await tell(member.uid, "given_1", { title: "A new order for you", content: "", link: null });
  await expect(bell).toHaveAccessibleName("Notifications, 2 unread");
  await bell.click();
  const dialog = page.getByRole("dialog", { name: "Notifications" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /Mark as read.*A new order for you/ }).click();
  await expect(dialog.getByText("1 unread")).toBeVisible();
  await dialog.getByRole("link", { name: "Your export is ready" }).click();
  await expect(page).toHaveURL(new RegExp(`${WORKSPACES.tax_executive.pages.documents}$`));
  await expect(dialog).toBeHidden();
  await expect(bell).toHaveAccessibleName("Notifications");
});

test("[O-06] what was told long before is reached from the bell as well, and no mark stays that nobody can take off", async ({
  page,
}) => {
  const member = await makeStaff("telecaller", "Ravi Kumar");
  const inbox = database().collection(`profiles/${member.uid}/inbox`);
  const now = Date.now();
  await Promise.all(
    Array.from({ length: 55 }, (_, number) =>
      inbox.doc(`told_${number}`).set({
        ...{ id: `told_${number}`, title: `Told ${number}`, content: "", type: "update", link: null },
        read_at: number === 54 ? null : Timestamp.now(),
        created_at: Timestamp.fromMillis(now - number * 60_000),
      }),
    ),
  );
  await signIn(page, member, WORKSPACES.telecaller.pages.dashboard);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Shift");
  const bell = page.getByRole("button", { name: "Notifications" }).filter({ visible: true });
  await expect(bell).toHaveAccessibleName("Notifications, 1 unread");
  await bell.click();
  const dialog = page.getByRole("dialog", { name: "Notifications" });
  await expect(dialog.getByText("Told 49")).toBeVisible();
  await expect(dialog.getByText("Told 54")).toBeHidden();
  await dialog.getByRole("button", { name: "Show earlier" }).click();
  await dialog.getByRole("button", { name: /Mark as read.*Told 54/ }).click();
  await expect(bell).toHaveAccessibleName("Notifications");
});
