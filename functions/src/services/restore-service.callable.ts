import { defineCallable } from "../platform/define-callable.ts";
import { restore } from "./versions.ts";

/** Sells a service as it was in an earlier version. */
export const restoreService = defineCallable(
  "restoreService",
  { roles: ["admin"] },
  async (input, caller) => {
    return { version: await restore(input, caller) };
  },
);
