const KEY = "niyamdesk.announced";

/** How many lines of announcements stood above somebody's pages when this device saw them last: as much room is kept while they load. */
export function keptLines(uid: string): number {
  try {
    const [of, lines] = (localStorage.getItem(KEY) ?? "").split(" ");
    return of === uid && /^[12]$/.test(lines ?? "") ? Number(lines) : 0;
  } catch {
    return 0;
  }
}

export function keepLines(uid: string, lines: number): void {
  try {
    if (lines > 0) localStorage.setItem(KEY, `${uid} ${lines}`);
    else if (keptLines(uid) > 0) localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing: the page moves once, as they come.
  }
}
