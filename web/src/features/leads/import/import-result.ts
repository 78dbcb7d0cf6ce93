import { LEFT_OUT, type LeadImport, leftOutOf } from "@niyamdesk/domain/leads/lead-import";
import { leadImport as words } from "#messages/workspaces/lead-admin.ts";

type Counts = Pick<LeadImport, "made" | "unsent" | "skipped_for">;

/** How many rows of a file made no lead, and why, each kind with its number. */
export function leftOut(one: Counts): { rows: number; why: string } {
  const left = leftOutOf(one);
  const told = LEFT_OUT.filter((why) => left[why] > 0);
  return {
    rows: told.reduce((sum, why) => sum + left[why], 0),
    why: told.map((why) => words.leftOutFor[why](left[why])).join(", "),
  };
}

/** What a file came to, in a line: all of its rows are in it. */
export function importResult(one: Counts): string {
  const { rows, why } = leftOut(one);
  return rows === 0 ? words.result(one.made) : words.resultBut(words.result(one.made), rows, why);
}
