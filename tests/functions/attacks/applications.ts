import type { applicationInputs } from "@niyamdesk/domain/applications/callables";
import { applicationForm } from "../applying.ts";
import type { Attacks } from "../attacked.ts";

export default {
  submitFranchiseApplication: { by: "guest", input: applicationForm() },
  trackApplication: { by: "anyone", input: { application_id: "APP-1795862400000-K7M2Q9" } },
  keepApplicationContact: {
    by: "anyone",
    input: {
      request_id: "a".repeat(24),
      name: "Sanjay Patil",
      email: null,
      phone: "98765 43210",
      city: "Pune",
    },
  },
  forgetApplicationContact: { by: "anyone", input: { request_id: "a".repeat(24) } },
  lookAtPaperRequest: { by: "anyone", input: { token: "A".repeat(43) } },
  sendPapersAgain: {
    by: "guest",
    input: { token: "A".repeat(43), files: [{ slot: "idProof", file: "1.pdf", name: "PAN.pdf" }] },
  },
  startReview: { by: ["admin"], input: { application_id: "APP-1" } },
  judgePaper: {
    by: ["admin"],
    input: { application_id: "APP-1", slot: "idProof", path: "a/b", ask_again: null },
  },
  noteApplication: {
    by: ["admin"],
    input: { application_id: "APP-1", text: "Knows the market", request_id: "a".repeat(20) },
  },
  approveApplication: {
    by: ["admin"],
    input: {
      application_id: "APP-1",
      level: "district",
      territory_code: "MH-PUN",
      territory_name: "Pune",
      pincodes: null,
    },
  },
  rejectApplication: { by: ["admin"], input: { application_id: "APP-1", kind: "requirements", words: null } },
  undoApplicationDecision: { by: ["admin"], input: { application_id: "APP-1" } },
  openApplicationPaper: { by: ["admin"], input: { application_id: "APP-1", slot: "idProof" } },
} satisfies Attacks<typeof applicationInputs>;
