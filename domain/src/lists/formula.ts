/** Also the wide forms of the signs, which Excel reads alike, and what hides a sign behind blanks. */
const FORMULA = /^[\s\p{Cf}\p{Cc}]*[=+\-@\uff0b\uff0d\uff1d\uff20]/u;
const NUMBER = /^\s*[+-]?\s*(?:\u20b9|Rs\.?)?\s*[\d.,\s]*\d[\d.,\s]*%?\s*$/i;

/** Whether spreadsheet programs take a text such as `=HYPERLINK(…)` for a formula, and run it. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text);
}

/** The same of a cell of somebody's table: `-5`, and a phone number with its `+`, are what they are. */
export function runsInSpreadsheet(cell: string): boolean {
  return FORMULA.test(cell) && !NUMBER.test(cell);
}
