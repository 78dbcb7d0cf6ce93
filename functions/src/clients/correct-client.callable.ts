import { defineCallable } from "../platform/define-callable.ts";
import { correctClient as correct } from "./correct-client.ts";

/** Corrects a client's details. */
export const correctClient = defineCallable("correctClient", { roles: ["admin"] }, async (input, caller) => {
  await correct(input, caller);
  return {};
});
