/** Nothing of the contract is nested deeper than a few levels. */
const MAX_DEPTH = 16;
/** The SDK takes these for what they say, before anybody has looked at the input. */
const MEANINGFUL = ["@type", "__proto__"];

/**
 * Whether the SDK may unpack a body. It does so before the caller is known, fails on some as if it were our error, and
 * overflows on deep ones.
 */
export function isPlainBody(body: unknown, depth = 0): boolean {
  if (typeof body !== "object" || body === null) return true;
  if (depth > MAX_DEPTH) return false;
  if (MEANINGFUL.some((field) => Object.hasOwn(body, field))) return false;
  return Object.values(body).every((entry) => isPlainBody(entry, depth + 1));
}
