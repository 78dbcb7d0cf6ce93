import { defineCallable } from "../platform/define-callable.ts";
import { undoImport } from "./undo-import.ts";

/** Takes a whole import back. */
export const undoLeadImport = defineCallable(
  "undoLeadImport",
  { roles: ["admin"] },
  ({ import_id }, caller) => undoImport(import_id, caller),
);
