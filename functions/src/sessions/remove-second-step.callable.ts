import { defineCallable } from "../platform/define-callable.ts";
import { removeOwnSecondStep } from "./remove-second-step.ts";

/** Takes the second step off the caller's own sign-in. */
export const removeSecondStep = defineCallable(
  "removeSecondStep",
  { roles: "signed_in", rateLimit: { calls: 10, perSeconds: 600 } },
  async (_input, caller) => {
    await removeOwnSecondStep(caller);
    return {};
  },
);
