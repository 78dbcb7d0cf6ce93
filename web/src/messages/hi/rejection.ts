import { REJECTION_REASONS, rejectionWords } from "@niyamdesk/domain/documents/rejection";
import type { shownReason as english } from "../en/rejection.ts";

/** Staff's own words stay as they wrote them. */
export const shownReason: typeof english = (stored, code, words) => {
  const chosen = REJECTION_REASONS.find((known) => known === code);
  return (chosen && rejectionWords(chosen, words, "hi")) || stored;
};
