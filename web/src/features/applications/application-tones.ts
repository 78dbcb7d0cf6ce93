import type { ApplicationStatus } from "@niyamdesk/domain/applications/application";
import type { PaperStatus } from "@niyamdesk/domain/applications/application-papers";
import type { Tone } from "../../ui/badge.tsx";

/** As the tracker's: yellow, blue, green, red. */
export const STATUS_TONES: Record<ApplicationStatus, Tone> = {
  pending: "warning",
  under_review: "info",
  approved: "success",
  rejected: "error",
};

export const PAPER_TONES: Record<PaperStatus, Tone> = {
  received: "warning",
  accepted: "success",
  asked_again: "neutral",
};
