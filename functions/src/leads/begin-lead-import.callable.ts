import { defineCallable } from "../platform/define-callable.ts";
import { beginImport } from "./import-leads.ts";

/** Begins to import a file, or goes on with it. */
export const beginLeadImport = defineCallable("beginLeadImport", { roles: ["admin"] }, (input, caller) =>
  beginImport(input, caller),
);
