import { defineCallable } from "../platform/define-callable.ts";
import { suspend } from "./change-franchise.ts";

/** Stops a franchise from earning, or lets it go on. */
export const suspendFranchise = defineCallable(
  "suspendFranchise",
  { roles: ["admin"] },
  async (input, caller) => {
    await suspend(input, caller);
    return {};
  },
);
