import { defineCallable } from "../platform/define-callable.ts";
import { waiveDocument as waive } from "./work-on-order.ts";

/** Says why a document that was asked for is not needed after all. */
export const waiveDocument = defineCallable(
  "waiveDocument",
  { roles: ["admin", "ca", "tax_executive"] },
  async (input, caller) => {
    await waive(input, caller);
    return {};
  },
);
