import { defineCallable } from "../platform/define-callable.ts";
import { addRows } from "./import-leads.ts";

/** Rows of a file that is imported. A hundred of them, with notes in any script. */
export const addLeadRows = defineCallable(
  "addLeadRows",
  { roles: ["admin"], rateLimit: { calls: 300, perSeconds: 60 }, maxBytes: 600 * 1024 },
  async (input) => {
    await addRows(input);
    return {};
  },
);
