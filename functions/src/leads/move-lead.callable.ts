import { defineCallable } from "../platform/define-callable.ts";
import { move } from "./move.ts";

/** Moves a lead to another status. */
export const moveLead = defineCallable(
  "moveLead",
  { roles: ["telecaller", "ca", "franchise"] },
  async ({ lead_id, seen, to }, caller) => {
    await move(lead_id, seen, to, caller);
    return {};
  },
);
