import { defineCallable } from "../platform/define-callable.ts";
import { takeReach } from "../platform/take-reach.ts";
import { statementFor } from "./own-statement.ts";
import { statementPaper } from "./statement-paper.ts";

/** A closed statement as a PDF. Fonts and what draws with them are loaded by this function alone, when it is called. */
export const printStatement = defineCallable(
  "printStatement",
  { roles: ["admin", "franchise"], runtime: { memory: "512MiB", concurrency: 4 } },
  async ({ statement_id }, caller) => {
    const statement = await statementFor(statement_id, caller);
    await takeReach();
    const file = await statementPaper(statement);
    const { territory_code, month } = statement;
    return { name: `commission-${territory_code}-${month}.pdf`, base64: file.toString("base64") };
  },
);
