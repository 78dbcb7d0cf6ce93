import { defineCallable } from "../platform/define-callable.ts";
import { historyOf } from "./history.ts";

/** What happened with a person so far, for whoever calls them, and for administrators. */
export const leadHistory = defineCallable(
  "leadHistory",
  { roles: ["telecaller", "ca", "admin"], rateLimit: { calls: 120, perSeconds: 60 } },
  async ({ lead_id }, caller) => ({ entries: await historyOf(lead_id, caller) }),
);
