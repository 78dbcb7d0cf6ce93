import { defineCallable } from "../platform/define-callable.ts";
import { extendStatutoryDate as extend } from "./statutory-dates.ts";

/** Notes that an authority moved a date of one period. */
export const extendStatutoryDate = defineCallable(
  "extendStatutoryDate",
  { roles: ["admin"] },
  async (input, caller) => ({ version: await extend(input, caller) }),
);
