/** `?papers=` of the tracker: what a mailed link carries. */
const PARAMETER = "papers";
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Of an address; null: it carries none. What can be no link of ours is empty. */
export function paperLinkIn(search: string): string | null {
  const token = new URLSearchParams(search).get(PARAMETER);
  if (token === null) return null;
  return TOKEN.test(token) ? token : "";
}

/** Of a history entry. */
export function paperLinkKept(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !(PARAMETER in state)) return null;
  return typeof state[PARAMETER] === "string" ? state[PARAMETER] : null;
}

/** For the history, once it is out of the address. */
export function keptPaperLink(token: string): Record<typeof PARAMETER, string> {
  return { [PARAMETER]: token };
}
