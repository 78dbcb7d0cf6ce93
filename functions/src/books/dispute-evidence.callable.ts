import { defineCallable } from "../platform/define-callable.ts";
import { disputeEvidence as gather } from "./dispute-evidence.ts";

/** What speaks for us in a dispute, in one file. */
export const disputeEvidence = defineCallable(
  "disputeEvidence",
  { roles: ["admin"], runtime: { memory: "1GiB", concurrency: 2, timeoutSeconds: 120 } },
  gather,
);
