import { defineCallable } from "../platform/define-callable.ts";
import { log } from "./log.ts";

/** A device that comes back to the network sends all that was logged meanwhile. */
const AFTER_A_DAY_OFFLINE = { calls: 200, perSeconds: 60 };

/** Keeps a call that was not started here. */
export const logCall = defineCallable(
  "logCall",
  { roles: ["telecaller", "ca"], rateLimit: AFTER_A_DAY_OFFLINE },
  async (input, caller) => {
    return log(input, caller);
  },
);
