import { isIPv6 } from "node:net";

/** What of a request tells who sent it. */
interface Sent {
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  socket?: { remoteAddress?: string | undefined } | null;
}

/**
 * The caller's network address; of IPv6 the first half, since one line is given all of the second. Google's front end appends it to `x-forwarded-for`: the last entry is the real one, all
 * before it is what the caller wrote.
 */
export function clientAddress({ headers, socket }: Sent): string {
  const forwarded = headers["x-forwarded-for"];
  const entries = (typeof forwarded === "string" ? forwarded : (forwarded ?? []).join(",")).split(",");
  return networkOf(entries.at(-1)?.trim() || socket?.remoteAddress || "unknown");
}

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** `2001:db8:1:2:a:b:c:d` → `2001:db8:1:2::/64`; an IPv4 address, however it is written, and anything else as it is. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [whole = ""] = address.toLowerCase().split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(whole)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = whole.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const between = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => "0");
  const network = [...before, ...between, ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
