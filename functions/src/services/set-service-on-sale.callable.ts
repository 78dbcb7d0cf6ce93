import { defineCallable } from "../platform/define-callable.ts";
import { setOnSale } from "./on-sale.ts";

/** Hides a service, or shows it again. */
export const setServiceOnSale = defineCallable(
  "setServiceOnSale",
  { roles: ["admin"] },
  async (input, caller) => {
    await setOnSale(input, caller);
    return {};
  },
);
