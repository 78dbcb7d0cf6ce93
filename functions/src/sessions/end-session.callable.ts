import { currentAccount } from "../platform/caller.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { endOwn } from "./end-own-sessions.ts";

/** Signs the caller out of one of the places where they are signed in. */
export const endSession = defineCallable(
  "endSession",
  { roles: "signed_in" },
  async ({ session }, caller) => {
    await currentAccount(caller);
    await endOwn(caller, session);
    return {};
  },
);
