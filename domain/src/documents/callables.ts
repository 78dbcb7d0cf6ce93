import {
  announceDocumentInput,
  type DocumentType,
  documentInput,
  reuseDocumentInput,
  reviewDocumentInput,
} from "./document.ts";

export const documentInputs = {
  announceDocument: announceDocumentInput,
  cancelDocument: documentInput,
  openDocument: documentInput,
  reuseDocument: reuseDocumentInput,
  reviewDocument: reviewDocumentInput,
} as const;

export interface DocumentOutputs {
  /** Where the file goes; what was announced only is admitted there. `arrived`: it is there already. */
  announceDocument: { document_id: string; path: string; arrived: boolean };
  /** Also when there is none any more; what has arrived stays. */
  cancelDocument: Record<string, never>;
  /** The document of this order; said again, the same. */
  reuseDocument: { document_id: string };
  reviewDocument: Record<string, never>;
  /** `documentFile` gives its file to whoever brings the ticket, for some minutes. */
  openDocument: { ticket: string; name: string; content_type: DocumentType; size: number };
}
