import type { ListView } from "@niyamdesk/domain/lists/list";

export type LeadViewName = "own" | "due" | "overdue" | "unassigned";

/** The own list bounded to what is due on this day of India, or to what is overdue: links and saved views mean the same tomorrow. */
export const VIEW_ADDRESSES = { due: "from=today&until=today", overdue: "until=now" } as const;

/** Which tab stands for what is shown; none where other days were asked for. */
export function viewOf(
  { from, until }: Pick<ListView, "from" | "until">,
  isFree: boolean,
): LeadViewName | null {
  if (isFree) return "unassigned";
  const named = [from && `from=${from}`, until && `until=${until}`].filter(Boolean).join("&");
  if (named === "") return "own";
  return (["due", "overdue"] as const).find((name) => VIEW_ADDRESSES[name] === named) ?? null;
}
