import type { bookInputs } from "@niyamdesk/domain/books/callables";
import * as fc from "fast-check";
import type { Attacks } from "../attacked.ts";

const finding_id = "held_pay_29QQoUBi66xm2f";
const request_id = "a".repeat(20);
const written = fc.string({ unit: "binary", maxLength: 900 });
const said = {
  by: ["admin"],
  input: { finding_id, request_id, words: "Asked the client by phone." },
  harmful: fc.record({ words: written }).map(({ words }) => ({ finding_id, request_id, words })),
} as const;

export default {
  compareBooks: { by: ["admin"], input: { request_id } },
  mendFinding: { by: ["admin"], input: { finding_id } },
  noteFinding: said,
  setFindingAside: said,
  reopenFinding: { by: ["admin"], input: { finding_id } },
  disputeEvidence: { by: ["admin"], input: { payment_id: "pay_29QQoUBi66xm2f", dispute_id: "disp_1" } },
} satisfies Attacks<typeof bookInputs>;
