import { defineCallable } from "../platform/define-callable.ts";
import { askDocuments as ask } from "./work-on-order.ts";

/** Asks the client for documents, with the reason. */
export const askDocuments = defineCallable(
  "askDocuments",
  { roles: ["admin", "ca", "tax_executive"] },
  async (input, caller) => {
    await ask(input, caller);
    return {};
  },
);
