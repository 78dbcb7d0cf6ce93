import type { FranchiseApplication } from "@niyamdesk/domain/applications/application";
import { APPLICATION_SLOTS } from "@niyamdesk/domain/applications/application-papers";
import { PAPER_NAMES, paperReasonWords } from "./told-reasons.ts";

/** What has to be sent again, each with its reason, in the applicant's language. */
export function askedAgain({ documents, language }: Pick<FranchiseApplication, "documents" | "language">) {
  return APPLICATION_SLOTS.flatMap((slot) => {
    const paper = documents[slot];
    if (paper?.status !== "asked_again" || paper.reason === null) return [];
    return [{ slot, name: PAPER_NAMES[language][slot], reason: paperReasonWords(paper.reason, language) }];
  });
}
