import { defineCallable } from "../platform/define-callable.ts";
import { noteExport } from "./note-export.ts";
import { settlementsFile } from "./settlements-file.ts";

/** A month's settlements, line by line, for a spreadsheet. */
export const exportSettlements = defineCallable(
  "exportSettlements",
  { roles: ["admin"], runtime: { memory: "512MiB", timeoutSeconds: 120 } },
  async ({ month }, caller) => {
    const file = await settlementsFile(month);
    await noteExport(caller, `books/${month}`, { part: "settlements", rows: file.rows });
    return file;
  },
);
