import { currentAccount } from "../platform/caller.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { noteSession as note } from "./note-session.ts";

/** That this browser is still signed in; refuses where it was signed out elsewhere. */
export const noteSession = defineCallable("noteSession", { roles: "signed_in" }, async (input, caller) => {
  await currentAccount(caller);
  await note(caller, input);
  return {};
});
