import { defineCallable } from "../platform/define-callable.ts";
import { edit } from "./edit.ts";

/** Changes notes, priority or the next follow-up of a lead. */
export const editLead = defineCallable(
  "editLead",
  { roles: ["telecaller", "ca", "franchise"] },
  async (input, caller) => {
    return { conflicts: await edit(input, caller) };
  },
);
