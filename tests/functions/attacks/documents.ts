import type { documentInputs } from "@niyamdesk/domain/documents/callables";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";

const ANNOUNCED = {
  order_id: "ORD-1",
  slot: "pan",
  name: "PAN card.pdf",
  content_type: "application/pdf",
  size: 20_000,
  sha256: "0".repeat(64),
  request_id: "a".repeat(20),
};

export default {
  announceDocument: {
    by: ["admin", "ca", "tax_executive", "client_user"],
    input: ANNOUNCED,
    harmful: fc
      .record({
        order_id: id,
        slot: id,
        name: fc.string({ unit: "binary", maxLength: 300 }),
        size: fc.integer(),
      })
      .map((document) => ({ ...ANNOUNCED, ...document })),
  },
  cancelDocument: {
    by: ["client_user", "admin", "ca", "tax_executive"],
    input: { document_id: "doc_1" },
  },
  openDocument: {
    by: ["client_user", "admin", "ca", "tax_executive"],
    input: { document_id: "doc_1" },
  },
  reuseDocument: {
    by: ["client_user"],
    input: { document_id: "doc_1", order_id: "ORD-1" },
    harmful: fc.record({ document_id: id, order_id: id }),
  },
  reviewDocument: {
    by: ["admin", "ca", "tax_executive"],
    input: { document_id: "doc_1", verdict: { kind: "reject", reason: "cut_off", words: "Page 2" } },
    harmful: fc.record({
      document_id: id,
      verdict: fc.record({
        kind: fc.constant("reject"),
        reason: fc.constantFrom("other", "blurred"),
        words: fc.string({ unit: "binary", maxLength: 600 }),
      }),
    }),
  },
} satisfies Attacks<typeof documentInputs>;
