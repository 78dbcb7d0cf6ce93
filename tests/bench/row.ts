/** One line of the table that `npm run bench` prints. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  /** What it is held against in the same run; null when it only informs. */
  baseline: { value: number; what: string } | null;
  /** How many times worse than the baseline (or its share, for bytes); null without one. */
  ratio: number | null;
  /** The aim in words, and whether it is met; null when there is none. */
  aim: { words: string; met: boolean } | null;
  /** What a person should know about this line: shown with `--verbose`, always in the JSON. */
  notes: string[];
}

/** A program of this folder must not go on when the process that asked for its figures is gone. */
const alone = () => process.exit(1);
if (process.send) process.once("disconnect", alone);

/** Hands over what there is so far: it is kept, should the rest fail. */
export function reportSoFar(rows: readonly Row[]): void {
  process.send?.(rows);
}

/** Hands rows over to the process that asked for them, or shows them. */
export function report(rows: readonly Row[]): void {
  if (!process.send) {
    console.log(JSON.stringify(rows, null, 2));
    return;
  }
  process.off("disconnect", alone);
  process.send(rows, () => process.disconnect());
}

/** An aim on the ratio. */
export function atMost(ratio: number, limit: number): Row["aim"] {
  return { words: `ratio ≤ ${limit}`, met: ratio <= limit };
}
