import { defineCallable } from "../platform/define-callable.ts";
import { publish } from "./publish.ts";

/** Sells a service as its draft says. */
export const publishService = defineCallable(
  "publishService",
  { roles: ["admin"] },
  async (input, caller) => {
    return { version: await publish(input, caller) };
  },
);
