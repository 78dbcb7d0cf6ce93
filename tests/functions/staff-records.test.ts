import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import { describe, expect, test } from "vitest";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { call, tokenOf, useProduct, withAccount } from "./product.ts";
import { read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const admin = () => withAccount("admin");
const notesOn = (path: string) =>
  where<{ action: string; actor: string; before: object | null; after: object }>(
    COLLECTIONS.auditLog,
    "subject",
    path,
  );

describe("an announcement", () => {
  const announcement = (change: object = {}): CallableInput<"publishNotification"> => ({
    notification_id: randomUUID(),
    title: "New due date",
    content: "31 August",
    type: "compliance",
    audience: "all",
    isActive: true,
    seen_version: null,
    ...change,
  });

  test("[AX-05] is published once, corrected by who has seen it, and ended; its day stays", async () => {
    const by = await admin();
    const first = announcement();
    const { notification_id: id } = first;
    expect(await call("publishNotification", first, by)).toEqual({ version: 1 });
    expect(await call("publishNotification", first, by)).toEqual({ version: 1 });
    const published = await read<{ createdAt: unknown }>(COLLECTIONS.notifications, id);
    await refusal("changed_meanwhile", call("publishNotification", { ...first, title: "Other" }, by));
    const ended = { ...first, isActive: false, seen_version: 1 };
    expect(await call("publishNotification", ended, by)).toEqual({ version: 2 });
    expect(await read(COLLECTIONS.notifications, id)).toMatchObject({
      isActive: false,
      createdAt: published.createdAt,
    });
    expect(await notesOn(`notifications/${id}`)).toHaveLength(2);
  });

  test("[AX-05] whoever was suspended publishes nothing and changes no price, though the token is good", async () => {
    const by = await admin();
    await (await accounts()).updateUser(by.uid, { disabled: true });
    const former = { uid: by.uid, idToken: tokenOf(by.uid, "admin") };
    await refusal("account_suspended", call("publishNotification", announcement(), former));
    const state = { service_id: "gst-registration", seen_version: 0, seen_rev: 1 };
    await refusal("account_suspended", call("publishService", state, former));
    await refusal(
      "account_suspended",
      call("setServiceOnSale", { service_id: "gst-registration", on_sale: false }, former),
    );
  });
});
