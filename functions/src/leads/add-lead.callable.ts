import { defineCallable } from "../platform/define-callable.ts";
import { add } from "./add.ts";

/** Adds somebody by hand. */
export const addLead = defineCallable(
  "addLead",
  { roles: ["telecaller", "franchise"] },
  async (input, caller) => {
    return add(input, caller);
  },
);
