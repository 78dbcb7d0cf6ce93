import {
  compareBooksInput,
  disputeEvidenceInput,
  mendFindingInput,
  noteFindingInput,
  reopenFindingInput,
} from "./book-inputs.ts";
import type { FindingStatus } from "./finding.ts";

export const bookInputs = {
  compareBooks: compareBooksInput,
  mendFinding: mendFindingInput,
  noteFinding: noteFindingInput,
  setFindingAside: noteFindingInput,
  reopenFinding: reopenFindingInput,
  disputeEvidence: disputeEvidenceInput,
} as const;

export interface BookOutputs {
  /** The comparison that is under way; `isDone`: it has ended by now. */
  compareBooks: { run_id: string; is_done: boolean };
  /** `open`: it was tried, and the two still differ. */
  mendFinding: { status: FindingStatus };
  noteFinding: Record<string, never>;
  setFindingAside: Record<string, never>;
  reopenFinding: Record<string, never>;
  /** A ZIP of all that speaks for us. `left_out`: names of files that were too large for it. */
  disputeEvidence: { name: string; base64: string; left_out: string[] };
}
