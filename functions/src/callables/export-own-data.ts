import { ROLES } from "@niyamdesk/domain/roles";
import { exportOwnData as exportData } from "../data/accounts/export-own-data.ts";
import { currentAccount } from "../platform/caller.ts";
import { defineCallable } from "../platform/define-callable.ts";

/** Everything we hold of the caller. */
export const exportOwnData = defineCallable(
  "exportOwnData",
  { roles: ROLES, rateLimit: { calls: 10, perSeconds: 3600 } },
  async (_input, caller) => ({ data: await exportData(await currentAccount(caller)) }),
);
