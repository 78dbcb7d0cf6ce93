const STUCK_MS = 30_000;

/**
 * Remembers since when each loader stands, from look to look. The result looks: whether one of those there now has stood for 30
 * seconds. One that was taken down and drawn again is another.
 */
export function watchLoaders<Loader extends object>(): (there: Iterable<Loader>, now: number) => boolean {
  const since = new WeakMap<Loader, number>();
  return (there, now) => {
    let stuck = false;
    for (const loader of there) {
      const first = since.get(loader) ?? now;
      since.set(loader, first);
      if (now - first >= STUCK_MS) stuck = true;
    }
    return stuck;
  };
}
