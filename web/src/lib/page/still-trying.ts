import { common } from "#messages/common.ts";
import { toast } from "./toast.ts";

const SLOW_MS = 1500;

/** Says so when an act takes long: whoever pressed knows that it goes on. @param say in words */
export async function sayWhenSlow<T>(
  work: Promise<T>,
  say: (words: string) => void = (words) => toast("info", words),
): Promise<T> {
  const waiting = setTimeout(() => say(common.stillTrying), SLOW_MS);
  try {
    return await work;
  } finally {
    clearTimeout(waiting);
  }
}
