import { defineCallable } from "../platform/define-callable.ts";
import { sendPapers } from "./paper-link.ts";

/** Sends the papers that a mailed link asks for. */
export const sendPapersAgain = defineCallable(
  "sendPapersAgain",
  {
    roles: "guest",
    rateLimit: { calls: 30, perSeconds: 3600 },
    runtime: { memory: "1GiB", timeoutSeconds: 120, concurrency: 1 },
  },
  (input, { uid }) => sendPapers(input, uid),
);
