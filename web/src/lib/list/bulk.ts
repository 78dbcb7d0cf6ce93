import { errorWords } from "../backend/app-error.ts";

/** What became of a row: each is told by itself, since others may have changed it meanwhile. */
export interface BulkOutcome<T> {
  done: readonly T[];
  refused: readonly { row: T; words: string }[];
}

const AT_ONCE = 3;

/** Does one thing to many rows, a few at a time. One refusal stops nothing. */
export async function doToEach<T>(
  rows: readonly T[],
  act: (row: T) => Promise<void>,
  onProgress: (done: number) => void,
): Promise<BulkOutcome<T>> {
  const done: T[] = [];
  const refused: { row: T; words: string }[] = [];
  const waiting = [...rows];
  const work = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      try {
        await act(row);
        done.push(row);
      } catch (error) {
        refused.push({ row, words: errorWords(error) });
      }
      onProgress(done.length + refused.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { done, refused };
}
