import { defineCallable } from "../platform/define-callable.ts";
import { saveBank } from "./bank-details.ts";

/** Keeps where a partner is paid. */
export const saveBankDetails = defineCallable(
  "saveBankDetails",
  { roles: ["franchise"] },
  async (input, caller) => {
    await saveBank(input, caller);
    return {};
  },
);
