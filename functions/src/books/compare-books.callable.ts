import { RAZORPAY_SECRETS } from "../integrations/razorpay/keys.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { sha256 } from "../platform/hash.ts";
import { beginNow, goOn } from "./compare-books.ts";

/** Within the minute that a browser waits for an answer; what is left is gone on with by the clock. */
const CALL_MS = 45_000;

/** An administrator does not wait for the night. */
export const compareBooks = defineCallable(
  "compareBooks",
  {
    roles: ["admin"],
    secrets: RAZORPAY_SECRETS,
    rateLimit: { calls: 6, perSeconds: 600 },
    runtime: { timeoutSeconds: 120 },
  },
  async ({ request_id }, { uid }) => {
    const run_id = await beginNow(`asked_${sha256(`${uid} ${request_id}`).slice(0, 24)}`, uid);
    return { run_id, is_done: await goOn(run_id, CALL_MS) };
  },
);
