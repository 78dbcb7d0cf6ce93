import type { DocumentRefusal, DocumentType } from "../documents/document.ts";
import {
  applicationContactInput,
  forgetContactInput,
  paperLinkInput,
  sendPapersInput,
  submitApplicationInput,
  trackApplicationInput,
} from "./application-input.ts";
import type { ApplicationSlot } from "./application-papers.ts";
import {
  applicationInput,
  approveApplicationInput,
  judgePaperInput,
  noteApplicationInput,
  openPaperInput,
  rejectApplicationInput,
} from "./review-input.ts";
import type { TrackedApplication } from "./tracked-application.ts";

export const applicationInputs = {
  submitFranchiseApplication: submitApplicationInput,
  trackApplication: trackApplicationInput,
  keepApplicationContact: applicationContactInput,
  forgetApplicationContact: forgetContactInput,
  lookAtPaperRequest: paperLinkInput,
  sendPapersAgain: sendPapersInput,
  startReview: applicationInput,
  openApplicationPaper: openPaperInput,
  judgePaper: judgePaperInput,
  noteApplication: noteApplicationInput,
  approveApplication: approveApplicationInput,
  rejectApplication: rejectApplicationInput,
  undoApplicationDecision: applicationInput,
} as const;

/** A file that was not taken, and why. */
export interface RefusedPaper {
  slot: ApplicationSlot;
  refusal: DocumentRefusal | "missing" | "too_large" | "empty";
}

export interface ApplicationOutputs {
  /** `known`: the ID of an application that was sent before, with this form or for the same territory. */
  submitFranchiseApplication:
    | { application_id: string; known: boolean }
    | { application_id: null; refused: RefusedPaper[] };
  trackApplication: TrackedApplication;
  keepApplicationContact: Record<string, never>;
  forgetApplicationContact: Record<string, never>;
  /** The papers that a mailed link asks for, with what is wrong with the present ones. */
  lookAtPaperRequest: { application_id: string; papers: { slot: ApplicationSlot; reason: string }[] };
  sendPapersAgain: { refused: RefusedPaper[] };
  startReview: Record<string, never>;
  /** `documentFile` gives the file to whoever brings the ticket. `path`: which file it is. */
  openApplicationPaper: {
    ticket: string;
    path: string;
    name: string;
    content_type: DocumentType;
    size: number;
  };
  judgePaper: Record<string, never>;
  noteApplication: Record<string, never>;
  approveApplication: { franchise_id: string };
  rejectApplication: Record<string, never>;
  undoApplicationDecision: Record<string, never>;
}
