/**
 * How many more there are than a list holds that ends at a limit: 0 where it holds all.
 *
 * @param counted how many there are, as it was counted last; null: not known
 */
export function leftOver(listed: number, limit: number, counted: number | null): number | null {
  if (listed < limit) return 0;
  return counted === null ? null : Math.max(0, counted - listed);
}
