import type { complaintInputs } from "@niyamdesk/domain/complaints/callables";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";

const COMPLAINT = { reason: "slow", language: "en", request_id: "a".repeat(20) };
const written = fc.string({ unit: "binary", maxLength: 900 });

export default {
  answerComplaint: {
    by: ["admin"],
    input: { complaint_id: "cmp_1", answer: "We have filed it today." },
    harmful: fc.record({ complaint_id: id, answer: written }),
  },
  complain: {
    by: ["client_user"],
    input: { ...COMPLAINT, order_id: "ORD-1", words: "Nothing has happened for a week." },
    harmful: fc.record({ order_id: id, words: written }).map((words) => ({ ...COMPLAINT, ...words })),
  },
} satisfies Attacks<typeof complaintInputs>;
