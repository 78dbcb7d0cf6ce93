import { defineCallable } from "../platform/define-callable.ts";
import { closeClient as close } from "./close-client.ts";

/** Closes a client's account, or opens it again. */
export const closeClient = defineCallable("closeClient", { roles: ["admin"] }, async (input, caller) => {
  await close(input, caller);
  return {};
});
