import "./own-project.ts";
import { test } from "vitest";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { call, tokenOf, useProduct, withAccount } from "./product.ts";
import { refusal } from "./refusal.ts";

useProduct();

test("[AX-05] whoever was suspended announces nothing and changes no price, though the token is good", async () => {
  const by = await withAccount("admin");
  await (await accounts()).updateUser(by.uid, { disabled: true });
  const former = { uid: by.uid, idToken: tokenOf(by.uid, "admin") };
  await refusal("account_suspended", call("endAnnouncement", { announcement_id: "any" }, former));
  const state = { service_id: "gst-registration", seen_version: 0, seen_rev: 1 };
  await refusal("account_suspended", call("publishService", state, former));
  await refusal(
    "account_suspended",
    call("setServiceOnSale", { service_id: "gst-registration", on_sale: false }, former),
  );
});
