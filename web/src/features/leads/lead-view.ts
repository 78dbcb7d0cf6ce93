import { istDay } from "@niyamdesk/domain/time/time";

export type LeadViewName = "own" | "due" | "overdue" | "unassigned";

const DAY_MS = 86_400_000;

/** The own list bounded to what is due on this day of India, or was before it. */
export function addressesOf(today: number): Readonly<Record<"due" | "overdue", string>> {
  const day = istDay(today);
  return { due: `from=${day}&until=${day}`, overdue: `until=${istDay(today - DAY_MS)}` };
}

/** Which tab stands for what is shown; none where other days were asked for. */
export function viewOf(
  { from, until }: Readonly<{ from: string | null; until: string | null }>,
  today: number,
  isFree: boolean,
): LeadViewName | null {
  if (isFree) return "unassigned";
  const { due, overdue } = addressesOf(today);
  const named = [from && `from=${from}`, until && `until=${until}`].filter(Boolean).join("&");
  return named === "" ? "own" : named === due ? "due" : named === overdue ? "overdue" : null;
}
