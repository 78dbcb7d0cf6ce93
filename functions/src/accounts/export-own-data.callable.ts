import { ROLES } from "@niyamdesk/domain/base/roles";
import { BELONGINGS } from "../nouns.ts";
import { currentAccount, needFreshSignIn } from "../platform/caller.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { exportOwnData as exportData } from "./export-own-data.ts";

/** Everything we hold of the caller, who has just proven to be it. */
export const exportOwnData = defineCallable(
  "exportOwnData",
  { roles: ROLES, rateLimit: { calls: 10, perSeconds: 3600 } },
  async (_input, caller) => {
    const account = await currentAccount(caller);
    needFreshSignIn(caller);
    return { data: await exportData(account, BELONGINGS) };
  },
);
