import { defineCallable } from "../platform/define-callable.ts";
import { statementFile } from "./statement-file.ts";

/** A closed statement as a spreadsheet. */
export const exportStatement = defineCallable(
  "exportStatement",
  { roles: ["admin", "franchise"] },
  async (input, caller) => {
    return statementFile(input.statement_id, caller);
  },
);
