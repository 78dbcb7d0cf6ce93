import { defineCallable } from "../platform/define-callable.ts";
import { approve } from "./approve.ts";

/** Makes an applicant a partner with a territory. */
export const approveApplication = defineCallable(
  "approveApplication",
  { roles: ["admin"] },
  async (input, caller) => {
    return { franchise_id: await approve(input, caller) };
  },
);
