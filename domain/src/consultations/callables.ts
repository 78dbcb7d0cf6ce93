import { bookConsultationInput, cancelConsultationInput } from "./consultation-input.ts";
import { noteConsultationInput, prepareFollowUpInput } from "./consultation-note.ts";
import { endConsultationInput } from "./consultation-outcome.ts";
import { consultationTimesInput } from "./consultation-times.ts";

export const consultationInputs = {
  bookConsultation: bookConsultationInput,
  cancelConsultation: cancelConsultationInput,
  endConsultation: endConsultationInput,
  setConsultationTimes: consultationTimesInput,
  noteConsultation: noteConsultationInput,
  prepareFollowUp: prepareFollowUpInput,
} as const;

export interface ConsultationOutputs {
  /** A second call for the same CA and time finds the first booking. */
  bookConsultation: { consultation_id: string };
  /** Also when it was cancelled before. */
  cancelConsultation: Record<string, never>;
  /** Also when the same was said before. */
  endConsultation: Record<string, never>;
  setConsultationTimes: Record<string, never>;
  noteConsultation: Record<string, never>;
  /** `mailed` false: their address is not confirmed, so the link is to be sent another way. */
  prepareFollowUp: { link: string; text: string; mailed: boolean };
}
