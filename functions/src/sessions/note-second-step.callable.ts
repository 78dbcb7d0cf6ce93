import { currentAccount } from "../platform/caller.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { keepSecondStep } from "./keep-second-step.ts";

/** The caller has added a second step, or wants to be sure that we know of it. */
export const noteSecondStep = defineCallable(
  "noteSecondStep",
  { roles: "signed_in" },
  async (_input, caller) => {
    await currentAccount(caller);
    // A session without the step may as well be the one that it is to shut out.
    const { uid, secondStep } = caller;
    await keepSecondStep(uid, secondStep ? caller : null, secondStep);
    return {};
  },
);
