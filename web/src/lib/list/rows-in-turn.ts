/** As many as a tall screen shows. */
const SCREENFUL = 20;

/**
 * What of a list is drawn in the first turn: whoever waits for it waits for its first rows. Rows that stand already stay, since whoever
 * is further down would lose their place.
 *
 * @param before what was drawn last
 */
export function rowsInTurn<Row extends { readonly id: string }>(
  rows: readonly Row[],
  before: readonly Row[],
): readonly Row[] {
  if (before === rows) return rows;
  const stood = new Set(before.map(({ id }) => id));
  const standing = rows.findLastIndex(({ id }) => stood.has(id)) + 1;
  return rows.slice(0, Math.max(standing, SCREENFUL));
}
