import { defineCallable } from "../platform/define-callable.ts";
import { undoImport } from "./undo-import.ts";

/** Takes a whole import back. */
export const undoLeadImport = defineCallable(
  "undoLeadImport",
  { roles: ["admin"] },
  async ({ import_id }, caller) => {
    await undoImport(import_id, caller);
    return {};
  },
);
