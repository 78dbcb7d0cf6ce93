import { defineCallable } from "../platform/define-callable.ts";
import { handBack } from "./hand-over.ts";

/** Puts own leads back into the pool. */
export const handBackLeads = defineCallable(
  "handBackLeads",
  { roles: ["telecaller"] },
  async ({ lead_ids }, caller) => {
    return { outcomes: await handBack(lead_ids, caller) };
  },
);
