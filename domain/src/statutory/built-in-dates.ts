import { FIRM_DATES } from "./built-in-firm.ts";
import { GST_DATES } from "./built-in-gst.ts";
import { STATE_DATES } from "./built-in-state.ts";
import { TAX_DATES } from "./built-in-tax.ts";
import type { DateRule } from "./date-rule.ts";

/** Every date of the law that we know, as it was looked up. An administrator's record of one goes before. */
export const BUILT_IN_DATES: readonly DateRule[] = [
  ...TAX_DATES,
  ...GST_DATES,
  ...FIRM_DATES,
  ...STATE_DATES,
];

export function builtInDate(code: string): DateRule | undefined {
  return BUILT_IN_DATES.find((rule) => rule.code === code);
}
