import { defineCallable } from "../platform/define-callable.ts";
import { assign } from "./hand-over.ts";
import { needTelecaller } from "./need-telecaller.ts";

/** Gives leads to a telecaller, or back to the pool. */
export const assignLeads = defineCallable(
  "assignLeads",
  { roles: ["admin"] },
  async ({ lead_ids, to }, caller) => {
    if (to !== null) await needTelecaller(to);
    return { outcomes: await assign(lead_ids, to, caller) };
  },
);
