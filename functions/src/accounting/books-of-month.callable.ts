import { defineCallable } from "../platform/define-callable.ts";
import { booksOf } from "./books-of-month.ts";

/** What a month's invoices and credit notes come to. */
export const booksOfMonth = defineCallable(
  "booksOfMonth",
  { roles: ["admin"], runtime: { memory: "512MiB", timeoutSeconds: 120 } },
  async ({ month }) => booksOf(month),
);
