import { defineCallable } from "../platform/define-callable.ts";
import { allow } from "./do-not-call.ts";

/** Lifts that a number is not called. */
export const allowCalling = defineCallable(
  "allowCalling",
  { roles: ["admin"] },
  async ({ phone, reason }, caller) => {
    return { leads: await allow(phone, reason, caller) };
  },
);
