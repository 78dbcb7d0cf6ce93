import { defineCallable } from "../platform/define-callable.ts";
import { reject } from "./reject.ts";

/** Turns an application down, with the reason. */
export const rejectApplication = defineCallable(
  "rejectApplication",
  { roles: ["admin"] },
  async (input, caller) => {
    await reject(input, caller);
    return {};
  },
);
