import { answerComplaintInput, complainInput } from "./complaint.ts";

export const complaintInputs = {
  answerComplaint: answerComplaintInput,
  complain: complainInput,
} as const;

export interface ComplaintOutputs {
  answerComplaint: Record<string, never>;
  /** Of one that is open already, that one. `answer_due`: epoch ms. */
  complain: { complaint_id: string; answer_due: number };
}
