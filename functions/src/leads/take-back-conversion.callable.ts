import { defineCallable } from "../platform/define-callable.ts";
import { takeBack } from "./take-back.ts";

/** Takes back a 'converted' that was said by mistake. */
export const takeBackConversion = defineCallable(
  "takeBackConversion",
  { roles: ["telecaller", "ca", "admin"] },
  async ({ lead_id, reason }, caller) => {
    await takeBack(lead_id, reason, caller);
    return {};
  },
);
