import { keepDraft, readKeptDraft } from "../../../lib/device/kept-draft.ts";

/**
 * What this browser has told its person, in all its tabs: names of reminders and when (epoch ms). It is forgotten with all else
 * that is kept here when somebody signs out.
 */
const NAME = "reminded";
const KEPT_MS = 2 * 86_400_000;

export function toldHere(): Set<string> {
  return new Set(Object.keys(kept()));
}

export function keepTold(names: readonly string[], now: number): void {
  const recent = Object.entries(kept()).filter(([, at]) => now - at < KEPT_MS);
  keepDraft(NAME, Object.fromEntries([...recent, ...names.map((name) => [name, now] as const)]));
}

function kept(): Record<string, number> {
  return Object.fromEntries(
    Object.entries(readKeptDraft(NAME)?.values ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number",
    ),
  );
}
