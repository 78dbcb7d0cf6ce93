/**
 * What this browser has told its person, in all its tabs: names of reminders and when. A browser that stores nothing remembers as
 * long as the page lives.
 */
const KEPT_MS = 2 * 86_400_000;

const here = new Map<string, number>();

const keyOf = (uid: string): string => `niyamdesk.reminded.${uid}`;

export function toldTo(uid: string): Set<string> {
  return new Set([...here.keys(), ...Object.keys(stored(uid))]);
}

export function keepTold(uid: string, names: readonly string[], now: number): void {
  const kept = Object.entries(stored(uid)).filter(([, at]) => now - at < KEPT_MS);
  try {
    const all = Object.fromEntries([...kept, ...names.map((name) => [name, now])]);
    localStorage.setItem(keyOf(uid), JSON.stringify(all));
  } catch {
    for (const name of names) here.set(name, now);
  }
}

function stored(uid: string): Record<string, number> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(uid)) ?? "{}");
    if (typeof read !== "object" || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
    );
  } catch {
    return {};
  }
}
