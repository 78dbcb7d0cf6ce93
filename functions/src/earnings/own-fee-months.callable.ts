import { defineCallable } from "../platform/define-callable.ts";
import { keepLanguage, monthsOf } from "./own-fee-months.ts";

/** What the caller earned, month by month. */
export const ownFeeMonths = defineCallable(
  "ownFeeMonths",
  { roles: ["ca"] },
  async ({ language }, caller) => {
    await keepLanguage(caller.uid, language);
    return { months: await monthsOf(caller.uid) };
  },
);
