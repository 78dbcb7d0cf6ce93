import type { ViewInAddress } from "../../lib/list/use-list-view.ts";
import type { ListFilterProps } from "./list-tools.tsx";

/** Days that a list can be bounded by, such as years. */
export interface ListPeriods {
  label: string;
  any: string;
  options: readonly { label: string; from: string; until: string }[];
}

/** The same as a filter. */
export function periodFilter({ label, any, options }: ListPeriods, at: ViewInAddress): ListFilterProps {
  const { from, until } = at.view;
  const known = options.find((option) => option.from === from && option.until === until);
  const isOther = known === undefined && (from !== null || until !== null);
  // A link may bound the list by other days: they are shown, and can be left.
  const other = isOther ? [["other", [from, until].filter(Boolean).join(" – ")] as const] : [];
  return {
    name: "period",
    label,
    any,
    options: [...options.map((option) => [option.from, option.label] as const), ...other],
    value: known?.from ?? (isOther ? "other" : ""),
    onChange: (value) => {
      const chosen = options.find((option) => option.from === value);
      if (value !== "other") at.change({ from: chosen?.from ?? null, until: chosen?.until ?? null });
    },
  };
}
