import { type Paise, shareOf } from "../money/money.ts";
import type { Invoice } from "./invoice.ts";

type Lines = Invoice["lines"];

/** What of each line of an invoice has not been credited yet. @param credited lines of the notes made for it so far, in its order */
export function uncreditedLines(lines: Lines, credited: readonly Lines[]): Lines {
  return lines.map((line, at) => ({
    ...line,
    taxable_paise:
      line.taxable_paise - credited.reduce((sum, note) => sum + (note[at]?.taxable_paise ?? 0), 0),
  }));
}

/**
 * A value over lines, each in proportion of what stands there, and together the value to the paisa: a line gets what the lines up to it have
 * beyond the lines before it. So none gets less than nothing, or more than it has.
 *
 * @param value of all of them: at most what they have together
 */
export function linesOf(lines: Lines, value: Paise): Lines {
  const all = lines.reduce((sum, { taxable_paise }) => sum + taxable_paise, 0);
  if (value < 0 || value > all) throw new RangeError("Lines cannot have more than they stand for");
  if (all === 0) return [...lines];
  let [upTo, given] = [0, 0];
  return lines.map((line) => {
    upTo += line.taxable_paise;
    const taxable_paise = shareOf(value, upTo, all) - given;
    given += taxable_paise;
    return { ...line, taxable_paise };
  });
}
