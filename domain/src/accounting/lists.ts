import { COLLECTIONS } from "../base/paths.ts";
import type { ListDeclaration } from "../lists/list.ts";

/** Invoices and credit notes, for administrators; the page says which month. */
const bookList = {
  by: "admin",
  from: COLLECTIONS.invoices,
  filters: { kind: { field: "kind", values: ["invoice", "credit_note"], one: true } },
  sorts: { "-issued": ["issued_at", "desc"], issued: ["issued_at", "asc"] },
  period: "issued_at",
} as const satisfies ListDeclaration;

export const accountingLists = { books: bookList } as const;
