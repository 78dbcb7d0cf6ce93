import type { FranchiseApplication } from "@niyamdesk/domain/applications/application";
import {
  APPLICATION_SLOTS,
  type ApplicationSlot,
  paperReasonWords,
} from "@niyamdesk/domain/applications/application-papers";

/** The documents of an application as mails name them. */
const PAPER_NAMES: Readonly<Record<ApplicationSlot, string>> = {
  businessLicense: "Business licence",
  idProof: "ID proof",
  addressProof: "Address proof",
  bankStatement: "Bank statement",
  experienceCertificate: "Experience certificate",
};

/** What has to be sent again, each with its reason. */
export function askedAgain({ documents }: Pick<FranchiseApplication, "documents">) {
  return APPLICATION_SLOTS.flatMap((slot) => {
    const paper = documents[slot];
    if (paper?.status !== "asked_again" || paper.reason === null) return [];
    return [{ slot, name: PAPER_NAMES[slot], reason: paperReasonWords(paper.reason) }];
  });
}
