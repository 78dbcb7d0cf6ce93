import { defineCallable } from "../platform/define-callable.ts";
import { stop } from "./do-not-call.ts";

/** Keeps that a person asked not to be called. */
export const stopCalling = defineCallable(
  "stopCalling",
  { roles: ["telecaller", "ca"] },
  async ({ lead_id }, caller) => {
    await stop(lead_id, caller);
    return {};
  },
);
