import { defineCallable } from "../platform/define-callable.ts";
import { markDate as mark } from "./mark-date.ts";

/** A client marks a date as done, or as not for them. */
export const markDate = defineCallable("markDate", { roles: ["client_user"] }, async (input, caller) => {
  await mark(input, caller);
  return {};
});
