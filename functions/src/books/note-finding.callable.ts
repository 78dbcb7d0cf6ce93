import { defineCallable } from "../platform/define-callable.ts";
import { note } from "./decide.ts";

/** Words to the other administrators about what was found. */
export const noteFinding = defineCallable("noteFinding", { roles: ["admin"] }, async (input, caller) => {
  await note(input, caller);
  return {};
});
