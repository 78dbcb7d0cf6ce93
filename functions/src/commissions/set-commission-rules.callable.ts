import { defineCallable } from "../platform/define-callable.ts";
import { setRules } from "./set-rules.ts";

/** Sets what partners earn, when it is payable and what is withheld. */
export const setCommissionRules = defineCallable(
  "setCommissionRules",
  { roles: ["admin"] },
  async (input, caller) => {
    await setRules(input, caller);
    return {};
  },
);
