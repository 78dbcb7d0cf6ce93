import { defineCallable } from "../platform/define-callable.ts";
import { submitApplication } from "./submit-application.ts";

/** Sends an application of the wizard. One at a time in an instance: its files are read as a client's documents are. */
export const submitFranchiseApplication = defineCallable(
  "submitFranchiseApplication",
  {
    roles: "guest",
    // Many people share the address of a mobile network.
    rateLimit: { calls: 30, perSeconds: 3600 },
    // Two long texts, of any script.
    maxBytes: 32 * 1024,
    runtime: { memory: "1GiB", timeoutSeconds: 120, concurrency: 1 },
  },
  (input, { uid }, { network }) => submitApplication(input, uid, network),
);
