/** What of a request tells who sent it. */
interface Sent {
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  socket?: { remoteAddress?: string | undefined } | null;
}

/**
 * The caller's network address. Google's front end appends it to `x-forwarded-for`: the last entry is the real one, all
 * before it is what the caller wrote.
 */
export function clientAddress({ headers, socket }: Sent): string {
  const forwarded = headers["x-forwarded-for"];
  const entries = (typeof forwarded === "string" ? forwarded : (forwarded ?? []).join(",")).split(",");
  return entries.at(-1)?.trim() || socket?.remoteAddress || "unknown";
}
