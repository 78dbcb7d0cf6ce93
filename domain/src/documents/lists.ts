import { COLLECTIONS } from "../base/paths.ts";
import type { ListDeclaration } from "../lists/list.ts";
import { DOCUMENT_STATUSES } from "./document.ts";

/** Documents of the orders that somebody works on. */
const workDocumentList = {
  by: "tax_executive",
  from: COLLECTIONS.documents,
  where: [["assigned_to", "==", "{uid}"]],
  filters: { status: { field: "status", values: DOCUMENT_STATUSES, one: true } },
  sorts: { "-sent": ["created_at", "desc"], sent: ["created_at", "asc"] },
} as const satisfies ListDeclaration;

/** The same of a CA. */
const caDocumentList = { ...workDocumentList, by: "ca" } as const satisfies ListDeclaration;

export const documentLists = { workDocuments: workDocumentList, caDocuments: caDocumentList } as const;
