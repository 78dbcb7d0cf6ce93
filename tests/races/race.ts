import { setTimeout as pause } from "node:timers/promises";
import type { CallableName } from "@niyamdesk/domain/callables";
import fc from "fast-check";
import { CallableRefusal } from "../support/callables.ts";
import { addresses } from "../support/stack.ts";

/**
 * Two things that happen at the same moment, again and again at other distances. The seed stands in the title of every
 * race; `NIYAM_RACE_SEED` runs another one, so that a change is never red for a schedule nobody has seen before.
 */
export const SEED = Number(process.env.NIYAM_RACE_SEED ?? 977780342);
const MOST_MS = 20;

/** What became of one of the two: its answer, or the code it was refused with. */
export interface Outcome<T = unknown> {
  answer?: T;
  refused?: string;
}

export const done = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined && outcome.refused === undefined;

/** How many milliseconds the second comes after the first, and before it where negative. */
export function offsets(tries: number, of: number): number[] {
  return fc.sample(fc.integer({ min: -MOST_MS, max: MOST_MS }), { seed: SEED + of, numRuns: tries });
}

/** Every unordered pair, also of one thing with itself. */
export function pairsOf<T>(things: readonly T[]): [T, T][] {
  return things.flatMap((one, index) => things.slice(index).map((other): [T, T] => [one, other]));
}

/** @throws what is no refusal in words of ours: nothing may fail on our side by being raced */
export async function race(
  [first, second]: readonly [() => Promise<unknown>, () => Promise<unknown>],
  offset: number,
): Promise<[Outcome, Outcome]> {
  return Promise.all([after(Math.max(0, -offset), first), after(Math.max(0, offset), second)]);
}

async function after(ms: number, what: () => Promise<unknown>): Promise<Outcome> {
  if (ms > 0) await pause(ms);
  try {
    return { answer: await what() };
  } catch (error) {
    return { refused: refusalIn(error) };
  }
}

/** The emulated provider fails where an account goes while it signs in; the real one refuses with a word. */
const GONE_MEANWHILE = /Internal assertion error: trying to update nonexistent user/;

function refusalIn(error: unknown): string {
  if (error instanceof Error && GONE_MEANWHILE.test(error.message)) return "USER_NOT_FOUND";
  const code =
    error instanceof CallableRefusal ? error.details.code : /^[A-Z_]{6,}$/.exec(wordsOf(error))?.[0];
  if (code === undefined || code === "internal") throw error;
  return code;
}

/** The provider's own refusals are one word; ours, of a sign-in, stand in quotes in the middle of its text. */
function wordsOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const ours = /\\?"code\\?":\\?"([a-z_]+)\\?"/.exec(text)?.[1];
  return ours?.toUpperCase() ?? /"message":\s*"([A-Z_]+)/.exec(text)?.[1] ?? text;
}

/** Each call comes from a network of its own: what is raced are accounts, not limits. */
export async function fire(name: CallableName, data: object, idToken?: string): Promise<unknown> {
  const part = () => Math.floor(Math.random() * 256);
  const answer = await fetch(`${addresses.functions}/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.${part()}.${part()}.${part()}`,
      ...(idToken === undefined ? {} : { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify({ data }),
  });
  const { result, error } = (await answer.json()) as {
    result?: unknown;
    error?: { status: string; message: string; details?: object };
  };
  if (error !== undefined) throw new CallableRefusal(answer.status, error);
  return result;
}

/** How long one kind of race goes on, seconds; `NIYAM_RACE_SECONDS` lets it run through everything. */
const SECONDS = Number(process.env.NIYAM_RACE_SECONDS ?? 20);

/**
 * Runs so many at a time (the machine has few cores) until all are done or the time is over, in the order given.
 *
 * @returns how many were run, and what went wrong
 */
export async function inLanes<T>(
  lanes: number,
  items: readonly T[],
  run: (item: T) => Promise<void>,
): Promise<{ count: number; failures: string[] }> {
  const left = [...items];
  const failures: string[] = [];
  const end = performance.now() + SECONDS * 1_000;
  const lane = async () => {
    for (let item = left.shift(); item !== undefined && performance.now() < end; item = left.shift()) {
      await run(item).catch((error: unknown) => {
        failures.push(error instanceof Error ? error.message : String(error));
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { count: items.length - left.length, failures };
}

/** In an order that follows from the seed: another run begins with others. */
export function shuffled<T>(items: readonly T[]): T[] {
  return (
    fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), { seed: SEED, numRuns: 1 })[0] ??
    []
  );
}
