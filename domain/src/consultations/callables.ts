import { bookConsultationInput, cancelConsultationInput } from "./consultation-input.ts";
import { endConsultationInput } from "./consultation-outcome.ts";

export const consultationInputs = {
  bookConsultation: bookConsultationInput,
  cancelConsultation: cancelConsultationInput,
  endConsultation: endConsultationInput,
} as const;

export interface ConsultationOutputs {
  /** A second call for the same CA and time finds the first booking. */
  bookConsultation: { consultation_id: string };
  /** Also when it was cancelled before. */
  cancelConsultation: Record<string, never>;
  /** Also when the same was said before. */
  endConsultation: Record<string, never>;
}
