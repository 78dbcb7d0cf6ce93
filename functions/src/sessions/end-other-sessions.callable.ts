import { currentAccount } from "../platform/caller.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { endOwnOthers } from "./end-own-sessions.ts";

/** Signs the caller out everywhere but here. */
export const endOtherSessions = defineCallable(
  "endOtherSessions",
  { roles: "signed_in" },
  async (_input, caller) => {
    await currentAccount(caller);
    await endOwnOthers(caller);
    return {};
  },
);
