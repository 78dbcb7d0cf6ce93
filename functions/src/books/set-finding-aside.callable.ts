import { defineCallable } from "../platform/define-callable.ts";
import { setAside } from "./decide.ts";

/** Nothing is to be done about what was found, and why. */
export const setFindingAside = defineCallable(
  "setFindingAside",
  { roles: ["admin"] },
  async (input, caller) => {
    await setAside(input, caller);
    return {};
  },
);
