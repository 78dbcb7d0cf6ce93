import type { DocumentStatus } from "@niyamdesk/domain/documents/document";
import type { Tone } from "../../../ui/badge.tsx";

export const PAPER_TONES: Record<DocumentStatus, Tone> = {
  announced: "neutral",
  uploaded: "info",
  received: "warning",
  refused: "error",
  accepted: "success",
  rejected: "error",
  replaced: "neutral",
};
