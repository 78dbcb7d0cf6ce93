import { defineCallable } from "../platform/define-callable.ts";
import { setNominee as set } from "./set-nominee.ts";

/** Names who acts for the caller should they not be able to. */
export const setNominee = defineCallable("setNominee", { roles: ["client_user"] }, async (input, caller) => {
  await set(input, caller);
  return {};
});
