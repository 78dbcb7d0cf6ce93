import { defineCallable } from "../platform/define-callable.ts";
import { removeStaffSecondStep as remove } from "./remove-second-step.ts";

/** Takes the lost second step off a colleague's sign-in. */
export const removeStaffSecondStep = defineCallable(
  "removeStaffSecondStep",
  { roles: ["admin"] },
  async (input, caller) => {
    await remove(input, caller);
    return {};
  },
);
