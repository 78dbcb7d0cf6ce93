import { defineCallable } from "../platform/define-callable.ts";
import { judge } from "./review.ts";

/** Accepts a paper of an application, or asks for another. */
export const judgePaper = defineCallable("judgePaper", { roles: ["admin"] }, async (input, caller) => {
  await judge(input, caller);
  return {};
});
