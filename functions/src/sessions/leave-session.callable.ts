import { currentAccount } from "../platform/caller.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { leaveOwn } from "./end-own-sessions.ts";

/** The caller signs out: this session is over, and off their list. */
export const leaveSession = defineCallable("leaveSession", { roles: "signed_in" }, async (_input, caller) => {
  await currentAccount(caller);
  await leaveOwn(caller);
  return {};
});
