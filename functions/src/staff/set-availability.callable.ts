import { defineCallable } from "../platform/define-callable.ts";
import { setAvailability as set } from "./set-availability.ts";

/** Says which orders somebody is given, how many, and when they are away. */
export const setAvailability = defineCallable(
  "setAvailability",
  { roles: ["admin", "ca", "tax_executive"] },
  async (input, caller) => {
    await set(input, caller);
    return {};
  },
);
