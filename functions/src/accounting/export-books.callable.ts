import { defineCallable } from "../platform/define-callable.ts";
import { bookFile } from "./book-file.ts";
import { documentsOf } from "./books-of-month.ts";
import { noteExport } from "./note-export.ts";

/** A month's register or one table of GSTR-1, for a spreadsheet or the offline tool. */
export const exportBooks = defineCallable(
  "exportBooks",
  { roles: ["admin"], runtime: { memory: "512MiB", timeoutSeconds: 120 } },
  async ({ month, part }, caller) => {
    const file = bookFile(part, month, await documentsOf(month));
    await noteExport(caller, `books/${month}`, { part, rows: file.rows });
    return file;
  },
);
