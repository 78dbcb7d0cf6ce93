import { randomBytes } from "node:crypto";

/** Crockford's base 32: no letters that read like digits. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** `chk_` and sixteen random characters (80 bits). */
export function newCheckoutId(): string {
  return `chk_${Array.from(randomBytes(16), (byte) => ALPHABET[byte % 32]).join("")}`;
}
