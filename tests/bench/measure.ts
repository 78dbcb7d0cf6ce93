/** Rounds of the thing and of its baseline in turn, so that both meet the same noise. */
export interface Pairs {
  value: number;
  baseline: number;
  /** Median of the rounds' own ratios. */
  ratio: number;
}

/** Middle value, or the mean of the two middle ones. @throws RangeError for no values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  if (middle.length === 0) throw new RangeError("There is no median of nothing");
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/**
 * Medians over some rounds after one that warms up and does not count. Who goes first changes with each round.
 *
 * @param measure one round; the smaller the figure, the better
 */
export async function inPairs(
  rounds: number,
  measure: () => Promise<number>,
  measureBaseline: () => Promise<number>,
): Promise<Pairs> {
  const values: number[] = [];
  const baselines: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % 2 === 0;
    const before = first ? await measure() : await measureBaseline();
    const after = first ? await measureBaseline() : await measure();
    if (round === 0) continue;
    const [value, baseline] = first ? [before, after] : [after, before];
    values.push(value);
    baselines.push(baseline);
    ratios.push(value / baseline);
  }
  return { value: median(values), baseline: median(baselines), ratio: median(ratios) };
}

/** Milliseconds that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Does the work for all items, so many at a time. */
export async function atOnce<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
