import { defineCallable } from "../platform/define-callable.ts";
import { saveStatutoryDate as save } from "./statutory-dates.ts";

/** What counts instead of a built-in date of the law. */
export const saveStatutoryDate = defineCallable(
  "saveStatutoryDate",
  { roles: ["admin"] },
  async (input, caller) => ({ version: await save(input, caller) }),
);
