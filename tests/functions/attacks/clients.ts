import type { clientInputs } from "@niyamdesk/domain/clients/callables";
import { CLIENT_REASONS } from "@niyamdesk/domain/clients/client-input";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";

const reason = { kind: "asked" };
const anyReason = fc.record({
  kind: fc.constantFrom(...CLIENT_REASONS),
  words: fc.string({ maxLength: 300 }),
});
const DETAILS = {
  ...{ name: "Asha Rao", phone: "", address: "", state_code: "", pan: "", gstin: "", billing_name: "" },
};

export default {
  openClient: { by: ["admin"], input: { uid: "someone" }, harmful: fc.record({ uid: id }) },
  correctClient: {
    by: ["admin"],
    input: { uid: "someone", details: DETAILS, seen_at: 1_800_000_000_000, reason },
    harmful: fc.record({
      uid: id,
      details: fc.record({ name: fc.string(), address: fc.string({ unit: "binary" }) }).map((typed) => ({
        ...DETAILS,
        ...typed,
      })),
      seen_at: fc.integer(),
      reason: anyReason,
    }),
  },
  closeClient: {
    by: ["admin"],
    input: { uid: "someone", closed: true, reason },
    harmful: fc.record({ uid: id, closed: fc.boolean(), reason: anyReason }),
  },
  exportClient: { by: ["admin"], input: { uid: "someone", reason } },
  eraseClient: { by: ["admin"], input: { uid: "someone", reason } },
  noteClient: {
    by: ["admin"],
    input: { uid: "someone", text: "Called, no answer.", request_id: "a".repeat(20) },
    harmful: fc.record({
      uid: id,
      text: fc.string({ unit: "binary", maxLength: 2000 }),
      request_id: fc.constant("a".repeat(20)),
    }),
  },
} satisfies Attacks<typeof clientInputs>;
