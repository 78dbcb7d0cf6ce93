import { announceDocumentInput } from "./document.ts";

export const documentInputs = {
  announceDocument: announceDocumentInput,
} as const;

export interface DocumentOutputs {
  /** Where the file goes; what was announced only is admitted there. */
  announceDocument: { document_id: string; path: string };
}
