const KEY = "niyamdesk.territory";

/** Which of their territories a partner looks at in this tab, from page to page; null: they have not chosen. */
export function chosenTerritory(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // Nothing is kept in a private window: each page begins with the one that counts.
    return null;
  }
}

/** @param id of the franchise */
export function keepTerritory(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // As above.
  }
}
